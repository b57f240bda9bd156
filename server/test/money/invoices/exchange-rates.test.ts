// Invoices in another currency: the rate of the month or an entered one, VAT in euro, and the booking batch.
import { afterAll, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, changeTerms, command, createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { brokenRules, hasRules } from './official-rules.ts';

const service = await startService();
afterAll(() => service.close());
const { console: office } = await newConsoleUser(service, { role: 'accounting' });
const { clock } = service;
const month = clock.now().toISOString().slice(0, 7);

async function completedInZloty() {
  const { key, accountId, account } = await service.customer({ environment: 'production' });
  const contractingParty = { ...account.contractingParty, debtorNumber: '10042' };
  await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty });
  await changeTerms(service, accountId, { currency: 'PLN' });
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'COMPLETED');
  return id as string;
}

const setRates = (...data: object[]) => office('PUT', '/accounting/exchange-rates', { data });
const invoiceOf = async (number: string) => (await office('GET', `/accounting/invoices/${number}`)).json;
const inEuro = (amount: number, rate: number) => Math.round((amount * 100) / rate) / 100;

test('without a rate the invoice is issued, and the booking batch names it until the month has one', async () => {
  const id = await completedInZloty();
  const { invoiceNumber } = (await command(service, id, 'invoice')).json;
  expect(await invoiceOf(invoiceNumber)).toMatchObject({ exchangeRate: null, vatInEuro: null });
  const datev = { consultantNumber: 29_098, clientNumber: 55_003 };
  const { status } = await office('PUT', '/accounting/settings', { datev });
  expect(status).toBe(200);
  const withoutRate = async () => (await office('GET', '/accounting/exports')).json.withoutRate;
  expect(await withoutRate()).toContain(invoiceNumber);
  expect((await setRates({ month, currency: 'PLN', rate: 4.25 })).status).toBe(200);
  expect(await withoutRate()).toEqual([]);
  const { text } = await office('GET', '/accounting/datev.csv');
  const line = text.split('\r\n').find((one) => one.includes(invoiceNumber))!;
  const { gross } = await invoiceOf(invoiceNumber);
  const comma = (amount: number) => amount.toFixed(2).replace('.', ',');
  expect(line).toMatch(
    new RegExp(`^${comma(gross)};"S";"PLN";4,250000;${comma(inEuro(gross, 4.25))};"EUR";`),
  );
});

test('the VAT in euro is in XML, API and CSV, by the average of the month or by the entered rate', async () => {
  await setRates({ month, currency: 'PLN', rate: 4.25 });
  for (const [exchangeRate, rate] of [
    [undefined, 4.25],
    [4.3, 4.3],
  ] as const) {
    const id = await completedInZloty();
    const answer = await command(service, id, 'invoice', exchangeRate ? { exchangeRate } : {});
    expect(answer.status, answer.text).toBe(200);
    const { invoiceNumber } = answer.json;
    const invoice = await invoiceOf(invoiceNumber);
    const vatInEuro = inEuro(invoice.vat, rate);
    expect(invoice).toMatchObject({ exchangeRate: rate, vatInEuro });
    const { text: xml } = await office('GET', `/accounting/invoices/${invoiceNumber}/xml`);
    expect(xml).toContain(`<ram:TaxTotalAmount currencyID="EUR">${vatInEuro.toFixed(2)}<`);
    if (hasRules) expect(brokenRules(xml, 'ZUGFERD'), xml).toEqual([]);
    const { text } = await office('GET', '/accounting/invoices.csv');
    const row = text.split('\r\n').find((one) => one.includes(invoiceNumber));
    expect(row).toContain(`PLN;${String(rate).replace('.', ',')};${vatInEuro.toFixed(2).replace('.', ',')};`);
    // A correction has the rate of its invoice, whatever the table has now.
    await setRates({ month, currency: 'PLN', rate: 5 });
    await command(service, id, 'cancel_invoice', { reason: 'Wrong address' });
    const { cancelledBy } = await invoiceOf(invoiceNumber);
    expect(await invoiceOf(cancelledBy)).toMatchObject({ exchangeRate: rate, vatInEuro: -vatInEuro });
  }
});

test('a rate of zero, for euro, of an unknown month or given twice is refused', async () => {
  const rate = { month, currency: 'PLN', rate: 4.25 };
  for (const data of [
    [{ ...rate, rate: 0 }],
    [{ ...rate, currency: 'EUR' }],
    [{ ...rate, currency: 'JPY' }],
    [{ ...rate, month: '2026-13' }],
    [rate, rate],
  ]) {
    expectV1Error(await setRates(...data), 400, 'INVALID_REQUEST');
  }
  const { key } = await service.customer({ environment: 'production' });
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'COMPLETED');
  expectV1Error(await command(service, id, 'invoice', { exchangeRate: 1.1 }), 400, 'INVALID_REQUEST');
});
