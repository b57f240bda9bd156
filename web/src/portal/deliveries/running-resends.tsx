// Shows the progress of bulk resends above the list of deliveries.
import { deliveriesTexts } from '../../../../shared/texts/generated/portal/deliveries.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { WorkProgress } from '../../ui/progress.tsx';
import { useRunningResends } from './deliveries.ts';

export function RunningResends() {
  const texts = useTexts(deliveriesTexts);
  return useRunningResends().map(({ id, handled, total }) => (
    <WorkProgress key={id} done={handled} total={total} label={texts.progress({ handled, total })} />
  ));
}
