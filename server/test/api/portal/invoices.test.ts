// The customer's invoices in the portal: list, sums, lines, files, the month as a ZIP file, and test documents.
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { recordManualPayment } from '../../../src/money/payments/allocate.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { makeDue } from '../../harness/make-due.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { newPortalUser, TESTER } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advance } from '../../sandbox/journey.ts';

const service = await sharedService();
const { sql } = service.services.core;

async function customer() {
  const { account, key } = await service.customer({ environment: 'production' });
  return { ...(await newPortalUser(service, { account })), account, key };
}

async function invoiced(key: string, changes: Record<string, unknown> = {}) {
  const order = (await createOrder(service, key, changes)).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const { invoiceNumber } = (await command(service, order.id, 'invoice')).json;
  return { order, number: invoiceNumber as string, gross: order.price.gross as number };
}

async function pay(number: string, amountCents: number) {
  const [{ id, currency } = { id: '', currency: '' }] = await sql<{ id: string; currency: string }[]>`
    select id, currency from invoices where number = ${number}`;
  const noted = { bookedOn: '2026-10-01', amountCents, currency, payerName: null, remittance: number };
  await recordManualPayment(service.services.core, TESTER, noted, [
    { invoiceId: id, amountCents, discountCents: 0 },
  ]);
}

/** The bytes of a file. */
async function download(cookie: string, path: string) {
  const answer = await fetch(`${service.api}/portal${path}`, { headers: { cookie } });
  expect(answer.status, path).toBe(200);
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const numbers = (answer: { json: { data: { number: string }[] } }) =>
  answer.json.data.map(({ number }) => number);
const cents = (amount: number) => Math.round(amount * 100);

describe('the list', () => {
  test('is newest first, filtered by state, kind and month, and says what is owed', async () => {
    const { portal, key } = await customer();
    expect((await portal('GET', '/production/invoices/summary')).json).toMatchObject({
      firstMonth: null,
      owed: [],
    });
    const paid = await invoiced(key);
    const partly = await invoiced(key);
    const cancelled = await invoiced(key);
    const { json } = await command(service, cancelled.order.id, 'cancel_invoice', { reason: 'Wrong price' });
    expect(json.invoiceNumber).toBeNull();
    await pay(paid.number, cents(paid.gross));
    await pay(partly.number, 1000);
    const list = (query = '') => portal('GET', `/production/invoices${query}`);
    const all = await list();
    const [cancellation] = numbers(all);
    expect(numbers(all)).toEqual([cancellation, cancelled.number, partly.number, paid.number]);
    expect(all.json.data).toMatchObject([
      { kind: 'CANCELLATION', state: null, corrects: cancelled.number, reason: 'Wrong price', open: null },
      { state: 'CANCELLED', cancelledBy: cancellation, open: 0 },
      { state: 'PARTLY_PAID', open: (cents(partly.gross) - 1000) / 100, gross: partly.gross, test: false },
      { state: 'PAID', open: 0, orders: [{ id: paid.order.id, number: paid.order.orderNumber }] },
    ]);
    const first = await list('?limit=1');
    expect(numbers(await list(`?limit=1&cursor=${first.json.nextCursor}`))).toEqual([cancelled.number]);
    expect(numbers(await list('?view=open'))).toEqual([partly.number]);
    expect(numbers(await list('?view=paid'))).toEqual([paid.number]);
    expect(numbers(await list('?view=cancelled'))).toEqual([cancelled.number]);
    expect(numbers(await list('?kind=CANCELLATION'))).toEqual([cancellation]);
    expect(numbers(await list('?month=2020-01'))).toEqual([]);
    expect(numbers(await list(`?orderId=${paid.order.id}`))).toEqual([paid.number]);
    const [{ invoiceDate, dueOn }] = all.json.data.slice(2);
    expect(numbers(await list(`?month=${invoiceDate.slice(0, 7)}`))).toHaveLength(4);
    const open = (cents(partly.gross) - 1000) / 100;
    const owed = { currency: 'EUR', open, openCount: 1, overdue: 0, overdueCount: 0, credit: 0 };
    expect((await portal('GET', '/production/invoices/summary')).json).toMatchObject({
      firstMonth: invoiceDate.slice(0, 7),
      owed: [{ ...owed, nextDueOn: dueOn }],
    });
    await makeDue(sql, partly.number, '2026-01-31');
    expect(numbers(await list('?view=overdue'))).toEqual([partly.number]);
    expect((await list('?view=overdue')).json.data[0].state).toBe('OVERDUE');
    expect((await portal('GET', '/production/invoices/summary')).json.owed).toMatchObject([
      { open, overdue: open, overdueCount: 1, nextDueOn: null },
    ]);
    expectV1Error(await list('?view=lost'), 400, 'INVALID_REQUEST');
    expectV1Error(await list('?month=2026-13'), 400, 'INVALID_REQUEST');
  });

  test('finds by its number, the order and the customer’s reference', async () => {
    const { portal, key } = await customer();
    const references = { externalOrderId: 'LEAS-77', customerReference: 'Flotte Süd 12' };
    const { number, order } = await invoiced(key, references);
    await invoiced(key);
    for (const q of [number, order.orderNumber, 'leas-7', 'flotte sud', number.replace(/^.*-0*/, '')]) {
      const found = await portal('GET', `/production/invoices?q=${encodeURIComponent(q)}`);
      expect(numbers(found), q).toContain(number);
    }
    expect(numbers(await portal('GET', '/production/invoices?q=nothing'))).toEqual([]);
    expect((await portal('GET', `/production/search?q=${number}`)).json.invoices).toMatchObject([{ number }]);
  });
});

test('an invoice shows why each cent is there, what was paid, and what replaced it', async () => {
  const { portal, key } = await customer();
  const { number, gross, order } = await invoiced(key);
  await pay(number, 500);
  const read = async (one: string) => (await portal('GET', `/production/invoices/${one}`)).json;
  const shown = await read(number);
  expect(shown).toMatchObject({ number, state: 'PARTLY_PAID', later: [], lineCount: shown.lines.length });
  expect(shown.settlements).toEqual([{ kind: 'PAYMENT', on: '2026-10-01', amount: 5 }]);
  const lines = shown.lines.reduce((sum: number, { net }: { net: number }) => sum + cents(net), 0);
  const vat = shown.vatGroups.reduce((sum: number, group: { vat: number }) => sum + cents(group.vat), 0);
  expect(lines + vat).toBe(cents(gross));
  expect(shown.lines[0]).toMatchObject({ kind: 'TRANSPORT', orderNumber: order.orderNumber, position: 1 });
  await command(service, order.id, 'cancel_invoice', { reason: 'Again' });
  const again = (await command(service, order.id, 'reinvoice')).json.invoiceNumber;
  const replaced = await read(number);
  expect(replaced.later).toMatchObject([{ kind: 'CANCELLATION', reason: 'Again' }, { number: again }]);
  expect(replaced).toMatchObject({ state: 'CANCELLED', open: -5 });
  expect((await portal('GET', '/production/invoices/summary')).json.owed).toMatchObject([{ credit: 5 }]);
});

test('another account and the other environment see nothing of it', async () => {
  const [mine, theirs] = [await customer(), await customer()];
  const { number, order } = await invoiced(mine.key);
  const month = (await mine.portal('GET', '/production/invoices')).json.data[0].invoiceDate.slice(0, 7);
  for (const [{ portal, cookie }, environment] of [
    [theirs, 'production'],
    [mine, 'sandbox'],
  ] as const) {
    const at = `/${environment}/invoices`;
    expect(numbers(await portal('GET', at))).toEqual([]);
    expect(numbers(await portal('GET', `${at}?q=${number}`))).toEqual([]);
    expect(numbers(await portal('GET', `${at}?orderId=${order.id}`))).toEqual([]);
    expect((await portal('GET', `${at}/summary`)).json.owed).toEqual([]);
    expectV1Error(await portal('GET', `${at}/${number}`), 404, 'DOCUMENT_NOT_FOUND');
    expectV1Error(await portal('GET', `${at}/${number}/pdf`), 404, 'DOCUMENT_NOT_FOUND');
    expectV1Error(await portal('GET', `${at}/${number}/xml`), 404, 'DOCUMENT_NOT_FOUND');
    const zip = await download(cookie, `${at}.zip?month=${month}`);
    expect(Object.keys(unzipSync(zip.bytes))).toEqual([`invoices-${month}.csv`]);
  }
  expect((await mine.portal('GET', `/production/invoices/${number}/pdf`)).headers.get('content-type')).toBe(
    'application/pdf',
  );
});

test('the month as a ZIP file has every PDF and XML and an overview, up to a limit', async () => {
  const { portal, key, cookie } = await customer();
  const [one, two] = [await invoiced(key), await invoiced(key)];
  const month = (await portal('GET', '/production/invoices')).json.data[0].invoiceDate.slice(0, 7);
  const zip = await download(cookie, `/production/invoices.zip?month=${month}`);
  expect(zip.headers.get('content-disposition')).toContain(`invoices-production-${month}.zip`);
  const files = unzipSync(zip.bytes);
  const names = Object.keys(files);
  expect(names[0]).toBe(`invoices-${month}.csv`);
  for (const { number } of [one, two]) {
    for (const type of ['pdf', 'xml']) {
      const name = names.find((each) => each.endsWith(`${number}.${type}`))!;
      const file = await download(cookie, `/production/invoices/${number}/${type}`);
      expect(Buffer.from(files[name]!).equals(file.bytes), name).toBe(true);
    }
  }
  const overview = Buffer.from(files[names[0]!]!).toString().trim().split('\r\n');
  expect(overview).toHaveLength(3);
  expect(overview[1]).toContain(`${two.number},INVOICE,OPEN,`);
  await sql`update documents set size = 2000000000 where id in (select document_id from invoices where number = ${one.number})`;
  expectV1Error(await portal('GET', `/production/invoices.zip?month=${month}`), 409, 'ARCHIVE_TOO_LARGE');
});

describe('in the sandbox', () => {
  async function played(scenario: string) {
    const { account, key } = await service.customer();
    const { portal } = await newPortalUser(service, { account });
    const headers = { 'x-sandbox-scenario': scenario, 'x-sandbox-mode': 'manual' };
    const order = (await createOrder(service, key, {}, headers)).json;
    const step = () => advance({ service, key, order });
    const toEnd = () => advance({ service, key, order }, { toEnd: true });
    const list = async () => (await portal('GET', '/sandbox/invoices')).json.data;
    return { account, key, portal, order, step, toEnd, list };
  }

  test('an invoice is a test document, and no list, sum or export of the operator has it', async () => {
    const { portal, toEnd, account } = await played('STANDARD');
    await toEnd();
    const [shown] = (await portal('GET', '/sandbox/invoices')).json.data;
    expect(shown).toMatchObject({ kind: 'INVOICE', state: 'OPEN', test: true });
    expect(shown.number).toMatch(/^SBX-INV-/);
    const xml = await portal('GET', `/sandbox/invoices/${shown.number}/xml`);
    expect(xml.text).toContain('<ram:Content>TESTDOKUMENT – keine Leistung</ram:Content>');
    expect(numbers(await portal('GET', '/production/invoices'))).toEqual([]);
    const month = shown.invoiceDate.slice(0, 7);
    for (const path of [
      `/accounting/invoices?month=${month}&limit=100`,
      `/accounting/invoices.csv?month=${month}`,
      `/accounting/open-items`,
      `/accounting/reminders/preview`,
      `/search?q=${shown.number}`,
      `/accounting/issued-invoices?from=${month}-01&to=${month}-28`,
      `/accounting/issued-invoices.csv?from=${month}-01&to=${month}-28`,
      '/accounting/open-items.csv',
      '/accounting/payments?state=ALLOCATED&limit=100',
      '/accounting/orders?stage=completed&limit=100',
    ]) {
      const answer = await service.ops('GET', path);
      expect(answer.text, path).not.toContain('SBX-INV');
      expect(answer.text, path).not.toContain(account.id);
    }
    expectV1Error(
      await service.ops('GET', `/accounting/invoices/${shown.number}/pdf`),
      404,
      'DOCUMENT_NOT_FOUND',
    );
  });

  test('EXTRAS bills waiting and fuel, and is paid', async () => {
    const { portal, step, list } = await played('EXTRAS');
    for (let i = 2; i <= 11; i += 1) await step();
    const [open] = await list();
    expect(open.state).toBe('OPEN');
    const { lines } = (await portal('GET', `/sandbox/invoices/${open.number}`)).json;
    expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['TRANSPORT', 'EXTRA', 'EXPENSE']),
    );
    await step();
    expect((await list())[0]).toMatchObject({ number: open.number, state: 'PAID', open: 0 });
    const paid = (await portal('GET', `/sandbox/invoices/${open.number}`)).json;
    expect(paid.settlements).toMatchObject([{ kind: 'PAYMENT', amount: open.gross }]);
    const [{ count }] = await sql<
      [{ count: number }]
    >`select count(*)::int as count from payments where remittance like '%SBX%'`;
    expect(count).toBe(0);
  });

  test('CORRECTED_INVOICE cancels an invoice and issues a new one', async () => {
    const { toEnd, list } = await played('CORRECTED_INVOICE');
    await toEnd();
    const [again, cancellation, first] = await list();
    expect(first).toMatchObject({ state: 'CANCELLED', cancelledBy: cancellation.number, open: 0 });
    expect(cancellation).toMatchObject({ kind: 'CANCELLATION', corrects: first.number, gross: -first.gross });
    expect(again).toMatchObject({ kind: 'INVOICE', state: 'OPEN', gross: first.gross });
  });

  test('TRIP_IN_VAIN bills only the trip', async () => {
    const { toEnd, list, portal, order } = await played('TRIP_IN_VAIN');
    await toEnd();
    const [shown] = await list();
    const { lines } = (await portal('GET', `/sandbox/invoices/${shown.number}`)).json;
    expect(lines).toMatchObject([{ kind: 'EXTRA', orderNumber: order.orderNumber }]);
    expect(shown.net).toBeLessThan(order.price.net);
  });

  test('invoices end with their orders', async () => {
    const { toEnd, list, account } = await played('EXTRAS');
    await toEnd();
    expect(await list()).toHaveLength(1);
    service.clock.advance(31 * DAY_MS);
    await service.settle();
    expect((await service.ops('DELETE', `/accounts/${account.id}`)).status).toBe(204);
    expect(await sql`select 1 from invoices where account_id = ${account.id}`).toHaveLength(0);
  });
});
