// Accounting: what payments settle, credits, differences, reminders.
import { NotPossible } from '../step.ts';
import type { Action, Json, Turn } from '../world.ts';
import { books } from './accountant.ts';
import { dayOf } from './order-body.ts';

/** Above it, a write-off is refused. */
const MAX_WRITTEN_OFF = 5;

async function readOpenItems(turn: Turn): Promise<Json[]> {
  const { data } = await turn.read(books(turn), '/accounting/open-items?limit=20');
  return data.map((item: Json) => ({ ...item, name: item.invoiceNumber }));
}

async function someOpenItem(turn: Turn): Promise<Json> {
  return turn.choose(await readOpenItems(turn));
}

/** The id is another one in each run. */
async function somePayment(turn: Turn, state: string): Promise<Json> {
  const { data } = await turn.read(books(turn), `/accounting/payments?state=${state}&limit=20`);
  const named = data.map((one: Json) => ({
    ...one,
    name: `${one.bookedOn} ${one.amount} ${one.payerName} ${one.remittance}`,
  }));
  return turn.choose<Json>(named);
}

const cents = (amount: number) => Math.round(amount * 100);

/** Parts of several invoices, some with an early-payment discount. Returns what is left, in cents. */
function share(turn: Turn, rest: number, invoices: readonly Json[]): { shares: object[]; left: number } {
  const shares: object[] = [];
  let left = cents(rest);
  for (const { id, open, discount } of invoices.slice(0, turn.random.between(1, 3))) {
    const taken = turn.random.chance(0.5) ? cents(discount?.amount ?? 0) : 0;
    const amount = Math.min(left, cents(open) - taken);
    if (amount <= 0) continue;
    const isWhole = amount === cents(open) - taken;
    shares.push({ invoiceId: id, amount: amount / 100, discount: isWhole ? taken / 100 : 0 });
    left -= amount;
  }
  return { shares, left };
}

const CREDITS: Action[] = [
  {
    name: 'accounting assigns a payment freely',
    weight: 4,
    async run(turn) {
      const { id, rest } = await somePayment(turn, 'OPEN');
      const { invoices } = await turn.read(books(turn), `/accounting/payments/${id}`);
      if (invoices.length === 0) throw new NotPossible();
      const { shares, left } = share(turn, rest, invoices);
      const isKept = left > 0 && turn.random.chance(0.6);
      const keptRest = { accountId: invoices[0].accountId, payBack: turn.random.chance(0.3) };
      const body = { shares, rest: isKept ? keptRest : null };
      await turn.call(books(turn), 'POST', `/accounting/payments/${id}/allocations`, body);
    },
  },
  {
    name: 'accounting sets off a credit',
    weight: 3,
    async run(turn) {
      const item = await someOpenItem(turn);
      if (item.open <= 0) throw new NotPossible();
      const { data } = await turn.read(books(turn), `/accounting/credits?accountId=${item.accountId}`);
      const credit = data.find(({ currency }: Json) => currency === item.currency);
      if (!credit) throw new NotPossible();
      const source = credit.kind === 'INVOICE' ? 'creditInvoiceId' : 'creditPaymentId';
      const amount = Math.min(credit.amount, item.open);
      const body = { invoiceId: item.id, [source]: credit.id, amount };
      await turn.call(books(turn), 'POST', '/accounting/set-offs', body);
    },
  },
  {
    name: 'accounting pays a credit back',
    weight: 1,
    async run(turn) {
      const { id } = await somePayment(turn, 'CREDIT');
      const body = { bookedOn: dayOf(turn.now), note: 'Erstattet' };
      await turn.call(books(turn), 'POST', `/accounting/payments/${id}/refunds`, body);
    },
  },
  {
    name: 'accounting undoes a refund',
    weight: 0.5,
    async run(turn) {
      const { refunds } = await somePayment(turn, 'ALLOCATED');
      if (refunds.length === 0) throw new NotPossible();
      await turn.call(books(turn), 'DELETE', `/accounting/refunds/${refunds[0].id}`);
    },
  },
  {
    name: 'accounting takes a payment back',
    weight: 1,
    async run(turn) {
      const { id } = await somePayment(turn, turn.random.pick(['ALLOCATED', 'CREDIT']));
      await turn.call(books(turn), 'DELETE', `/accounting/payments/${id}/allocations`);
    },
  },
];

const ALLOCATIONS: Action[] = [
  {
    name: 'accounting allocates certain payments',
    weight: 3,
    async run(turn) {
      await turn.call(books(turn), 'POST', '/accounting/payments/allocate-certain', {});
    },
  },
  {
    name: 'accounting allocates a payment by hand',
    weight: 3,
    async run(turn) {
      const json = await turn.read(books(turn), '/accounting/payments?state=OPEN&limit=20');
      const payment = json.data.find(({ amount }: Json) => amount > 0);
      if (!payment) throw new NotPossible();
      const item = await someOpenItem(turn);
      const amount = Math.min(payment.rest, item.open);
      const shares = [{ invoiceId: item.id, amount }];
      await turn.call(books(turn), 'POST', `/accounting/payments/${payment.id}/allocations`, { shares });
    },
  },
  {
    name: 'accounting undoes an allocation',
    weight: 1,
    async run(turn) {
      const json = await turn.read(books(turn), '/accounting/payments?state=ALLOCATED&limit=20');
      const allocations = json.data.flatMap(({ remittance, allocations }: Json) =>
        allocations.map((one: Json) => ({ ...one, name: `${remittance} ${one.invoiceNumber} ${one.kind}` })),
      );
      const { id } = turn.choose<Json>(allocations);
      await turn.call(books(turn), 'DELETE', `/accounting/allocations/${id}`);
    },
  },
  {
    name: 'accounting writes off',
    weight: 1,
    async run(turn) {
      const items = await readOpenItems(turn);
      const small = items.filter(({ open }) => Math.abs(open) <= MAX_WRITTEN_OFF);
      const { id } = turn.choose(small.length > 0 ? small : items);
      await turn.call(books(turn), 'POST', `/accounting/open-items/${id}/write-off`, { reason: 'Gering' });
    },
  },
  {
    name: 'accounting sets a payment aside',
    weight: 1,
    async run(turn) {
      const json = await turn.read(books(turn), '/accounting/payments?state=OPEN&limit=20');
      if (json.data.length === 0) throw new NotPossible();
      const path = `/accounting/payments/${json.data[0].id}/set-aside`;
      await turn.call(books(turn), 'PUT', path, { reason: turn.random.chance(0.8) ? 'Privat' : null });
    },
  },
  {
    name: 'accounting sends reminders',
    weight: 1,
    async run(turn) {
      const { accountId } = await someOpenItem(turn);
      await turn.call(books(turn), 'POST', '/accounting/reminders', { accountIds: [accountId] });
    },
  },
];

export const PAYMENT_ACTIONS: Action[] = [...ALLOCATIONS, ...CREDITS];
