// The operator chooses prefix and first number before the first invoice; a month of invoices is one ZIP file.
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { type ConsoleUser, newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { camt053 } from '../payments/statement-files.ts';

const service = await startService();
afterAll(() => service.close());

test('numbers begin as chosen, without gaps, and are fixed by the first invoice', async () => {
  const { console, cookie } = await newConsoleUser(service, { role: 'accounting' });
  const choose = (body: object) => console('PUT', '/accounting/invoice-numbers', body);
  expect((await choose({ prefix: 're' })).status).toBe(400);
  expect((await choose({ prefix: 'RE24', first: 4711 })).json).toEqual({
    prefix: 'RE24',
    first: 4711,
    isFixed: false,
  });
  for (const number of ['RE24-2026-04711', 'RE24-2026-04712']) {
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
  await expectFoundByPayments(console);
});

/** The digits of the prefix are no part of the number, also of one that is settled already. */
async function expectFoundByPayments(console: ConsoleUser['console']) {
  const { data } = (await console('GET', '/accounting/open-items')).json;
  const amount = data[0].open.toFixed(2);
  const remittance = 'Rechnung RE24-2026-04711';
  const send = async (reference: string) => {
    const rawBody = Buffer.from(camt053('08', [{ amount, remittance, reference }]));
    const headers = { 'content-type': 'application/octet-stream' };
    await console('POST', '/accounting/statements?fileName=a.xml', undefined, { rawBody, headers });
    return (await console('GET', '/accounting/payments?state=OPEN')).json.data[0].match;
  };
  expect(await send('A')).toMatchObject({ certain: true, proposals: [{ invoiceNumber: 'RE24-2026-04711' }] });
  await console('POST', '/accounting/payments/allocate-certain');
  expect(await send('B')).toMatchObject({ reason: 'ALREADY_SETTLED', settled: ['RE24-2026-04711'] });
}
