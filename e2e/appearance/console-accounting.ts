// The console's pages of accounting, from what is to check to what is paid.
import { advanceOrderTo, changeTerms, command, createOrder } from '../../server/test/harness/orders.ts';
import { camt053 } from '../../server/test/money/payments/statement-files.ts';
import { newCustomer } from '../console-visit.ts';
import type { AppearanceContext, PageCase } from './context.ts';
import { LONG_COMPANY, LONG_ORDER } from './long-names.ts';

export async function deliveredOrder({ service }: AppearanceContext, ...commands: string[]) {
  const { key } = await newCustomer(service, LONG_COMPANY);
  const order = (await createOrder(service, key, LONG_ORDER)).json as { id: string; orderNumber: string };
  await advanceOrderTo(service, order.id, 'DELIVERED');
  for (const name of commands) await command(service, order.id, name);
  return order;
}

/** A completed order of a customer that cannot be invoiced. */
async function orderWithoutParty(context: AppearanceContext) {
  const { id } = await deliveredOrder(context, 'complete');
  const { sql } = context.service.services.core;
  await sql`
    update accounts set contracting_party = null where id = (select account_id from orders where id = ${id})`;
}

async function openNewestInvoice({ open, page }: AppearanceContext) {
  await open('/console/accounting/invoices?lang=en');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
}

const DAMAGED = {
  origin: 'COMPLAINT',
  description: LONG_COMPANY.repeat(3),
  damages: [{ part: 'doorFront', side: 'left', type: 'SCRATCH', description: LONG_COMPANY.repeat(4) }],
};

/** An offer of an order with long names, which its carrier accepted. */
export async function offerToCarrier({ service }: AppearanceContext) {
  const account = await service.account({ name: LONG_COMPANY, kind: 'CARRIER' });
  const { key } = await newCustomer(service, LONG_COMPANY);
  const { id } = (await createOrder(service, key, LONG_ORDER)).json;
  const deadline = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
  const terms = { carrierIds: [account.id], net: 12_345.67, deadline };
  const [offer] = (await service.ops('POST', `/orders/${id}/carrier-offers`, terms)).json.data;
  await service.ops('POST', `/carrier-offers/${offer.id}/answer`, { answer: 'ACCEPT' });
  return { account, offerId: offer.id as string };
}

/** One payment for three invoices, with a discount and a rest; and one that fits nothing. */
async function receivePayment(
  { service }: AppearanceContext,
  console: Awaited<ReturnType<AppearanceContext['asOperator']>>['console'],
) {
  const { key, account } = await newCustomer(service, LONG_COMPANY);
  await changeTerms(service, account.id, { payment: { dueDays: 14, discount: { percent: 2, days: 10 } } });
  const numbers: string[] = [];
  let sum = 0;
  for (let count = 0; count < 3; count += 1) {
    const order = (await createOrder(service, key, LONG_ORDER)).json;
    await advanceOrderTo(service, order.id, 'COMPLETED');
    numbers.push((await command(service, order.id, 'invoice')).json.invoiceNumber);
    sum += order.price.gross;
  }
  const day = service.clock.now().toISOString().slice(0, 10);
  const paid = {
    amount: (sum - 300).toFixed(2),
    remittance: `RE ${numbers.join(' ')}`,
    name: LONG_COMPANY.replace('&', '&amp;'),
    day,
  };
  const unknown = { amount: '89.00', remittance: 'Danke', name: 'K. Sommer', reference: 'X', day };
  await console('POST', '/accounting/statements?fileName=bank.xml', undefined, {
    rawBody: Buffer.from(camt053('08', [unknown, paid])),
    headers: { 'content-type': 'application/octet-stream' },
  });
}

export const ACCOUNTING_PAGES: readonly PageCase[] = [
  [
    'a carrier with an accepted order',
    async (context) => {
      const { account } = await offerToCarrier(context);
      await context.asOperator();
      await context.open(`/console/carriers/${account.id}?lang=de`);
      await context.page.getByRole('heading', { name: 'Preise je Strecke' }).waitFor();
    },
  ],
  [
    'a damage case',
    async (context) => {
      const { id } = await deliveredOrder(context);
      const { json } = await context.service.ops('POST', `/orders/${id}/damage-cases`, DAMAGED);
      await context.asOperator();
      await context.open(`/console/damage/${json.number}?lang=de`);
      await context.page.getByText('Kein Foto bei der Abholung').waitFor();
    },
  ],
  [
    'damage cases',
    async (context) => {
      await context.asOperator();
      await context.open('/console/damage?lang=en');
      await context.page.locator('tr[data-row]').first().waitFor();
    },
  ],
  [
    'carriers',
    async (context) => {
      await offerToCarrier(context);
      await context.asOperator();
      await context.open('/console/carriers?lang=de');
      await context.page.locator('tr[data-row]').first().waitFor();
    },
  ],
  [
    'open items',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting/open-items?lang=en');
      await context.page
        .getByRole('button', { name: /^Actions: INV-/ })
        .first()
        .waitFor();
    },
  ],
  [
    'invoice runs',
    async (context) => {
      await deliveredOrder(context, 'complete');
      await orderWithoutParty(context);
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting/runs?lang=de');
      await context.page.getByRole('button', { name: /ausstellen$/ }).waitFor();
    },
  ],
  [
    'an invoice run',
    async (context) => {
      await deliveredOrder(context, 'complete');
      await orderWithoutParty(context);
      const { console } = await context.asOperator({ role: 'accounting' });
      const { json } = await console('POST', '/accounting/invoice-runs', {});
      await context.open(`/console/accounting/runs/${json.id}?lang=de`);
      await context.page.getByText(/ausgestellt, \d+ Kunden? nicht abgerechnet/).waitFor();
    },
  ],
  [
    'payments',
    async (context) => {
      const { console } = await context.asOperator({ role: 'accounting' });
      await receivePayment(context, console);
      await context.open('/console/accounting/payments?lang=de');
      await context.page.getByRole('button', { name: /3 gefunden/ }).click();
      await context.page.getByRole('button', { name: /€ zuordnen/ }).waitFor();
    },
  ],
  [
    'reminders',
    async (context) => {
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting/reminders?lang=en');
      await context.page.getByText('No reminder is due').first().waitFor();
    },
  ],
  [
    'what is to check in accounting',
    async (context) => {
      const { orderNumber } = await deliveredOrder(context);
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting?lang=de');
      await context.page.getByText(orderNumber).first().waitFor();
    },
  ],
  [
    'a payment being noted',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting/open-items?lang=de');
      await context.page
        .getByRole('button', { name: /^Zahlung erfassen: INV-/ })
        .first()
        .click();
      await context.page.getByRole('dialog').getByLabel('Gezahlter Betrag').waitFor();
    },
  ],
  [
    'paid invoices',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      const { console: call } = await context.asOperator({ role: 'accounting' });
      const [item] = (await call('GET', '/accounting/open-items')).json.data;
      await call('POST', '/accounting/payments', {
        bookedOn: item.invoiceDate,
        amount: item.open,
        currency: item.currency,
        payerName: LONG_COMPANY,
        shares: [{ invoiceId: item.id, amount: item.open }],
      });
      await context.open('/console/accounting/paid?lang=en');
      await context.page.getByText(item.invoiceNumber).first().waitFor();
    },
  ],
  [
    'an invoice with its lines',
    async (context) => {
      const { id } = await deliveredOrder(context, 'complete', 'invoice');
      const { console: call } = await context.asOperator({ role: 'accounting' });
      const { invoiceNumber } = (await call('GET', `/orders/${id}`)).json;
      await command(context.service, id, 'credit_invoice', {
        lines: [{ position: 1, net: 10 }],
        reason: 'Scratch',
      });
      await context.open(`/console/accounting/invoices/${invoiceNumber}?lang=de`);
      await context.page.getByText('Korrigiert durch').waitFor();
    },
  ],
  [
    'lines of an invoice being credited',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      await context.asOperator({ role: 'accounting' });
      await openNewestInvoice(context);
      await context.page
        .getByRole('button', { name: /^Credit… INV-/ })
        .first()
        .click();
      const dialog = context.page.getByRole('dialog');
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByLabel('Reason').fill('Scratch at the door');
      await dialog.getByRole('button', { name: /^Issue INV-.+ mail to/ }).waitFor();
    },
  ],
  [
    'exports of a month',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting/exports?lang=de');
      await context.page.getByText('Nummern sind lückenlos').waitFor();
    },
  ],
  [
    'the settings of accounting',
    async (context) => {
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting/settings?lang=de');
      await context.page.getByLabel('Beraternummer').fill('29098');
    },
  ],
  [
    'invoiced orders',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting/invoices?lang=en');
      await context.page.getByRole('link', { name: /^INV-/ }).first().waitFor();
    },
  ],
  [
    'an invoice being cancelled',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      await context.asOperator({ role: 'accounting' });
      await openNewestInvoice(context);
      await context.page
        .getByRole('button', { name: /^Cancel INV-/ })
        .first()
        .click();
      await context.page
        .getByRole('dialog')
        .getByText(/cancels the invoice for €/)
        .waitFor();
    },
  ],
  [
    'corrected invoices',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      await context.asOperator({ role: 'accounting' });
      await openNewestInvoice(context);
      await context.page
        .getByRole('button', { name: /^Cancel INV-/ })
        .first()
        .click();
      const dialog = context.page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('Wrong address');
      await dialog.getByRole('button', { name: /^Cancel invoice INV-/ }).click();
      await context.page.getByRole('region', { name: 'Corrections' }).getByRole('link').click();
      await context.page
        .getByRole('button', { name: /^Invoice again/ })
        .first()
        .waitFor();
    },
  ],
  [
    'overdue invoices with a reminder',
    async (context) => {
      await deliveredOrder(context, 'complete', 'invoice');
      context.service.clock.advance(30 * 86_400_000);
      await context.asOperator({ role: 'accounting' });
      await context.open('/console/accounting/reminders?lang=de');
      await context.page
        .getByRole('button', { name: /^Senden: Mahnung an/ })
        .first()
        .waitFor();
    },
  ],
];
