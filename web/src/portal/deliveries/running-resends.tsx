// Shows the progress of bulk resends above the list of deliveries.
import { useWords } from '../../messages/use-words.ts';
import { WorkProgress } from '../../ui/progress.tsx';
import { de } from './de.ts';
import { useRunningResends } from './deliveries.ts';
import { en } from './en.ts';

export function RunningResends() {
  const words = useWords({ en, de });
  return useRunningResends().map(({ id, handled, total }) => (
    <WorkProgress key={id} done={handled} total={total} label={words.progress(handled, total)} />
  ));
}
