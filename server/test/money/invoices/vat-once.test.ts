// VAT is decided once per invoice: by the recipient of now, and by what was agreed for the order.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { runDueInvoices } from '../../../src/money/invoices/runs/run-due.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { advanceOrderTo, CACHED_MS, command, createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';

const service = await startService();
afterAll(() => service.close());
const { sql } = service.services.core;
const WASH = { extras: [{ kind: 'WASH', net: 19.9 }] };
const ABROAD = { country: 'AT', vatId: 'ATU12345675' };
const AT_HOME = { country: 'DE', vatId: null };

type Customer = Awaited<ReturnType<typeof service.customer>>;

async function agree({ account }: Customer, terms: object) {
  const answer = await service.ops('PUT', `/accounts/${account.id}/agreement`, { ...WASH, ...terms });
  expect(answer.status, answer.text).toBe(200);
  service.clock.advance(CACHED_MS);
}

async function move({ account }: Customer, party: object) {
  const contractingParty = { ...account.contractingParty, ...party };
  const answer = await service.ops('PATCH', `/accounts/${account.id}`, { contractingParty });
  expect(answer.status, answer.text).toBe(200);
  service.clock.advance(CACHED_MS);
}

async function completedWithWash({ key }: Customer) {
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const extra = { category: 'EXTRA', kind: 'WASH', quantity: 1 };
  const added = await service.ops('POST', `/orders/${order.id}/extras`, { id: randomUUID(), extra });
  expect(added.status, added.text).toBe(201);
  return order as { id: string; price: { net: number; gross: number } };
}

const groupsOf = async (accountId: string) =>
  (
    await sql<{ vatGroups: { category: string; rate: number }[] }[]>`
      select vat_groups from invoices where account_id = ${accountId} order by number`
  ).map(({ vatGroups }) => vatGroups.map(({ category, rate }) => `${category} ${rate}`));

test('a price agreed with 0 % stays without VAT when the agreement gets a rate', async () => {
  const customer = await service.customer({ environment: 'production' });
  await agree(customer, { vatRate: 0 });
  const { id, price } = await completedWithWash(customer);
  expect(price.gross).toBe(price.net);
  await agree(customer, { vatRate: 19 });
  expect((await command(service, id, 'invoice')).status).toBe(200);
  const [invoice] = await sql<{ grossCents: number }[]>`
    select gross_cents from invoices where account_id = ${customer.account.id}`;
  expect(invoice!.grossCents).toBe(Math.round((price.net + 19.9) * 100));
  expect(await groupsOf(customer.account.id)).toEqual([['E 0']]);
});

test('all lines have the VAT of the recipient of now, whatever its record was before', async () => {
  const customer = await service.customer({ environment: 'production' });
  await agree(customer, { vatRate: 19 });
  await move(customer, ABROAD);
  const first = await completedWithWash(customer);
  await move(customer, AT_HOME);
  expect((await command(service, first.id, 'invoice')).status).toBe(200);
  const second = await completedWithWash(customer);
  await move(customer, ABROAD);
  expect((await command(service, second.id, 'invoice')).status).toBe(200);
  expect(await groupsOf(customer.account.id)).toEqual([['S 19'], ['AE 0']]);
});

test('a run puts orders with an agreed rate of 0 on an invoice of their own', async () => {
  const customer = await service.customer({ environment: 'production' });
  await agree(customer, { vatRate: 0, invoicing: 'MONTHLY' });
  await completedWithWash(customer);
  await agree(customer, { vatRate: 19, invoicing: 'MONTHLY' });
  await completedWithWash(customer);
  await completedWithWash(customer);
  service.clock.advance(32 * 24 * 3600_000);
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const only = { accountIds: [customer.account.id] };
  const preview = await console('GET', `/accounting/invoice-runs/preview?accountId=${customer.account.id}`);
  expect(preview.json.sums).toMatchObject([{ invoices: 2, orders: 3 }]);
  expect((await console('POST', '/accounting/invoice-runs', only)).status).toBe(201);
  while ((await runDueInvoices(service.services.core)) > 0);
  expect(await groupsOf(customer.account.id)).toEqual([['E 0'], ['S 19']]);
});
