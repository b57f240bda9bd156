// The steps of accounting in their order, and the keys that lead from one to another.
import type { components } from '../../../api/paths/operations.ts';

export type Flow = components['schemas']['AccountingFlow'];

export const STEPS = ['check', 'invoice', 'open', 'payments', 'overdue', 'paid', 'all'] as const;
export type StepName = (typeof STEPS)[number];

/** The page of each step. */
export const ADDRESSES = {
  check: { to: '/accounting', search: { view: 'delivered' } },
  invoice: { to: '/accounting', search: { view: 'completed' } },
  open: { to: '/accounting/open-items' },
  payments: { to: '/accounting/payments' },
  overdue: { to: '/accounting/reminders' },
  paid: { to: '/accounting/paid' },
  all: { to: '/accounting/invoices' },
} as const satisfies Record<StepName, { to: string; search?: object }>;

interface Counted {
  count: number;
  /** What waits there, per currency; null where a sum says nothing. */
  sums: { currency: string; cents: number }[] | null;
}

const cents = (amount: number) => Math.round(amount * 100);
const owed = (amounts: Flow['open']['amounts']) =>
  amounts.map(({ currency, amount }) => ({ currency, cents: cents(amount) }));
const netOf = ({ amounts }: Flow['toInvoice']) =>
  amounts.map(({ currency, net }) => ({ currency, cents: cents(net) }));

/** Adds what has the same currency. */
function addSums(sums: readonly { currency: string; cents: number }[]) {
  const totals = new Map<string, number>();
  for (const one of sums) totals.set(one.currency, (totals.get(one.currency) ?? 0) + one.cents);
  return [...totals].sort().map(([currency, sum]) => ({ currency, cents: sum }));
}

/** What waits in a step; nothing waits in what is settled. */
export function countOf(flow: Flow, step: Exclude<StepName, 'paid' | 'all'>): Counted {
  switch (step) {
    case 'check':
      return { count: flow.extras + flow.delivered.count, sums: netOf(flow.delivered) };
    case 'invoice':
      return { count: flow.toInvoice.count, sums: netOf(flow.toInvoice) };
    case 'open':
      return {
        count: flow.open.count + flow.overdue.count,
        sums: addSums([...owed(flow.open.amounts), ...owed(flow.overdue.amounts)]),
      };
    case 'payments':
      return { count: flow.payments, sums: null };
    case 'overdue':
      return { count: flow.overdue.count, sums: owed(flow.overdue.amounts) };
  }
}

/** N and P lead to the next and the previous step, digits to a step by its number; null for other keys. */
export function stepByKey(key: string, current: StepName | null): StepName | null {
  const digit = Number(key);
  if (Number.isInteger(digit) && digit > 0) return STEPS[digit - 1] ?? null;
  const direction = { n: 1, p: -1 }[key.toLowerCase()];
  if (direction === undefined) return null;
  if (current === null) return STEPS[0];
  return STEPS[STEPS.indexOf(current) + direction] ?? null;
}
