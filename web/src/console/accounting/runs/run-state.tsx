// Whether a run goes on, was stopped or is done, and whether customers were left out.
import { useWords } from '../../../messages/use-words.ts';
import { Marked } from '../../../ui/status.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import type { InvoiceRun } from './queries.ts';

export function RunState({ run: { state, blocked } }: { run: InvoiceRun }) {
  const words = useWords({ en, de });
  if (state === 'RUNNING') return <Marked tone="transit">{words.states.RUNNING}</Marked>;
  return <Marked tone={state === 'STOPPED' || blocked > 0 ? 'warn' : 'good'}>{words.states[state]}</Marked>;
}
