// The operator chooses prefix and first number before the first invoice; a month of invoices is one ZIP file.
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';

const service = await startService();
afterAll(() => service.close());

test('numbers begin as chosen, without gaps, and are fixed by the first invoice', async () => {
  const { console, cookie } = await newConsoleUser(service, { role: 'accounting' });
  const choose = (body: object) => console('PUT', '/accounting/invoice-numbers', body);
  expect((await choose({ prefix: 're' })).status).toBe(400);
  expect((await choose({ prefix: 'RE', first: 4711 })).json).toEqual({
    prefix: 'RE',
    first: 4711,
    isFixed: false,
  });
  for (const number of ['RE-2026-04711', 'RE-2026-04712']) {
    const { key } = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, key)).json;
    await advanceOrderTo(service, order.id, 'COMPLETED');
    expect((await command(service, order.id, 'invoice')).json.invoiceNumber).toBe(number);
  }
  expectV1Error(await choose({ prefix: 'R' }), 409, 'INVOICE_NUMBERS_FIXED');
  expect((await console('GET', '/accounting/invoice-numbers')).json).toMatchObject({ isFixed: true });
  const listed = (await console('GET', '/accounting/issued-invoices?month=2026-10')).json;
  expect(listed).toMatchObject({ missingNumbers: [], data: [{ kind: 'INVOICE' }, { kind: 'INVOICE' }] });
  const zip = await fetch(`${service.url}/api/v1/ops/accounting/invoices.zip?month=2026-10`, {
    headers: { cookie },
  });
  const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  expect(names[0]).toBe('issued-invoices-2026-10.csv');
  expect(names.filter((name) => name.endsWith('04711.pdf') || name.endsWith('04712.xml'))).toHaveLength(2);
  expect(names).toHaveLength(5);
});
