// Reminders in three levels: what is due, what a run sends, and what exports for bookkeeping and auditors show.
import { afterAll, expect, test } from 'vitest';
import { findGaps } from '../../../src/money/payments/number-gaps.ts';
import { interestCents } from '../../../src/money/payments/reminders/late-payment.ts';
import { nextLevel, planReminders } from '../../../src/money/payments/reminders/plan-reminders.ts';
import { reminderSettings } from '../../../src/money/payments/reminders/settings.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { camt053 } from './statement-files.ts';
import { readStrictly } from './strict-extf.ts';

const service = await startService();
afterAll(() => service.close());

const DAY_MS = 24 * 60 * 60 * 1000;

async function newInvoice() {
  const { key, account } = await service.customer({ environment: 'production' });
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const { invoiceNumber } = (await command(service, order.id, 'invoice')).json;
  return {
    invoiceNumber,
    accountId: account.id as string,
    gross: order.price.gross as number,
    orderId: order.id,
  };
}

type Call = Awaited<ReturnType<typeof newConsoleUser>>['console'];

/** The steps of accounting count as many reminders as the preview lists. */
async function expectCounted(call: Call, min: number) {
  const { data } = (await call('GET', '/accounting/reminders/preview')).json;
  expect(data.length).toBeGreaterThanOrEqual(min);
  expect((await call('GET', '/accounting/flow')).json.remindersDue).toBe(data.length);
}

const settings = reminderSettings.parse({});
const item = (reminderLevel: number, remindedOn: string | null, openCents = 100) => ({
  id: '',
  number: '',
  accountId: '',
  accountName: '',
  documentId: '',
  invoiceDate: '2026-10-01',
  dueOn: '2026-10-15',
  discount: null,
  currency: 'EUR',
  grossCents: 100,
  openCents,
  reminderLevel,
  remindedOn: remindedOn === null ? null : new Date(`${remindedOn}T10:00:00Z`),
  blocked: null,
  accountBlocked: null,
});

const BASE_RATES = [
  { from: '2026-07-01', percent: 1.27 },
  { from: '2027-01-01', percent: -0.5 },
];

test.each([
  // 10.27 % of 1000.00 for 21 days.
  ['2026-10-15', '2026-11-05', 591],
  // 2 days in 2026 and 3 in 2027 with 8.5 %.
  ['2026-12-29', '2027-01-03', 126],
  ['2026-06-01', '2026-07-02', 56],
  ['2026-10-15', '2026-10-15', 0],
  ['2026-05-01', '2026-06-30', 0],
])('interest of an invoice due on %s until %s', (dueOn, today, cents) => {
  expect(interestCents({ openCents: 100_000, dueOn }, today, BASE_RATES)).toBe(cents);
});

test('interest and the flat fee of 40 euro for each invoice are added from their level on, if switched on', () => {
  const latePayment = { interest: true, flatFee: true, baseRates: BASE_RATES };
  const strict = reminderSettings.parse({ latePayment });
  const due = [item(1, '2026-10-22', 100_000), item(1, '2026-10-22', 50_000)];
  const day = { today: '2026-11-05', timeZone: 'Europe/Berlin' };
  const [letter] = planReminders(due, strict, day);
  expect(letter).toMatchObject({ feeCents: 8000, isFlatFee: true, interestCents: 886, totalCents: 158_886 });
  const [plain] = planReminders(due, settings, day);
  expect(plain).toMatchObject({ feeCents: 500, isFlatFee: false, interestCents: 0, totalCents: 150_500 });
  const [first] = planReminders([item(0, null, 100_000)], strict, day);
  expect(first).toMatchObject({ level: 1, feeCents: 0, interestCents: 0 });
  const [other] = planReminders([{ ...due[0]!, currency: 'CHF' }], strict, day);
  expect(other).toMatchObject({ feeCents: 500, isFlatFee: false, interestCents: 591 });
  expect(reminderSettings.safeParse({ latePayment: { interest: true } }).success).toBe(false);
});

test.each([
  [item(0, null), '2026-10-21', null],
  [item(0, null), '2026-10-22', 1],
  [item(1, '2026-10-22'), '2026-11-04', null],
  [item(1, '2026-10-22'), '2026-11-05', 2],
  // Reminded late: the pause between the levels counts.
  [item(1, '2026-12-01'), '2026-12-14', null],
  [item(1, '2026-12-01'), '2026-12-15', 2],
  [item(3, '2026-12-01'), '2027-12-15', null],
  [item(0, null, 0), '2026-12-15', null],
  [item(0, null, -5), '2026-12-15', null],
])('%#: the next level', (open, today, level) => {
  expect(nextLevel(open, settings, { today, timeZone: 'Europe/Berlin' })).toBe(level);
});

test('a run sends a letter and a mail for each customer, once; what was paid or is blocked is left out', async () => {
  const [due, paid, blocked] = [await newInvoice(), await newInvoice(), await newInvoice()];
  service.clock.advance(30 * DAY_MS);
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const preview = async () => (await console('GET', '/accounting/reminders/preview')).json;
  const { data } = await preview();
  expect(data.map(({ accountId }: { accountId: string }) => accountId)).toEqual(
    expect.arrayContaining([due.accountId, paid.accountId, blocked.accountId]),
  );
  expect(data.find(({ accountId }: { accountId: string }) => accountId === due.accountId)).toMatchObject({
    level: 1,
    open: due.gross,
    fee: 0,
    total: due.gross,
    invoices: [{ invoiceNumber: due.invoiceNumber, level: 1 }],
  });
  await expectCounted(console, 3);
  const block = (id: string, reason: string | null) =>
    console('PUT', `/accounting/reminder-blocks/${id}`, { reason });
  expect((await block(blocked.accountId, 'Complaint')).status).toBe(204);
  expect((await preview()).blocked).toMatchObject([
    { invoiceNumber: blocked.invoiceNumber, reason: 'Complaint' },
  ]);
  await expectCounted(console, 2);
  // Paid between preview and run.
  const items = (await console('GET', `/accounting/open-items?accountId=${paid.accountId}`)).json.data;
  await console('POST', '/accounting/payments', {
    bookedOn: service.clock.now().toISOString().slice(0, 10),
    amount: paid.gross,
    currency: 'EUR',
    shares: [{ invoiceId: items[0].id, amount: paid.gross }],
  });
  const accountIds = [due.accountId, paid.accountId, blocked.accountId];
  const run = () => console('POST', '/accounting/reminders', { accountIds });
  const first = await run();
  expect(first.status, first.text).toBe(200);
  expect(first.json.data).toEqual([
    { accountId: due.accountId, outcome: 'SENT', sent: 1 },
    { accountId: paid.accountId, outcome: 'NOTHING_DUE', sent: 0 },
    { accountId: blocked.accountId, outcome: 'NOTHING_DUE', sent: 0 },
  ]);
  const again = (await run()).json.data;
  expect(again.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'NOTHING_DUE',
    'NOTHING_DUE',
    'NOTHING_DUE',
  ]);
  const [sent] = (await console('GET', '/accounting/reminders')).json.data;
  expect(sent).toMatchObject({ level: 1, invoiceNumbers: [due.invoiceNumber], open: due.gross });
  const letter = await console('GET', `/accounting/reminders/${sent.id}/document`);
  expect(letter.headers.get('content-type')).toBe('application/pdf');
  expect(letter.headers.get('content-disposition')).toContain('Zahlungserinnerung-');
  const mails = (await service.ops('GET', '/mails?kind=REMINDER')).json.data;
  expect(mails).toMatchObject([{ kind: 'REMINDER', recipient: sent.recipient }]);
  // Two runs at the same time do not both send the second level.
  service.clock.advance(20 * DAY_MS);
  const later = await newConsoleUser(service, { role: 'accounting' });
  await expectCounted(later.console, 1);
  const both = await Promise.all(
    [1, 2].map(() => later.console('POST', '/accounting/reminders', { accountIds: [due.accountId] })),
  );
  expect(both.map(({ json }) => json.data[0].sent).sort()).toEqual([0, 1]);
  await expectCounted(later.console, 0);
  expect((await later.console('GET', '/accounting/reminders')).json.data[0]).toMatchObject({
    level: 2,
    fee: 5,
  });
  expect(
    (await later.console('PUT', `/accounting/reminder-blocks/${blocked.accountId}`, { reason: null })).status,
  ).toBe(204);
});

test('no letter below the minimum, or while credits and open payments cover the claim', () => {
  const day = { today: '2026-10-22', timeZone: 'Europe/Berlin' };
  const plan = (fields: object, cents = 0) =>
    planReminders([item(0, null)], { ...settings, ...fields }, day, [
      { accountId: '', currency: 'EUR', cents },
    ]).length;
  expect([plan({}), plan({ minimumAmount: 1 }), plan({ minimumAmount: 1.01 })]).toEqual([1, 1, 0]);
  expect([plan({}, 99), plan({}, 100)]).toEqual([1, 0]);
});

test('a reminder goes to the address for invoices, and waits while a credit covers it', async () => {
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const { accountId, orderId, gross } = await newInvoice();
  const account = (await service.ops('GET', `/accounts/${accountId}`)).json;
  const contractingParty = { ...account.contractingParty, invoiceEmail: 'buchhaltung@example.com' };
  await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty });
  const bookedOn = service.clock.now().toISOString().slice(0, 10);
  const [{ id: invoiceId }] = (await console('GET', `/accounting/open-items?accountId=${accountId}`)).json
    .data;
  // Paid, then credited: the customer has a credit.
  const shares = [{ invoiceId, amount: gross }];
  await console('POST', '/accounting/payments', { bookedOn, amount: gross, currency: 'EUR', shares });
  const credited = await command(service, orderId, 'cancel_invoice', { reason: 'Doppelt' });
  expect(credited.status, credited.text).toBe(200);
  await command(service, orderId, 'reinvoice');
  service.clock.advance(60 * DAY_MS);
  const { console: later } = await newConsoleUser(service, { role: 'accounting' });
  const items = (await later('GET', `/accounting/open-items?accountId=${accountId}`)).json.data;
  const credit = items.find(({ open }: { open: number }) => open < 0);
  expect(credit).toMatchObject({ daysOverdue: 0, age: 'NOT_DUE', open: -gross });
  const send = async () => (await later('POST', '/accounting/reminders', { accountIds: [accountId] })).json;
  expect((await send()).data).toMatchObject([{ outcome: 'NOTHING_DUE' }]);
  await service.services.core.sql`delete from allocations where invoice_id = ${invoiceId}`;
  expect((await send()).data).toMatchObject([{ outcome: 'SENT' }]);
  const [mail] = await service.services.core.sql`
    select recipient from mails where account_id = ${accountId} and kind = 'REMINDER'`;
  expect(mail).toMatchObject({ recipient: 'buchhaltung@example.com' });
});

test('a reminder waits for a payment that names the invoice, from a bank account that never paid before', async () => {
  const { accountId, gross, invoiceNumber } = await newInvoice();
  service.clock.advance(30 * DAY_MS);
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const remind = async () =>
    (await console('POST', '/accounting/reminders', { accountIds: [accountId] })).json.data[0].outcome;
  const one = { amount: gross.toFixed(2), remittance: invoiceNumber, iban: 'DE02100100100006820101' };
  const rawBody = Buffer.from(camt053('08', [one]));
  const headers = { 'content-type': 'application/octet-stream' };
  await console('POST', '/accounting/statements?fileName=a.xml', undefined, { rawBody, headers });
  expect(await remind()).toBe('NOTHING_DUE');
  await expectCounted(console, 0);
  const [{ id }] = (await console('GET', '/accounting/payments')).json.data;
  await console('PUT', `/accounting/payments/${id}/set-aside`, { reason: 'Irrläufer' });
  expect(await remind()).toBe('SENT');
});

test('unknown reminders and subjects are refused', async () => {
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const unknown = '0199c2a5-6d1e-7c43-9f54-3f2b0d6f1c11';
  expectV1Error(await console('GET', `/accounting/reminders/${unknown}/document`), 404, 'PAYMENT_NOT_FOUND');
  expectV1Error(
    await console('PUT', `/accounting/reminder-blocks/${unknown}`, { reason: 'x' }),
    404,
    'PAYMENT_NOT_FOUND',
  );
});

test('the DATEV export names what is missing, then passes the strict reader', async () => {
  const { console, cookie } = await newConsoleUser(service, { role: 'accounting' });
  const { invoiceNumber, accountId, gross } = await newInvoice();
  const month = service.clock.now().toISOString().slice(0, 7);
  const refused = await console('GET', `/accounting/datev.csv?month=${month}`);
  expectV1Error(refused, 409, 'BOOKING_BATCH_INCOMPLETE');
  expect(refused.json.error.details).toMatchObject({
    settings: ['consultantNumber', 'clientNumber'],
    debtorNumbers: [{ accountId, debtorNumber: null }],
  });
  const account = (await service.ops('GET', `/accounts/${accountId}`)).json;
  await service.ops('PATCH', `/accounts/${accountId}`, {
    contractingParty: { ...account.contractingParty, debtorNumber: '10042' },
  });
  const current = (await console('GET', '/accounting/settings')).json;
  const datev = { ...current.datev, consultantNumber: 29_098, clientNumber: 55_003 };
  await console('PUT', '/accounting/settings', { ...current, datev });
  const file = await fetch(`${service.api}/ops/accounting/datev.csv?month=${month}`, { headers: { cookie } });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain(`EXTF_Buchungsstapel_${month}.csv`);
  const { bookings } = readStrictly(Buffer.from(await file.arrayBuffer()));
  expect(bookings).toMatchObject([
    {
      'Belegfeld 1': invoiceNumber,
      Konto: '10042',
      'Umsatz (ohne Soll/Haben-Kz)': gross.toFixed(2).replace('.', ','),
    },
  ]);
});

test('the auditor’s list names issuer, checksum and missing numbers', async () => {
  const { console, user } = await newConsoleUser(service, { role: 'accounting' });
  const { orderId } = await newInvoice();
  const { invoiceNumber } = (await service.ops('GET', `/orders/${orderId}`)).json;
  await console('POST', `/orders/${orderId}/commands`, {
    command: 'cancel_invoice',
    invoiceNumber,
    reason: 'Wrong',
  });
  const month = service.clock.now().toISOString().slice(0, 7);
  const list = (await console('GET', `/accounting/issued-invoices?month=${month}`)).json;
  expect(list.missingNumbers).toEqual([]);
  const cancellation = list.data.at(-1);
  expect(cancellation).toMatchObject({ kind: 'CANCELLATION', corrects: invoiceNumber });
  expect(cancellation.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(cancellation.issuedBy).toContain(user.id);
  expect(list.data.at(-2)).toMatchObject({ invoiceNumber, kind: 'INVOICE', issuedBy: expect.any(String) });
  const other = await newInvoice();
  const lines = [{ position: 1, net: 1 }];
  const body = { command: 'credit_invoice', lines, reason: 'Kratzer' };
  expect((await console('POST', `/orders/${other.orderId}/commands`, body)).status).toBe(200);
  const { data } = (await console('GET', `/accounting/issued-invoices?month=${month}`)).json;
  expect(data.at(-1)).toMatchObject({ kind: 'CREDIT_NOTE', issuedBy: expect.stringContaining(user.id) });
  const file = await console('GET', `/accounting/issued-invoices.csv?month=${month}`);
  expect(file.text).toContain(cancellation.sha256);
  expect(findGaps(['INV-2026-00002', 'INV-2026-00004', 'INV-2027-00001'])).toEqual([
    'INV-2026-00001',
    'INV-2026-00003',
  ]);
});
