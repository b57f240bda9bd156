// Accounting: invoices, runs, corrections.
import { finishDue, listChanged } from '../background.ts';
import { inConsole } from '../callers.ts';
import { type Action, ordersIn, type Turn } from '../world.ts';
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

export const INVOICE_ACTIONS: Action[] = [
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
      const { status } = await turn.call(books(turn), 'POST', '/accounting/invoice-runs', { until });
      if (status >= 400) return;
      await finishDue(turn.world);
      for (const order of await listChanged(turn.world)) turn.touch(order);
    },
  },
];
