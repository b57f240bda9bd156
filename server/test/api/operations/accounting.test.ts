// Accounting: orders to complete and to invoice, the invoices of a month with their sums, and their export.
import { afterAll, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';

const service = await startService();
afterAll(() => service.close());

test('an order moves from delivered to completed to the invoices of its month, and the sums follow', async () => {
  const { key, account } = await service.customer({ environment: 'production' });
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const order = (await createOrder(service, key)).json;
  const sums = async () => (await console('GET', '/accounting')).json;
  const staged = async (stage: string) =>
    (await console('GET', `/accounting/orders?stage=${stage}`)).json.data;
  expect(await sums()).toMatchObject({
    month: '2026-10',
    delivered: { count: 0, amounts: [] },
    completed: { count: 0 },
    invoiced: { count: 0 },
  });
  await advanceOrderTo(service, order.id, 'DELIVERED');
  const { net, gross } = order.price;
  const amounts = [{ currency: 'EUR', net, gross }];
  expect((await sums()).delivered).toEqual({ count: 1, amounts });
  const [row] = await staged('delivered');
  expect(row).toMatchObject({
    accountName: account.name,
    hasContractingParty: true,
    order: { id: order.id },
  });
  expect((await console('POST', `/orders/${order.id}/commands`, { command: 'complete' })).status).toBe(200);
  expect(await staged('delivered')).toEqual([]);
  expect((await sums()).completed).toEqual({ count: 1, amounts });
  const invoiced = await console('POST', `/orders/${order.id}/commands`, { command: 'invoice' });
  expect(invoiced.status, invoiced.text).toBe(200);
  expect(await sums()).toMatchObject({ completed: { count: 0 }, invoiced: { count: 1, amounts } });
  const { data } = (await console('GET', '/accounting/invoices?month=2026-10')).json;
  expect(data).toMatchObject([
    { invoiceNumber: invoiced.json.invoiceNumber, net, gross, accountName: account.name },
  ]);
  expect((await console('GET', '/accounting/invoices?month=2026-09')).json.data).toEqual([]);
  const file = await console('GET', '/accounting/invoices.csv?month=2026-10');
  expect(file.text.trim().split('\r\n')).toHaveLength(2);
  expect(file.text).toContain(invoiced.json.invoiceNumber);
});

test('a month is in the operator’s time zone, and an invalid month is refused', async () => {
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  expectV1Error(await console('GET', '/accounting?month=2026-13'), 400, 'INVALID_REQUEST');
  const { key } = await service.customer({ environment: 'production' });
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  // 23:30 in Berlin, on the last day of October.
  service.clock.set(new Date('2026-10-31T22:30:00.000Z'));
  await command(service, order.id, 'invoice');
  service.clock.set(new Date('2026-11-02T08:00:00.000Z'));
  const later = await newConsoleUser(service, { role: 'accounting' });
  const inMonth = async (month: string) =>
    (await later.console('GET', `/accounting/invoices?month=${month}`)).json.data.filter(
      (one: { orderId: string }) => one.orderId === order.id,
    ).length;
  expect([await inMonth('2026-10'), await inMonth('2026-11')]).toEqual([1, 0]);
});

test('orders and invoices are listed page by page, each once', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const orders = [(await createOrder(service, key)).json, (await createOrder(service, key)).json];
  for (const { id } of orders) await advanceOrderTo(service, id, 'COMPLETED');
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const listAll = async (path: string, idOf: (row: { orderId: string; order: { id: string } }) => string) => {
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await console('GET', `${path}&limit=1${cursor && `&cursor=${cursor}`}`);
      expect(page.json.data).toHaveLength(1);
      found.push(...page.json.data.map(idOf));
      cursor = page.json.nextCursor;
    }
    return found;
  };
  const newestFirst = orders.map(({ id }) => id).reverse();
  const staged = await listAll('/accounting/orders?stage=completed', ({ order }) => order.id);
  expect(staged.filter((id) => newestFirst.includes(id))).toEqual(newestFirst);
  for (const { id } of orders) await command(service, id, 'invoice');
  const month = service.clock.now().toISOString().slice(0, 7);
  const invoiced = await listAll(`/accounting/invoices?month=${month}`, ({ orderId }) => orderId);
  expect(invoiced.filter((id) => newestFirst.includes(id))).toEqual(newestFirst);
  expect(new Set(invoiced).size).toBe(invoiced.length);
});

test('the next invoice number is announced, and the file has the format of the operator', async () => {
  const { key, account } = await service.customer({ environment: 'production' });
  const { console } = await newConsoleUser(service, { role: 'admin' });
  const { contractingParty } = (await console('GET', `/accounts/${account.id}`)).json;
  const party = { ...contractingParty, vatId: 'DE123456788', debtorNumber: '10042' };
  const changed = await console('PATCH', `/accounts/${account.id}`, { contractingParty: party });
  expect(changed.status, changed.text).toBe(200);
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const { nextInvoiceNumber } = (await console('GET', '/accounting')).json;
  const { invoiceNumber } = (await console('POST', `/orders/${order.id}/commands`, { command: 'invoice' }))
    .json;
  expect(invoiceNumber).toBe(nextInvoiceNumber);
  const lineOf = async () => {
    const [head, ...lines] = (await console('GET', '/accounting/invoices.csv')).text.trim().split('\r\n');
    return [head!.replace('\ufeff', ''), lines.find((line) => line.startsWith(invoiceNumber))!];
  };
  const [year, month, day] = service.clock.now().toISOString().slice(0, 10).split('-');
  const amount = order.price.net.toFixed(2);
  const [germanHead, german] = await lineOf();
  expect(germanHead).toMatch(/^Rechnungsnummer;Rechnungsdatum;Debitorennummer;Kunde;USt-IdNr\.;/);
  expect(german).toContain(`${invoiceNumber};${day}.${month}.${year};10042;${account.name};DE123456788;`);
  expect(german).toContain(`;${amount.replace('.', ',')};`);
  const operator = (await console('GET', '/operator')).json;
  expect(operator.csvFormat).toBe('GERMAN');
  await console('PUT', '/operator', { ...operator, csvFormat: 'INTERNATIONAL' });
  const [head, line] = await lineOf();
  expect(head).toMatch(/^Invoice number,Invoice date,Debtor number,Customer,VAT id,/);
  expect(line).toContain(`${invoiceNumber},${year}-${month}-${day},10042,${account.name},DE123456788,`);
  expect(line).toContain(`,${amount},`);
  expect((await console('GET', '/audit.csv')).text).toContain('Time,Actor,Name,Channel');
});

test('the file has a row for each VAT rate of an invoice', async () => {
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const { key, account } = await service.customer({ environment: 'production' });
  await advanceOrderTo(service, (await createOrder(service, key)).json.id, 'INVOICED');
  const groups = [
    { category: 'S', rate: 19, netCents: 10_000, vatCents: 1900 },
    { category: 'E', rate: 0, netCents: 500, vatCents: 0 },
  ];
  // Items that are passed on without VAT do not exist yet, so the row is written without its document.
  await service.services.core.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into invoices select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'number', 'X-1',
        'document_id', gen_random_uuid(), 'xml_document_id', null, 'net_cents', 10500, 'vat_cents', 1900,
        'gross_cents', 12400, 'vat_groups', ${tx.json(groups)}::jsonb))).*
      from invoices i where i.account_id = ${account.id}`;
  });
  const { text } = await console('GET', '/accounting/invoices.csv');
  const rows = text.split('\r\n').filter((line: string) => line.startsWith('X-1'));
  expect(rows).toHaveLength(2);
  expect(rows.join()).toMatch(
    /100[,.]00[;,]19[;,]19[,.]00[;,]119[,.]00.*5[,.]00[;,]0[;,]0[,.]00[;,]5[,.]00/s,
  );
});
