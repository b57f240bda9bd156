// Bank statements become payments, payments settle invoices, and what is open follows.
import { beforeEach, expect, test } from 'vitest';
import { type ConsoleUser, newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, changeTerms, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { camt053, mt940, type SampleTransaction } from './statement-files.ts';

const service = await sharedService();

let console: ConsoleUser['console'];
beforeEach(async () => {
  ({ console } = await newConsoleUser(service, { role: 'accounting' }));
});

async function newInvoice(given?: Awaited<ReturnType<typeof service.customer>>) {
  const { key, account } = given ?? (await service.customer({ environment: 'production' }));
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const { invoiceNumber } = (await command(service, order.id, 'invoice')).json;
  return {
    orderId: order.id as string,
    invoiceNumber: invoiceNumber as string,
    gross: order.price.gross as number,
    account,
  };
}

async function itemsOf(accountId: string) {
  return (await console('GET', `/accounting/open-items?accountId=${accountId}`)).json;
}

/** A bank account of its own per test, so that payments of other tests do not count as known payers. */
let counted = 0;
function pay(amount: number, remittance: string, fields: Partial<SampleTransaction> = {}): SampleTransaction {
  counted += 1;
  const iban = `DE893704004405320${String(counted).padStart(5, '0')}`;
  return {
    amount: amount.toFixed(2),
    remittance,
    iban,
    reference: `R${process.pid}-${counted}`,
    name: `Payer ${counted}`,
    ...fields,
  };
}

async function send(file: string) {
  return console('POST', '/accounting/statements?fileName=umsatz.xml', undefined, {
    rawBody: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream' },
  });
}

async function openPayment(reference: string) {
  const { data } = (await console('GET', '/accounting/payments?state=OPEN&limit=100')).json;
  return data.find((one: { remittance: string }) => one.remittance.includes(reference));
}

test('a statement sent twice adds nothing, and certain payments are taken at once', async () => {
  const { invoiceNumber, gross, account } = await newInvoice();
  const file = camt053('02', [pay(gross, `Rechnung ${invoiceNumber}`), pay(3, 'fee', { debit: true })]);
  const first = await send(file);
  expect(first.status, first.text).toBe(201);
  expect(first.json).toMatchObject({ format: 'CAMT053', entries: 2, added: 2, fileName: 'umsatz.xml' });
  expect((await send(file)).json).toMatchObject({ entries: 2, added: 0 });
  expect(await openPayment(invoiceNumber)).toMatchObject({
    rest: gross,
    match: { certain: true, reason: null, proposals: [{ invoiceNumber, open: gross, amount: gross }] },
  });
  expect((await itemsOf(account.id)).sums).toMatchObject([
    { count: 1, open: gross, byAge: { NOT_DUE: gross } },
  ]);
  const taken = await console('POST', '/accounting/payments/allocate-certain');
  expect(taken.json.taken).toBeGreaterThanOrEqual(1);
  expect((await itemsOf(account.id)).data).toEqual([]);
  expect(await openPayment(invoiceNumber)).toBeUndefined();
  const aside = (await console('GET', '/accounting/payments?state=SET_ASIDE')).json;
  expect(aside.data[0]).toMatchObject({ amount: -3, setAside: 'OUTGOING', match: null });
});

test('a returned debit opens its invoice again, and the fee of the bank waits for a decision', async () => {
  const { invoiceNumber, gross, account } = await newInvoice();
  await send(camt053('02', [pay(gross, `Rechnung ${invoiceNumber}`)]));
  await console('POST', '/accounting/payments/allocate-certain');
  expect((await itemsOf(account.id)).data).toEqual([]);
  const text = `Ruecklastschrift ${invoiceNumber} AC04`;
  await send(camt053('02', [pay(gross + 3.5, text, { debit: true })]));
  expect(await openPayment(text)).toMatchObject({
    match: { certain: true, proposals: [{ invoiceNumber, amount: -gross }] },
  });
  await console('POST', '/accounting/payments/allocate-certain');
  expect((await itemsOf(account.id)).data).toMatchObject([{ invoiceNumber, open: gross }]);
  const { id, rest, match } = await openPayment(text);
  expect([rest, match.certain, match.reason]).toEqual([-3.5, false, 'RETURN_FEE']);
  const [{ id: invoiceId }] = (await itemsOf(account.id)).data;
  const again = await console('POST', `/accounting/payments/${id}/allocations`, {
    shares: [{ invoiceId, amount: -3.5 }],
  });
  expect(again.json.error.details).toMatchObject({ reason: 'RETURNS_MORE' });
  const decide = (body: object) =>
    console('POST', `/accounting/payments/${id}/allocations`, { shares: [], ...body });
  const charged = await decide({ chargesFee: true });
  expect(charged.json, charged.text).toMatchObject({ state: 'ALLOCATED', rest: 0 });
  expect((await itemsOf(account.id)).data).toMatchObject([{ invoiceNumber, open: gross + 3.5 }]);
  expect((await decide({ chargesFee: true })).json.error.details).toMatchObject({ reason: 'NO_RETURN_FEE' });
  const fee = charged.json.allocations.find(({ kind }: { kind: string }) => kind === 'RETURN_FEE');
  expect((await console('DELETE', `/accounting/allocations/${fee.id}`)).status).toBe(204);
  expect(await openPayment(text)).toMatchObject({ rest: -3.5 });
  expect((await decide({ chargesFee: true })).status).toBe(200);
  // The customer pays all of it, with the fee.
  await send(camt053('02', [pay(gross + 3.5, `Rechnung ${invoiceNumber} mit Gebuehr`)]));
  await console('POST', '/accounting/payments/allocate-certain');
  expect((await itemsOf(account.id)).data).toEqual([]);
});

test('the fee of a returned debit is charged in one step with the return, and taken back with it', async () => {
  const { invoiceNumber, gross, account } = await newInvoice();
  await send(camt053('02', [pay(gross, `Rechnung ${invoiceNumber}`)]));
  await console('POST', '/accounting/payments/allocate-certain');
  const text = `Retoure ${invoiceNumber} MS03`;
  await send(camt053('02', [pay(gross + 4, text, { debit: true })]));
  const { id, match } = await openPayment(text);
  const [{ invoiceId }] = match.proposals;
  const assign = (amount: number) =>
    console('POST', `/accounting/payments/${id}/allocations`, {
      shares: [{ invoiceId, amount }],
      chargesFee: true,
    });
  // What is left would be no fee of a bank.
  expect((await assign(-1)).json.error.details).toMatchObject({ reason: 'NO_RETURN_FEE' });
  expect((await assign(-gross)).json).toMatchObject({ state: 'ALLOCATED', rest: 0 });
  expect((await itemsOf(account.id)).data).toMatchObject([{ open: gross + 4 }]);
  const back = await console('DELETE', `/accounting/payments/${id}/allocations`);
  expect(back.json).toMatchObject({ state: 'OPEN', rest: -gross - 4, allocations: [] });
  expect((await itemsOf(account.id)).data).toEqual([]);
  const incoming = await openPayment(text);
  expect(incoming.rest).toBe(-gross - 4);
});

test('the same booking in a file of another format is one payment, two equal ones are two', async () => {
  const once = pay(12.34, 'Grüße, Rechnung für Oktober', { reference: 'A1' });
  const twice = pay(56.78, 'Rate', { reference: 'A2' });
  const first = await send(camt053('08', [once, twice, { ...twice, reference: 'A3' }]));
  expect(first.json, first.text).toMatchObject({ entries: 3, added: 3 });
  const other = { reference: 'B7' };
  const inMt940 = [once, twice, twice, twice].map((one) => ({ ...one, ...other }));
  expect((await send(mt940(inMt940))).json).toMatchObject({ format: 'MT940', entries: 4, added: 1 });
});

test('a part payment, its undoing, and an overpayment that is set aside', async () => {
  const { invoiceNumber, gross, account } = await newInvoice();
  await send(mt940([pay(gross + 10, invoiceNumber)]));
  const payment = await openPayment(invoiceNumber);
  expect(payment.match).toMatchObject({
    certain: false,
    reason: 'MORE_THAN_OPEN',
    proposals: [{ amount: gross }],
  });
  const [{ invoiceId }] = payment.match.proposals;
  const allocate = (amount: number) =>
    console('POST', `/accounting/payments/${payment.id}/allocations`, { shares: [{ invoiceId, amount }] });
  expect((await allocate(100)).json).toMatchObject({
    rest: expect.closeTo(gross - 90),
    allocations: [{ invoiceNumber, amount: 100 }],
  });
  expect((await itemsOf(account.id)).data).toMatchObject([{ open: expect.closeTo(gross - 100), gross }]);
  expectV1Error(await allocate(gross), 409, 'ALLOCATION_NOT_POSSIBLE');
  const { allocations } = (await allocate(Math.round((gross - 100) * 100) / 100)).json;
  expect((await itemsOf(account.id)).data).toEqual([]);
  expect((await console('DELETE', `/accounting/allocations/${allocations[0].id}`)).status).toBe(204);
  expect((await itemsOf(account.id)).data).toMatchObject([{ open: 100 }]);
  expect((await allocate(100)).status).toBe(200);
  expect((await allocate(11)).json.error.details).toMatchObject({ reason: 'MORE_THAN_PAID', rest: 10 });
  const aside = (reason: string | null) =>
    console('PUT', `/accounting/payments/${payment.id}/set-aside`, { reason });
  expect((await aside('Returned to the customer')).json).toMatchObject({ rest: 10 });
  expect(await openPayment(invoiceNumber)).toBeUndefined();
  await aside(null);
  expect(await openPayment(invoiceNumber)).toMatchObject({ rest: 10 });
  await aside('Returned to the customer');
});

test('noted by hand with the agreed discount; undoing it takes back both', async () => {
  const customer = await service.customer({ environment: 'production' });
  const payment = { dueDays: 14, discount: { percent: 2, days: 10 } };
  await changeTerms(service, customer.account.id, { payment });
  const { invoiceNumber, gross, account } = await newInvoice(customer);
  const [{ id: invoiceId }] = (await itemsOf(account.id)).data;
  const note = (amount: number, discount: number, currency = 'EUR', bookedOn = '2026-10-01') =>
    console('POST', '/accounting/payments', {
      bookedOn,
      amount,
      currency,
      note: 'Cash',
      shares: [{ invoiceId, amount, discount }],
    });
  expect((await note(gross, 0, 'CHF')).json.error.details).toMatchObject({
    reason: 'OTHER_CURRENCY',
    invoiceNumber,
  });
  expect((await note(gross, 1)).json.error.details).toMatchObject({ reason: 'MORE_THAN_OPEN' });
  const notAgreed = { reason: 'DISCOUNT_NOT_AGREED', invoiceNumber };
  expect((await note(0.01, gross - 0.01)).json.error.details).toMatchObject(notAgreed);
  const noted = await note(gross - 2, 2);
  expect(noted.status, noted.text).toBe(201);
  expect(noted.json).toMatchObject({
    byHand: true,
    rest: 0,
    allocations: [{ kind: 'PAYMENT' }, { kind: 'DISCOUNT', amount: 2 }],
  });
  expect((await itemsOf(account.id)).data).toEqual([]);
  await console('DELETE', `/accounting/allocations/${noted.json.allocations[0].id}`);
  expect((await itemsOf(account.id)).data).toMatchObject([{ open: gross }]);
  // A discount is agreed for the whole invoice, so it ends with the first part payment, and is not taken twice.
  const part = await note(10, 2);
  expect((await note(10, 2)).json.error.details).toMatchObject(notAgreed);
  await console('DELETE', `/accounting/allocations/${part.json.allocations[0].id}`);
  service.clock.advance(11 * 24 * 3_600_000);
  ({ console } = await newConsoleUser(service, { role: 'accounting' }));
  expect((await note(gross - 2, 2, 'EUR', '2026-10-12')).json.error.details).toMatchObject(notAgreed);
});

test('the parts of a payment have its sign, and together are not more than what is open', async () => {
  const { gross, account } = await newInvoice();
  const [{ id: invoiceId }] = (await itemsOf(account.id)).data;
  const note = (amount: number, ...parts: { amount: number; discount?: number }[]) =>
    console('POST', '/accounting/payments', {
      bookedOn: '2026-10-01',
      amount,
      currency: 'EUR',
      note: 'Cash',
      shares: parts.map((part) => ({ invoiceId, ...part })),
    });
  for (const [reason, amount, ...parts] of [
    ['OTHER_SIGN', 10, { amount: -5 }, { amount: 15 }],
    ['OTHER_SIGN', 10, { amount: 10, discount: -5 }],
    ['OTHER_SIGN', -10, { amount: 5 }],
    ['MORE_THAN_OPEN', 2 * gross, { amount: gross }, { amount: gross }],
    ['MORE_THAN_PAID', 10, { amount: 11 }],
  ] as const) {
    expect((await note(amount, ...parts)).json.error.details).toMatchObject({ reason });
  }
  expect((await itemsOf(account.id)).data).toMatchObject([{ open: gross }]);
});

test('a small difference is written off, a large one is not', async () => {
  const { gross, account } = await newInvoice();
  const [{ id }] = (await itemsOf(account.id)).data;
  const writeOff = () => console('POST', `/accounting/open-items/${id}/write-off`, { reason: 'Rounding' });
  expect((await writeOff()).json.error.details).toMatchObject({ reason: 'ABOVE_WRITE_OFF_LIMIT', limit: 5 });
  await console('POST', '/accounting/payments', {
    bookedOn: '2026-10-01',
    amount: gross - 0.5,
    currency: 'EUR',
    shares: [{ invoiceId: id, amount: gross - 0.5 }],
  });
  expect((await writeOff()).status).toBe(204);
  expect((await itemsOf(account.id)).data).toEqual([]);
  expect((await writeOff()).json.error.details).toMatchObject({ reason: 'NOTHING_OPEN' });
});

test('a cancellation closes its invoice; if it was paid, the customer has a credit', async () => {
  const customer = await service.customer({ environment: 'production' });
  const unpaid = await newInvoice(customer);
  const paid = await newInvoice(customer);
  const { data } = await itemsOf(customer.account.id);
  const item = data.find((one: { invoiceNumber: string }) => one.invoiceNumber === paid.invoiceNumber);
  await console('POST', '/accounting/payments', {
    bookedOn: '2026-10-01',
    amount: paid.gross,
    currency: 'EUR',
    shares: [{ invoiceId: item.id, amount: paid.gross }],
  });
  for (const { orderId, invoiceNumber } of [unpaid, paid]) {
    await command(service, orderId, 'cancel_invoice', { invoiceNumber, reason: 'Wrong' });
  }
  expect((await itemsOf(customer.account.id)).data).toMatchObject([
    { invoiceNumber: paid.invoiceNumber, open: -paid.gross },
  ]);
});

test('the number of an invoice on which the customer has a credit makes no other one certain', async () => {
  const customer = await service.customer({ environment: 'production' });
  const { invoiceNumber, gross, orderId } = await newInvoice(customer);
  const first = pay(gross, invoiceNumber);
  await send(camt053('08', [first]));
  await console('POST', '/accounting/payments/allocate-certain');
  await command(service, orderId, 'cancel_invoice', { invoiceNumber, reason: 'Wrong' });
  await newInvoice(customer);
  await send(camt053('08', [{ ...first, reference: `${first.reference}-2` }]));
  expect(await openPayment(invoiceNumber)).toMatchObject({
    match: { certain: false, reason: 'ALREADY_SETTLED', settled: [invoiceNumber] },
  });
});

test('two clerks cannot allocate the same money', async () => {
  const customer = await service.customer({ environment: 'production' });
  const [one, other] = [await newInvoice(customer), await newInvoice(customer)];
  await send(camt053('08', [pay(one.gross, `two clerks ${one.invoiceNumber}`)]));
  const payment = await openPayment('two clerks');
  const { data } = await itemsOf(customer.account.id);
  const answers = await Promise.all(
    data.map(({ id, open }: { id: string; open: number }) =>
      console('POST', `/accounting/payments/${payment.id}/allocations`, {
        shares: [{ invoiceId: id, amount: open }],
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await itemsOf(customer.account.id)).sums).toMatchObject([{ count: 1, open: other.gross }]);
});

test('the age of an open item follows the operator’s day, in the list and in the file', async () => {
  const { invoiceNumber, account } = await newInvoice();
  const { data } = await itemsOf(account.id);
  expect(data).toMatchObject([{ invoiceNumber, age: 'NOT_DUE', reminderLevel: 0, blocked: null }]);
  const file = await console('GET', '/accounting/open-items.csv');
  expect(file.text.split('\r\n')[0]).toContain('Rechnungsnummer;Kunde');
  expect(file.text).toContain(invoiceNumber);
});

test('only accounting writes; unknown ids and damaged files are refused', async () => {
  const viewer = await newConsoleUser(service, { role: 'viewer' });
  expect((await viewer.console('GET', '/accounting/open-items')).status).toBe(200);
  expectV1Error(
    await viewer.console('POST', '/accounting/payments/allocate-certain'),
    403,
    'ROLE_NOT_SUFFICIENT',
  );
  expectV1Error(await send('<html></html>'), 400, 'INVALID_STATEMENT_FILE');
  const unknown = '0199c2a5-6d1e-7c43-9f54-3f2b0d6f1c11';
  const body = { shares: [{ invoiceId: unknown, amount: 1 }] };
  expectV1Error(
    await console('POST', `/accounting/payments/${unknown}/allocations`, body),
    404,
    'PAYMENT_NOT_FOUND',
  );
  expectV1Error(await console('DELETE', `/accounting/allocations/${unknown}`), 404, 'PAYMENT_NOT_FOUND');
  expectV1Error(
    await console('POST', `/accounting/open-items/${unknown}/write-off`, { reason: 'x' }),
    404,
    'PAYMENT_NOT_FOUND',
  );
});

test('settings have defaults and are kept', async () => {
  const settings = (await console('GET', '/accounting/settings')).json;
  expect(settings).toMatchObject({
    writeOffLimit: 5,
    // Accounts of the chart are not repeated.
    datev: { consultantNumber: null, chart: '03', revenue: { standard: {} } },
  });
  expect(settings.reminders.levels).toHaveLength(3);
  const changed = { ...settings, datev: { ...settings.datev, clientNumber: 7 } };
  expect((await console('PUT', '/accounting/settings', changed)).json.datev.clientNumber).toBe(7);
  expectV1Error(
    await console('PUT', '/accounting/settings', { ...settings, writeOffLimit: -1 }),
    400,
    'INVALID_REQUEST',
  );
  expect((await console('PUT', '/accounting/settings', settings)).status).toBe(200);
});
