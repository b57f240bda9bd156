// Accounting: invoices, runs, corrections, allocations, reminders.
import { finishDue, listChanged } from '../background.ts';
import { inConsole } from '../callers.ts';
import { NotPossible } from '../step.ts';
import { type Action, type Json, ordersIn, type Turn } from '../world.ts';
import { dayOf, daysFrom } from './order-body.ts';

export const books = ({ world }: Turn) => inConsole(world, world.accountant);

async function commandOn(turn: Turn, name: string, statuses: string[], payload: object = {}): Promise<void> {
  const order = turn.choose(ordersIn(turn.world, ...statuses));
  turn.touch(order);
  await turn.call(books(turn), 'POST', `/orders/${order.id}/commands`, { command: name, ...payload });
}

const invoiceCommand = (name: string, weight: number, statuses: string[], payload?: object): Action => ({
  name: `accounting: ${name}`,
  weight,
  run: (turn) => commandOn(turn, name, statuses, payload),
});

async function someOpenItem(turn: Turn): Promise<Json> {
  const { data } = await turn.read(books(turn), '/accounting/open-items?limit=20');
  return turn.choose(data.map((item: Json) => ({ ...item, name: item.invoiceNumber })));
}

const INVOICES: Action[] = [
  invoiceCommand('invoice', 6, ['COMPLETED']),
  invoiceCommand('invoice_extras', 2, ['INVOICED', 'CANCELLED']),
  invoiceCommand('reinvoice', 2, ['INVOICED']),
  invoiceCommand('cancel_invoice', 1, ['INVOICED'], { reason: 'Falsche Anschrift' }),
  invoiceCommand('credit_invoice', 1, ['INVOICED'], {
    reason: 'Kulanz',
    lines: [{ position: 1, net: 10 }],
  }),
  invoiceCommand('complete', 2, ['DELIVERED']),
  {
    name: 'accounting starts an invoice run',
    weight: 2,
    async run(turn) {
      const until = dayOf(daysFrom(turn.now, -turn.random.between(0, 3)));
      await turn.call(books(turn), 'POST', '/accounting/invoice-runs', { until });
      await finishDue(turn.world);
      for (const order of await listChanged(turn.world)) turn.touch(order);
    },
  },
];

const PAYMENTS: Action[] = [
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
      const { id } = await someOpenItem(turn);
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

export const ACCOUNTING_ACTIONS: Action[] = [...INVOICES, ...PAYMENTS];
