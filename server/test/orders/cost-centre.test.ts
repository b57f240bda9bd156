// The customer's cost centre through every part: API, events, history, filters, saved views, import, export, invoice.
import { expect, test } from 'vitest';
import { newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, createOrder, eventsOf, patchOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';
import { brokenRules, hasRules } from '../money/invoices/official-rules.ts';
import { HEADER, importsOf, line } from './imports/import-setup.ts';

const service = await sharedService();
const { key, account } = await service.customer({ environment: 'production' });
const { console } = await newConsoleUser(service, { role: 'admin' });
const ordersWith = async (customerCostCentre: string, path = '/orders') =>
  (await console('GET', `${path}?customerCostCentre=${encodeURIComponent(customerCostCentre)}`)).json;

test('it is set, changed, cleared and limited to 100 characters', async () => {
  const created = (await createOrder(service, key, { customerCostCentre: '4711' })).json;
  expect(created.customerCostCentre).toBe('4711');
  const { json: changed } = await patchOrder(service, key, created.id, { customerCostCentre: 'Süd/12' });
  expect(changed.customerCostCentre).toBe('Süd/12');
  const { json: cleared } = await patchOrder(service, key, created.id, { customerCostCentre: null });
  expect(cleared.customerCostCentre).toBeNull();
  const tooLong = await createOrder(service, key, { customerCostCentre: 'x'.repeat(101) });
  expectV1Error(tooLong, 400, 'INVALID_REQUEST');
  expect(tooLong.json.error.details.fields).toMatchObject([{ field: 'customerCostCentre', code: 'too_big' }]);
});

test('events of format v1 have it, and the history names the change', async () => {
  const { id } = (await createOrder(service, key, { customerCostCentre: '4712' })).json;
  const [created] = await eventsOf(service, id);
  expect(created.data.customerCostCentre).toBe('4712');
  await patchOrder(service, key, id, { customerCostCentre: '4713' });
  const { data } = (await console('GET', `/orders/${id}/history`)).json;
  const values = { before: '4712', after: '4713' };
  expect(data.at(-1).changes).toEqual([{ field: 'customerCostCentre', values }]);
});

test('the console filters list, board and map by exactly this cost centre, also in a saved view', async () => {
  const { id } = (await createOrder(service, key, { customerCostCentre: 'Filter 1' })).json;
  await createOrder(service, key, { customerCostCentre: 'Filter 12' });
  expect((await ordersWith('Filter 1')).data.map((order: { id: string }) => order.id)).toEqual([id]);
  const { columns } = await ordersWith('Filter 1', '/orders/board');
  expect(columns.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(1);
  const filter = { layout: 'table', customerCostCentre: 'Filter 1' };
  const saved = await console('POST', '/views', { name: 'Kostenstelle', shared: false, filter });
  expect(saved.json.filter).toEqual(filter);
});

test('a column of an import is recognised, and both exports have it', async () => {
  const imports = importsOf(service, account);
  const { id } = await imports.check(`${HEADER};Kostenstelle\r\n${line({ number: 'COST-1' })};Import 7`);
  await imports.create(id);
  const [imported] = (await ordersWith('Import 7')).data;
  expect(imported).toMatchObject({ externalOrderId: 'COST-1', customerCostCentre: 'Import 7' });
  const { portal } = await newPortalUser(service, { account });
  const csv = await portal('GET', '/production/orders.csv');
  expect(csv.text).toContain('customerCostCentre');
  expect(csv.text).toContain('Import 7');
  const chosen = await console('POST', '/orders/export', { orders: [{ id: imported.id }] });
  expect(chosen.text).toContain('Import 7');
});

test('the lines of an invoice have it as BT-133', async () => {
  const { id } = (await createOrder(service, key, { customerCostCentre: 'R&D 9' })).json;
  const { invoiceNumber } = await advanceOrderTo(service, id, 'INVOICED');
  const { text } = await console('GET', `/accounting/invoices/${invoiceNumber}/xml`);
  expect(text).toContain(
    '<ram:ReceivableSpecifiedTradeAccountingAccount><ram:ID>R&amp;D 9</ram:ID></ram:ReceivableSpecifiedTradeAccountingAccount>',
  );
  if (hasRules) expect(brokenRules(text, 'ZUGFERD')).toEqual([]);
});
