// The words of the steps of accounting in English.
import { pluralIn } from '../../../../../shared/text/plural.ts';
import type { Flow, StepName } from './steps.ts';

const plural = pluralIn('en');

export const en = {
  title: 'Accounting',
  steps: 'Steps of accounting',
  step: {
    check: 'To check',
    invoice: 'To invoice',
    open: 'Open',
    payments: 'Payments to assign',
    overdue: 'Overdue',
    paid: 'Paid this month',
  } satisfies Record<StepName, string>,
  pages: 'More of accounting',
  invoices: 'Invoices',
  exports: 'Exports',
  settings: 'Settings',
  keys: { next: 'next step', jump: 'a step', move: 'move', open: 'open' },
  act: {
    check: 'complete',
    invoice: 'invoice run',
    open: 'note a payment',
    payments: 'allocate as proposed',
    overdue: 'send the reminder',
    paid: null,
  } as Record<StepName, string | null>,
  today: (flow: Flow): string => {
    const parts = [
      flow.extras > 0 && `${plural(flow.extras, { one: 'extra', other: 'extras' })} to decide`,
      flow.delivered.count > 0 &&
        `${plural(flow.delivered.count, { one: 'order', other: 'orders' })} to complete`,
      flow.toInvoice.count > 0 &&
        `${plural(flow.toInvoice.count, { one: 'order', other: 'orders' })} to invoice`,
      flow.payments > 0 && `${plural(flow.payments, { one: 'payment', other: 'payments' })} to assign`,
      flow.remindersDue > 0 &&
        `${plural(flow.remindersDue, { one: 'reminder', other: 'reminders' })} to send`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? 'Nothing is left to do today.' : `To do today: ${parts.join(', ')}.`;
  },
};

export type FlowWords = typeof en;
