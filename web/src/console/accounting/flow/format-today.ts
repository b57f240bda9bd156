// What is to do in accounting today, as one sentence.
import type { FlowTexts } from '../../../../../shared/texts/generated/console/accounting/flow.ts';
import type { Flow } from './steps.ts';

export function formatToday({ today }: FlowTexts, flow: Flow): string {
  const counts = [
    [today.extras, flow.extras],
    [today.delivered, flow.delivered.count],
    [today.toInvoice, flow.toInvoice.count],
    [today.payments, flow.payments],
    [today.remindersDue, flow.remindersDue],
  ] as const;
  const tasks = counts.filter(([, count]) => count > 0).map(([text, count]) => text({ count }));
  return tasks.length === 0 ? today.nothing : today.list({ tasks: tasks.join(', ') });
}
