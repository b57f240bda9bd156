// The invoices of the portal: with every state and long names, one with extras, and empty.
import { recordManualPayment } from '../../server/src/money/payments/allocate.ts';
import { advanceOrderTo, command, createOrder } from '../../server/test/harness/orders.ts';
import { TESTER } from '../../server/test/harness/portal.ts';
import { advance } from '../../server/test/sandbox/journey.ts';
import { offerToCarrier } from './console-accounting.ts';
import type { AppearanceContext, PageCase } from './context.ts';
import { LONG_COMPANY, LONG_REFERENCE } from './long-names.ts';

async function invoiceOrder({ service }: AppearanceContext, key: string, reference: string) {
  const order = (await createOrder(service, key, { customerReference: reference })).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const { invoiceNumber } = (await command(service, order.id, 'invoice')).json;
  return { id: order.id as string, number: invoiceNumber as string };
}

/** Open, partly paid, overdue and paid ones, and one that was cancelled and issued again. */
async function createInvoices(context: AppearanceContext) {
  const { service } = context;
  const account = await service.account({ name: LONG_COMPANY });
  const { live } = await context.asCustomer({ account });
  const { core } = service.services;
  const pay = async (number: string, share: number) => {
    const [invoice] = await core.sql<{ id: string; grossCents: number; currency: string }[]>`
      select id, gross_cents, currency from invoices where number = ${number}`;
    const { id: invoiceId, grossCents, currency } = invoice!;
    const amountCents = Math.round(grossCents * share);
    const bookedOn = service.clock.now().toISOString().slice(0, 10);
    const noted = { bookedOn, amountCents, currency, payerName: null, remittance: number };
    await recordManualPayment(core, TESTER, noted, [{ invoiceId, amountCents, discountCents: 0 }]);
  };
  await pay((await invoiceOrder(context, live, 'KST-4410')).number, 1);
  await pay((await invoiceOrder(context, live, LONG_REFERENCE)).number, 0.4);
  const overdue = await invoiceOrder(context, live, 'KST-4411');
  // Nobody can change an issued invoice, and waiting would move the clock of the other pages.
  await core.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update invoices set due_on = invoice_date - 3 where number = ${overdue.number}`;
  });
  const cancelled = await invoiceOrder(context, live, 'KST-4412');
  await command(service, cancelled.id, 'cancel_invoice', { reason: 'Falsche Kostenstelle' });
  await command(service, cancelled.id, 'reinvoice');
  return { cancelled: cancelled.number };
}

export const INVOICE_PAGES: readonly PageCase[] = [
  [
    'an order of a carrier',
    async (context) => {
      const { account, offerId } = await offerToCarrier(context);
      await context.asCustomer({ account });
      await context.open(`/portal/production/carrier-offers/${offerId}?lang=en`);
      await context.page.getByRole('button', { name: 'Name the driver' }).waitFor();
    },
  ],
  [
    'invoices',
    async (context) => {
      await createInvoices(context);
      await context.open('/portal/production/invoices?lang=de');
      await context.page.getByText('Überfällig').first().waitFor();
    },
  ],
  [
    'an invoice that was cancelled and issued again',
    async (context) => {
      const { cancelled } = await createInvoices(context);
      await context.open(`/portal/production/invoices/${cancelled}?lang=en`);
      await context.page.getByText('What followed').waitFor();
    },
  ],
  [
    'a test invoice with extras that is paid',
    async (context) => {
      const { test: key, portal } = await context.asCustomer();
      const headers = { 'x-sandbox-scenario': 'EXTRAS', 'x-sandbox-mode': 'manual' };
      const order = (await createOrder(context.service, key, {}, headers)).json;
      await advance({ service: context.service, key, order }, { toEnd: true });
      const [{ number }] = (await portal('GET', '/sandbox/invoices')).json.data;
      await context.open(`/portal/sandbox/invoices/${number}?lang=de`);
      await context.page.getByText('Testdokument').first().waitFor();
    },
  ],
  [
    'no invoices',
    async (context) => {
      await context.asCustomer();
      await context.open('/portal/sandbox/invoices?lang=en');
      await context.page.getByRole('heading', { name: 'No invoices yet' }).waitFor();
    },
  ],
];
