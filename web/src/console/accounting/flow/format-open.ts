// The first line of accounting: how much is open, how much of it is overdue, and what to do next.
import type { FlowTexts } from '../../../../../shared/texts/generated/console/accounting/flow.ts';
import type { Language } from '../../../messages/language.ts';
import { formatSums } from '../../../ui/format.ts';
import { countOf, type Flow, type StepName } from './steps.ts';

export function formatOpen({ open: texts }: FlowTexts, language: Language, flow: Flow): string {
  const open = countOf(flow, 'open');
  if (open.count === 0) return texts.nothing;
  const sum = texts.sum({ count: open.count, amount: formatSums(language, open.sums ?? []) });
  const overdue = countOf(flow, 'overdue');
  return overdue.count === 0
    ? texts.withoutOverdue({ sum })
    : texts.withOverdue({ sum, count: overdue.count, amount: formatSums(language, overdue.sums ?? []) });
}

/** Money that came in first, then claims, then orders. */
const TASKS = ['payments', 'overdue', 'check', 'invoice'] as const;
export type Task = (typeof TASKS)[number];

const tasksOf = (flow: Flow, task: Task) =>
  task === 'overdue' ? flow.remindersDue : countOf(flow, task).count;

/** The next task that the open page is not about; null if nothing waits. */
export function nextTask(flow: Flow, current: StepName | null): { task: Task; count: number } | null {
  const task = TASKS.find((one) => one !== current && tasksOf(flow, one) > 0);
  return task === undefined ? null : { task, count: tasksOf(flow, task) };
}
