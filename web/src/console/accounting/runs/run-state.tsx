// Whether a run goes on, was stopped or is done, and whether customers were left out.
import { runsTexts } from '../../../../../shared/texts/generated/console/accounting/runs.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Marked } from '../../../ui/status.tsx';
import type { InvoiceRun } from './queries.ts';

export function RunState({ run: { state, blocked } }: { run: InvoiceRun }) {
  const texts = useTexts(runsTexts);
  if (state === 'RUNNING') return <Marked tone="transit">{texts.states.RUNNING}</Marked>;
  return <Marked tone={state === 'STOPPED' || blocked > 0 ? 'warn' : 'good'}>{texts.states[state]}</Marked>;
}
