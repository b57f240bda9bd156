// The state of an invoice in one line, in the list of all invoices and at the head of its page.
import { expect, test } from 'vitest';
import { registerTexts } from '../../shared/texts/generated/console/accounting/register.ts';
import { stateOf } from '../src/console/accounting/register/format-state.ts';
import type { RegisteredInvoice } from '../src/console/accounting/register/queries.ts';

const OPEN = {
  kind: 'INVOICE',
  corrects: null,
  cancelledBy: null,
  mail: { state: 'SENT' },
  currency: 'EUR',
  dueOn: '2026-12-03',
  daysOverdue: 0,
  open: 119,
  paid: 0,
  credited: 0,
  discountTaken: 0,
  settledOn: null,
  discount: null,
  reminderLevel: 0,
  blocked: null,
  accountBlocked: null,
} as unknown as RegisteredInvoice;

const of = (changes: object, language: 'de' | 'en' = 'en') => {
  const { tone, text } = stateOf(
    { texts: registerTexts[language], language, today: '2026-11-19' },
    { ...OPEN, ...changes },
  );
  return `${tone}: ${text}`;
};

test.each<[object, string]>([
  [{}, 'place: Due in 14 days'],
  [{ dueOn: '2026-11-19' }, 'place: Due today'],
  [{ paid: 20, credited: 9 }, 'place: Due in 14 days, €20.00 paid, €9.00 credited'],
  [
    { discount: { percent: 2, until: '2026-11-29', amount: 2.38 } },
    'place: Due in 14 days, 2 % discount until 29 Nov 2026',
  ],
  [{ daysOverdue: 1 }, 'warn: 1 day overdue'],
  [
    { daysOverdue: 9, reminderLevel: 2, accountBlocked: 'Dispute' },
    'warn: 9 days overdue, second reminder sent, reminders blocked',
  ],
  [{ mail: { state: 'FAILED' } }, 'alert: Due in 14 days'],
  [{ open: 0, paid: 119, settledOn: '2026-11-16' }, 'good: Paid on 16 Nov 2026'],
  [
    { open: 0, paid: 117, discountTaken: 2, settledOn: '2026-11-16' },
    'good: Paid on 16 Nov 2026 with discount',
  ],
  [{ open: 0, credited: 119 }, 'muted: Credited'],
  [{ open: -10, paid: 129 }, 'muted: €10.00 to the customer’s credit'],
  [{ open: 0, cancelledBy: 'INV-2' }, 'muted: Cancelled by INV-2'],
  [{ kind: 'CREDIT_NOTE', open: null, corrects: 'INV-1' }, 'muted: Credit note for INV-1'],
  [{ kind: 'CANCELLATION', open: null, corrects: 'INV-1' }, 'muted: Cancels INV-1'],
])('%j', (changes, expected) => {
  expect(of(changes)).toBe(expected);
});

test('in German', () => {
  expect(of({ daysOverdue: 2, reminderLevel: 1 }, 'de')).toBe(
    'warn: Seit 2 Tagen überfällig, erste Mahnung gesendet',
  );
});
