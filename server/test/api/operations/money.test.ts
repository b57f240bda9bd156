// Money beyond 32 bits, and sums that never mix currencies.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveCreations } from '../../../src/orders/imports/row-store.ts';
import { countResults } from '../../../src/orders/imports/store.ts';
import { projectPath } from '../../../src/platform/project-root.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, changeTerms, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { importsOf, table } from '../../orders/imports/import-setup.ts';

const service = await sharedService();
const { sql } = service.services.core;

test('a quote of more than 21 million is shown on Today, and the summary answers', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const request = (await createOrder(service, key, { transportType: 'TRUCK' })).json;
  const validUntil = new Date(service.clock.now().getTime() + 20 * 3_600_000).toISOString();
  const offer = (quantity: number) =>
    service.ops('POST', `/requests/${request.id}/quotes`, {
      lineItems: [{ description: 'Fleet', quantity, unitNet: 1_000_000 }],
      validUntil,
    });
  expectV1Error(await offer(1001), 400, 'INVALID_REQUEST');
  expect((await offer(22)).status).toBe(201);
  const today = await service.ops('GET', '/today');
  expect(today.status, today.text).toBe(200);
  expect(today.json.data).toMatchObject([{ kind: 'QUOTE_ENDS', netCents: 2_200_000_000 }]);
  expect((await service.ops('GET', '/summary')).json).toMatchObject({ today: 1 });
});

test('the prices of import rows exceed 32 bits and are added by currency', async () => {
  const { account } = await service.customer({ environment: 'production' });
  const imports = importsOf(service, account);
  const { id, rows } = await imports.check(table({ number: 'A-1' }, { number: 'A-2' }, { number: 'A-3' }));
  const large = { result: 'CREATED', netCents: 3_000_000_000 } as const;
  await saveCreations(sql, await imports.get(id), [
    { ...rows[0]!, ...large },
    { ...rows[1]!, ...large },
    { ...rows[2]!, ...large, currency: 'PLN' },
  ]);
  expect((await imports.rowsOf(id))[0]).toMatchObject({ netCents: 3_000_000_000 });
  expect(await countResults(sql, account.id, [id])).toMatchObject([
    { result: 'CREATED', count: 2, currency: 'EUR', netCents: 6_000_000_000 },
    { result: 'CREATED', count: 1, currency: 'PLN', netCents: 3_000_000_000 },
  ]);
});

test('accounting adds each currency for itself, and dates an invoice as printed', async () => {
  const euro = await service.customer({ environment: 'production' });
  const zloty = await service.customer({ environment: 'production' });
  // Amounts are in hundredths, which yen do not have.
  const refused = await service.ops('PUT', `/accounts/${zloty.accountId}/agreement`, { currency: 'JPY' });
  expectV1Error(refused, 400, 'INVALID_REQUEST');
  expect(refused.text).toContain('two decimals');
  await changeTerms(service, zloty.accountId, { currency: 'PLN' });
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const sums = async () => (await console('GET', '/accounting')).json;
  const orders = [];
  for (const { key } of [euro, zloty, zloty]) {
    const order = (await createOrder(service, key)).json;
    await advanceOrderTo(service, order.id, 'COMPLETED');
    orders.push(order);
  }
  const { net, gross } = orders[0].price;
  const twice = { currency: 'PLN', net: 2 * net, gross: 2 * gross };
  expect(orders[1].price).toMatchObject({ currency: 'PLN', net });
  expect((await sums()).completed).toEqual({ count: 3, amounts: [{ currency: 'EUR', net, gross }, twice] });

  // After midnight in Berlin, still the day before in UTC.
  service.clock.set(new Date('2026-11-10T23:30:00.000Z'));
  for (const { id } of orders) await command(service, id, 'invoice');
  const invoices = (await service.ops('GET', '/accounting/invoices')).json.data;
  expect(new Set(invoices.map((one: { invoiceDate: string }) => one.invoiceDate))).toEqual(
    new Set(['2026-11-11']),
  );
  await command(service, orders[1].id, 'cancel_invoice', { reason: 'Wrong address' });
  expect((await service.ops('GET', '/accounting')).json).toMatchObject({
    invoiced: { count: 3, amounts: [{ currency: 'EUR', net, gross }, twice] },
    corrected: { count: 1, amounts: [{ currency: 'PLN', net: -net, gross: -gross }] },
    balance: {
      count: 4,
      amounts: [
        { currency: 'EUR', net, gross },
        { currency: 'PLN', net, gross },
      ],
    },
  });
  const later = await newConsoleUser(service, { role: 'accounting' });
  const [head, ...lines] = (await later.console('GET', '/accounting/invoices.csv')).text.trim().split('\r\n');
  expect(head).toContain('Rechnungsnummer;Rechnungsdatum;');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line.split(';')[1]).toBe('11.11.2026');
});

test('no column of cents and no cast of cents is narrower than 64 bits', async () => {
  const columns = await sql`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and column_name like '%cents%'`;
  expect(columns.length).toBeGreaterThan(0);
  expect(columns.filter(({ dataType }) => dataType !== 'bigint')).toEqual([]);
  const folder = projectPath('src');
  const narrow = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => /cents/i.test(line) && /cents'?\)*::(int|integer|int4|float8|real)\b/i.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(narrow).toEqual([]);
});
