// Invoice runs: what is due, collective invoices, repeated and interrupted runs, several workers, gapless numbers.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listPlannedInvoices } from '../../../src/money/invoices/runs/preview-run.ts';
import { LEASE_MS, runDueInvoices } from '../../../src/money/invoices/runs/run-due.ts';
import { claimAccount } from '../../../src/money/invoices/runs/run-store.ts';
import type { Core } from '../../../src/orders/records/core.ts';
import { keyedMutex } from '../../../src/platform/keyed-mutex.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { CACHED_MS, command, createOrder, eventsOf } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { startService } from '../../harness/service.ts';
import { virtualClock } from '../../harness/virtual-clock.ts';
import { brokenRules, hasRules } from './official-rules.ts';

/** Monday, 2 November 2026. */
const clock = virtualClock('2026-11-02T09:00:00.000Z');
const service = await startService({ clock });
afterAll(() => service.close());
const { core } = service.services;
const { sql } = core;
const { console: office } = await newConsoleUser(service, { role: 'accounting' });
const RUNS = '/accounting/invoice-runs';

beforeEach(async () => {
  await sql`update orders set status = 'POOLED' where status in ('COMPLETED', 'CANCELLED')`;
});

type Terms = Record<string, unknown>;
const WASH = { extras: [{ kind: 'WASH', net: 19.9 }] };

async function newCustomer(terms: Terms = {}) {
  const customer = await service.customer({ environment: 'production' });
  const answer = await service.ops('PUT', `/accounts/${customer.accountId}/agreement`, { ...WASH, ...terms });
  expect(answer.status, answer.text).toBe(200);
  clock.advance(CACHED_MS);
  return customer;
}

type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** An order that was delivered at this time and waits for its invoice. */
async function completed({ key }: Customer, deliveredAt: string, status = 'COMPLETED', changes = {}) {
  const { json, text } = await createOrder(service, key, changes);
  expect(json.id, text).toBeDefined();
  await sql`update orders set status = ${status}, actual_delivery = ${status === 'CANCELLED' ? null : deliveredAt},
    arrived_at_pickup = ${deliveredAt} where id = ${json.id}`;
  return json.id as string;
}

async function addWash(id: string, reason?: string) {
  const extra = { category: 'EXTRA', kind: 'WASH', quantity: 1 };
  const answer = await service.ops('POST', `/orders/${id}/extras`, { id: randomUUID(), extra, reason });
  expect(answer.status, answer.text).toBe(201);
}

const preview = async (query = '') => (await office('GET', `${RUNS}/preview${query}`)).json;
const start = (body: object = {}) => office('POST', RUNS, body);
const readRun = async (id: string) => (await office('GET', `${RUNS}/${id}`)).json;

async function work(by: Core = core): Promise<void> {
  while ((await runDueInvoices(by)) > 0);
}

async function runAll(body: object = {}) {
  const started = await start(body);
  expect(started.status, started.text).toBe(201);
  await work();
  return readRun(started.json.id);
}

const invoicesOf = (accountId: string) => sql<
  { number: string; currency: string; netCents: number; grossCents: number; orders: string[] }[]
>`
  select i.number, i.currency, i.net_cents, i.gross_cents, (
    select jsonb_agg(order_id order by first) from (
      select order_id, min(position) as first from invoice_lines where invoice_id = i.id group by order_id) l
  ) as orders
  from invoices i where account_id = ${accountId} order by number`;

const invoiceNumberOf = async (id: string) =>
  (await sql<{ invoiceNumber: string | null }[]>`select invoice_number from orders where id = ${id}`)[0]!
    .invoiceNumber;

async function expectNoGaps() {
  const [row] = await sql<{ count: number; last: number }[]>`
    select (select count(*)::int from invoices) as count,
      (select last from invoice_counters where series = 'INV-2026') as last`;
  expect(row!.count).toBe(row!.last);
}

test('extras approved after the invoice are due again, without the transport', async () => {
  const customer = await newCustomer();
  const id = await completed(customer, '2026-10-20T10:00:00.000Z');
  await runAll({ accountIds: [customer.accountId] });
  await addWash(id, 'Found later');
  const only = `?accountId=${customer.accountId}`;
  expect((await preview(only)).sums).toMatchObject([{ orders: 1, invoices: 1, net: 19.9 }]);
  await runAll({ accountIds: [customer.accountId] });
  const { invoiceNumber, supplementaryInvoices } = (await service.ops('GET', `/orders/${id}`)).json;
  expect(supplementaryInvoices).toHaveLength(1);
  expect(supplementaryInvoices).not.toContain(invoiceNumber);
  expect((await preview(only)).data).toEqual([]);
});

test('weeks and months are those of the operator’s time zone, and only finished ones are due', async () => {
  const monthly = await newCustomer({ invoicing: 'MONTHLY' });
  const weekly = await newCustomer({ invoicing: 'WEEKLY' });
  // 31 October 23:30 and 1 November 00:30 in Berlin; the clocks changed on 25 October.
  const inOctober = await completed(monthly, '2026-10-31T22:30:00Z');
  await completed(monthly, '2026-10-31T23:30:00Z');
  const sunday = await completed(weekly, '2026-10-25T22:30:00Z');
  const monday = await completed(weekly, '2026-10-25T23:30:00Z');
  const lastSunday = await completed(weekly, '2026-11-01T22:30:00Z');
  await completed(weekly, '2026-11-02T06:00:00Z');
  const { data } = await preview();
  const found = (id: string) => data.find(({ accountId }: { accountId: string }) => accountId === id);
  expect(found(monthly.accountId)).toMatchObject({
    invoicing: 'MONTHLY',
    sums: [{ currency: 'EUR', orders: 1, invoices: 1 }],
    findings: [{ code: 'PERIOD_OPEN', orderCount: 1 }],
  });
  expect(found(weekly.accountId)).toMatchObject({
    sums: [{ orders: 3, invoices: 2 }],
    findings: [{ code: 'PERIOD_OPEN', orderCount: 1 }],
  });
  await runAll();
  expect((await invoicesOf(monthly.accountId)).map(({ orders }) => orders)).toEqual([[inOctober]]);
  expect((await invoicesOf(weekly.accountId)).map(({ orders }) => orders)).toEqual([
    [sunday],
    [monday, lastSunday],
  ]);
  await expectNoGaps();
});

test('a collective invoice has a line per order with its extras beneath, and every order shows it', async () => {
  const customer = await newCustomer({ invoicing: 'MONTHLY' });
  const first = await completed(customer, '2026-10-05T10:00:00Z');
  const inVain = await completed(customer, '2026-10-06T10:00:00Z', 'CANCELLED');
  const last = await completed(customer, '2026-10-20T10:00:00Z');
  await addWash(first);
  await addWash(inVain);
  const planned = await preview(`?accountId=${customer.accountId}`);
  const run = await runAll({ accountIds: [customer.accountId] });
  const [invoice, ...others] = await invoicesOf(customer.accountId);
  expect(others).toEqual([]);
  expect(invoice!.orders).toEqual([first, inVain, last]);
  expect(run).toMatchObject({ state: 'DONE', orders: 3, blocked: 0 });
  expect(run.data).toMatchObject([
    {
      state: 'DONE',
      problem: null,
      sums: [
        { ...planned.data[0].sums[0], firstNumber: planned.nextInvoiceNumber, lastNumber: invoice!.number },
      ],
    },
  ]);
  expect(planned.sums).toEqual(planned.data[0].sums);
  const lines = await sql`
    select l.order_id, l.kind from invoice_lines l join invoices i on i.id = l.invoice_id
    where i.number = ${invoice!.number} order by position`;
  expect(lines.map(({ orderId, kind }) => [orderId, kind])).toEqual([
    [first, 'TRANSPORT'],
    [first, 'EXTRA'],
    [inVain, 'EXTRA'],
    [last, 'TRANSPORT'],
  ]);
  // The same bytes, stored once, as a document of each order in every interface.
  const { portal } = await newPortalUser(service, { account: customer.account });
  const documents: string[] = [];
  for (const id of [first, inVain, last]) {
    const [event] = (await eventsOf(service, id)).slice(-1);
    expect(event).toMatchObject({ name: 'invoice.created', data: { invoiceNumber: invoice!.number } });
    const { data } = (await service.call(`/extern/orders/${id}/documents`, { key: customer.key })).json;
    expect(data).toMatchObject([{ kind: 'INVOICE', id: event.data.document.id }]);
    documents.push(data[0].id);
    const path = `orders/${id}/documents/${data[0].id}`;
    const file = await service.call(`/extern/${path}`, { key: customer.key });
    expect(file.status).toBe(200);
    expect(file.text.length).toBeGreaterThan(0);
    expect((await portal('GET', `/production/${path}`)).text).toBe(file.text);
    expect((await office('GET', `/${path}`)).text).toBe(file.text);
    const other = `/extern/orders/${id === first ? last : first}/documents/${data[0].id}`;
    expect((await service.call(other, { key: customer.key })).status).toBe(404);
  }
  expect(new Set(documents).size).toBe(3);
  const [{ stored }] = await sql<[{ stored: number }]>`
    select count(distinct document_id)::int as stored from document_chunks
    where document_id = any(${documents}::uuid[])`;
  expect(stored).toBe(1);
  const [{ entries }] = await sql<[{ entries: number }]>`
    select count(*)::int as entries from audit where action in ('order.invoice', 'order.invoice_extras')
      and subject_id = any(${[first, inVain, last]}::text[])`;
  expect(entries).toBe(3);
  expect((await office('GET', '/accounting/invoices')).json.data[0]).toMatchObject({ orderCount: 3 });
  const { text: xml } = await office('GET', `/accounting/invoices/${invoice!.number}/xml`);
  expect(xml).toContain('<udt:DateTimeString format="102">20261020</udt:DateTimeString>');
  expect(xml.match(/<ram:TypeCode>130<\/ram:TypeCode>/g)).toHaveLength(4);
  if (hasRules) expect(brokenRules(xml, 'ZUGFERD')).toEqual([]);
});

test('registration and plates of a collective invoice have lines of their own, in API, XML and for credits', async () => {
  const customer = await newCustomer({
    invoicing: 'MONTHLY',
    services: { registrationNet: 95, shortTermPlateNet: 49 },
  });
  const services = { registration: true, shortTermPlate: true };
  await completed(customer, '2026-10-05T10:00:00Z', 'COMPLETED', { services });
  await completed(customer, '2026-10-06T10:00:00Z');
  await runAll({ accountIds: [customer.accountId] });
  const { number } = (await invoicesOf(customer.accountId))[0]!;
  const { lines } = (await office('GET', `/accounting/invoices/${number}`)).json;
  expect(
    lines.map(({ description, net }: { description: string; net: number }) => [description, net]),
  ).toEqual([
    ['Fahrzeugüberführung', expect.any(Number)],
    ['Fahrzeugzulassung', 95],
    ['Kurzzeitkennzeichen', 49],
    ['Fahrzeugüberführung', expect.any(Number)],
  ]);
  expect(lines[1]).toMatchObject({
    orderNumber: expect.stringMatching(/^VT-/),
    vehicle: expect.stringContaining('·'),
    from: 'Stuttgart',
    to: expect.any(String),
    creditable: 95,
  });
  const { portal } = await newPortalUser(service, { account: customer.account });
  const shown = (await portal('GET', `/production/invoices/${number}`)).json.lines[1];
  expect(shown).toMatchObject({ vehicle: lines[1].vehicle, from: lines[1].from, to: lines[1].to });
  const { text: xml } = await office('GET', `/accounting/invoices/${number}/xml`);
  expect(xml).toContain('<ram:Name>Kurzzeitkennzeichen</ram:Name>');
  expect(xml).toContain(`${lines[1].from} → ${lines[1].to}: `);
  if (hasRules) expect(brokenRules(xml, 'ZUGFERD')).toEqual([]);
});

test('an invoice is shown as a PDF before the run, without taking its number', async () => {
  const monthly = await newCustomer({ invoicing: 'MONTHLY' });
  const ids = [
    await completed(monthly, '2026-09-10T08:00:00Z'),
    await completed(monthly, '2026-10-10T08:00:00Z'),
    await completed(monthly, '2026-10-11T08:00:00Z'),
  ];
  const { nextInvoiceNumber } = await preview();
  const render = (position: number, accountId = monthly.accountId) =>
    office('GET', `${RUNS}/preview/document?accountId=${accountId}&position=${position}`);
  for (const position of [1, 2]) {
    const pdf = await render(position);
    expect(pdf.status, pdf.text).toBe(200);
    expect(pdf.text.slice(0, 4)).toBe('%PDF');
  }
  expectV1Error(await render(3), 409, 'NOTHING_TO_INVOICE');
  expectV1Error(await render(1, randomUUID()), 409, 'NOTHING_TO_INVOICE');
  expect((await preview()).nextInvoiceNumber).toBe(nextInvoiceNumber);
  const until = '2026-10-31';
  expect(await listPlannedInvoices(core, { until, accountId: monthly.accountId })).toEqual([
    [ids[0]],
    [ids[1], ids[2]],
  ]);
});

test('cancelling a collective invoice releases all its orders, which are then invoiced again', async () => {
  const customer = await newCustomer({ invoicing: 'MONTHLY' });
  const ids = [
    await completed(customer, '2026-10-05T10:00:00Z'),
    await completed(customer, '2026-10-06T10:00:00Z'),
  ];
  await addWash(ids[1]!);
  await runAll({ accountIds: [customer.accountId] });
  const number = await invoiceNumberOf(ids[0]!);
  // A credit note concerns only the order whose lines it takes back.
  const credited = await command(service, ids[1]!, 'credit_invoice', {
    lines: [{ position: 3, net: 5 }],
    reason: 'Kulanz',
  });
  expect(credited.status, credited.text).toBe(200);
  expect((await eventsOf(service, ids[0]!)).at(-1)!.data).not.toHaveProperty('creditsInvoiceNumber');
  expect((await command(service, ids[0]!, 'cancel_invoice', { reason: 'Falsch' })).status).toBe(409);
  const other = await newCustomer({ invoicing: 'MONTHLY' });
  const pair = [
    await completed(other, '2026-10-05T10:00:00Z'),
    await completed(other, '2026-10-06T10:00:00Z'),
  ];
  await addWash(pair[1]!);
  await runAll({ accountIds: [other.accountId] });
  const cancelled = await invoiceNumberOf(pair[0]!);
  const answer = await command(service, pair[1]!, 'cancel_invoice', { reason: 'Falsche Anschrift' });
  expect(answer.status, answer.text).toBe(200);
  const names: string[] = [];
  for (const id of pair) {
    expect(await invoiceNumberOf(id)).toBeNull();
    const [created, event] = (await eventsOf(service, id)).slice(-2);
    expect(event).toMatchObject({ name: 'invoice.cancelled', data: { invoiceNumber: cancelled } });
    names.push(created.data.invoiceNumber);
    const { data } = (await service.call(`/extern/orders/${id}/documents`, { key: other.key })).json;
    expect(data).toHaveLength(2);
  }
  expect(new Set(names).size).toBe(1);
  const { text: xml } = await office('GET', `/accounting/invoices/${names[0]}/xml`);
  if (hasRules) expect(brokenRules(xml, 'ZUGFERD')).toEqual([]);
  await runAll({ accountIds: [other.accountId] });
  const again = await invoiceNumberOf(pair[0]!);
  expect(again).not.toBe(cancelled);
  expect(await invoiceNumberOf(pair[1]!)).toBe(again);
  const sums = (await invoicesOf(other.accountId)).map(({ netCents }) => netCents);
  expect(sums).toEqual([sums[0], -sums[0]!, sums[0]]);
  expect(await invoiceNumberOf(ids[0]!)).toBe(number);
  await expectNoGaps();
});

test('currencies are invoiced separately, and findings name what hinders or waits', async () => {
  const customer = await newCustomer({ invoicing: 'WEEKLY' });
  const inFrancs = await completed(customer, '2026-10-20T10:00:00Z');
  const inEuros = await completed(customer, '2026-10-21T10:00:00Z');
  const unpriced = await completed(customer, '2026-10-22T10:00:00Z');
  const unchecked = await completed(customer, '2026-10-22T11:00:00Z');
  await sql`update orders set price = price || '{"currency": "CHF"}' where id = ${inFrancs}`;
  await sql`update orders set price = null where id = ${unpriced}`;
  await addWash(unchecked);
  await sql`update order_extras set state = 'PROPOSED', net_cents = null, decided_at = null, decided_by = null
    where order_id = ${unchecked}`;
  const nameless = await newCustomer();
  await completed(nameless, '2026-10-21T10:00:00Z');
  await sql`update accounts set contracting_party = null where id = ${nameless.accountId}`;
  const authority = await newCustomer();
  await completed(authority, '2026-10-21T10:00:00Z');
  const contractingParty = { ...authority.account.contractingParty, eInvoice: 'XRECHNUNG' };
  await service.ops('PATCH', `/accounts/${authority.accountId}`, { contractingParty });
  const { data, sums } = await preview();
  const ofAccount = (id: string) => data.find(({ accountId }: { accountId: string }) => accountId === id);
  const { findings, sums: own } = ofAccount(customer.accountId);
  expect(findings.map(({ code }: { code: string }) => code)).toEqual([
    'NO_PRICE',
    'EXTRAS_UNCHECKED',
    'OTHER_CURRENCY',
  ]);
  expect(findings[1].orders).toMatchObject([{ id: unchecked }]);
  expect(own).toMatchObject([
    { currency: 'CHF', invoices: 1 },
    { currency: 'EUR', invoices: 1 },
  ]);
  expect(sums).toEqual(own);
  expect(ofAccount(nameless.accountId)).toMatchObject({
    isBlocked: true,
    findings: [{ code: 'NO_CONTRACTING_PARTY' }],
  });
  expect(ofAccount(authority.accountId).findings).toMatchObject([
    { code: 'OPERATOR_INCOMPLETE', fields: ['phone', 'sender', 'bank'] },
    { code: 'CUSTOMER_INCOMPLETE', fields: ['contractingParty.leitwegId'] },
  ]);
  const run = await runAll();
  const results = new Map<string, { state: string; problem: unknown }>(
    run.data.map((one: { accountId: string }) => [one.accountId, one]),
  );
  expect(results.get(nameless.accountId)).toMatchObject({
    state: 'BLOCKED',
    problem: { code: 'NO_CONTRACTING_PARTY' },
  });
  expect(results.get(authority.accountId)).toMatchObject({
    problem: { code: 'ORDER_NOT_CHANGEABLE', details: { missing: expect.arrayContaining(['bank']) } },
  });
  expect((await invoicesOf(customer.accountId)).map(({ currency, orders }) => [currency, orders])).toEqual([
    ['CHF', [inFrancs]],
    ['EUR', [inEuros]],
  ]);
  await expectNoGaps();
});

test('a repeated run issues nothing twice, and one at a time may run', async () => {
  const customer = await newCustomer();
  for (const day of [5, 6, 7]) await completed(customer, `2026-10-0${day}T10:00:00Z`);
  const only = { accountIds: [customer.accountId] };
  const started = await start({ ...only, until: '2026-10-06' });
  expect(started.status, started.text).toBe(201);
  expectV1Error(await start(only), 409, 'INVOICE_RUN_ACTIVE');
  await work();
  expect(await readRun(started.json.id)).toMatchObject({ state: 'DONE', sums: [{ invoices: 2, orders: 2 }] });
  expect(await runAll(only)).toMatchObject({ sums: [{ invoices: 1 }] });
  expectV1Error(await start(only), 409, 'NOTHING_TO_INVOICE');
  expect(await invoicesOf(customer.accountId)).toHaveLength(3);
  for (const until of ['2026-12-01', '0000-01-01'])
    expectV1Error(await start({ until }), 400, 'INVALID_REQUEST');
  const { data } = (await office('GET', RUNS)).json;
  expect(data[0]).toMatchObject({ state: 'DONE', createdBy: 'Katrin Vogel', orders: 1 });
  expectV1Error(await office('GET', `${RUNS}/${randomUUID()}`), 404, 'INVOICE_RUN_NOT_FOUND');
  await expectNoGaps();
});

/** As another process: with its own mutex, and a renderer that fails after some documents. */
function otherProcess(failAfter = Number.POSITIVE_INFINITY): Core {
  let left = failAfter;
  const render: Core['pdf']['render'] = async (document) => {
    left -= 1;
    if (left < 0) throw new Error('killed');
    return core.pdf.render(document);
  };
  return { ...core, orderMutex: keyedMutex(), pdf: { ...core.pdf, render } };
}

test('a worker that ends in the middle leaves nothing half done, and another goes on after its lease', async () => {
  const customers = [await newCustomer({ invoicing: 'WEEKLY' }), await newCustomer({ invoicing: 'WEEKLY' })];
  for (const customer of customers) {
    for (const day of ['05', '13', '20']) await completed(customer, `2026-10-${day}T10:00:00Z`);
  }
  const accountIds = customers.map(({ accountId }) => accountId);
  const { json } = await start({ accountIds });
  // One invoice of the first account is issued, then the worker fails at the next.
  const failing = otherProcess(1);
  await runDueInvoices(failing);
  await runDueInvoices(failing);
  const crashed = await claimAccount(sql, clock.now(), LEASE_MS);
  expect(crashed!.accountId).not.toBe(undefined);
  const before = await readRun(json.id);
  expect(before).toMatchObject({ state: 'RUNNING', sums: [{ invoices: 1 }] });
  await work();
  expect(await readRun(json.id)).toMatchObject({ state: 'RUNNING', sums: [{ invoices: 1 }] });
  clock.advance(LEASE_MS + 1);
  await work();
  expect(await readRun(json.id)).toMatchObject({ state: 'DONE', sums: [{ invoices: 6, orders: 6 }] });
  for (const id of accountIds) expect(await invoicesOf(id)).toHaveLength(3);
  await expectNoGaps();
});

test('a lease from a clock that was set back is not waited for', async () => {
  const customer = await newCustomer();
  await completed(customer, '2026-10-05T10:00:00Z');
  const { json } = await start({ accountIds: [customer.accountId] });
  clock.advance(3_600_000);
  expect(await claimAccount(sql, clock.now(), LEASE_MS)).not.toBeNull();
  clock.advance(-3_600_000);
  await work();
  expect(await readRun(json.id)).toMatchObject({ state: 'DONE', sums: [{ invoices: 1 }] });
});

test('two workers at once issue every invoice once, without gaps; stopping ends both', async () => {
  const customers = [await newCustomer(), await newCustomer({ invoicing: 'WEEKLY' }), await newCustomer()];
  const ids: string[] = [];
  for (const customer of customers) {
    for (const day of ['05', '13', '20', '21'])
      ids.push(await completed(customer, `2026-10-${day}T10:00:00Z`));
  }
  const accountIds = customers.map(({ accountId }) => accountId);
  const { json } = await start({ accountIds });
  await Promise.all([work(otherProcess()), work(otherProcess()), command(service, ids[0]!, 'invoice')]);
  await work();
  expect(await readRun(json.id)).toMatchObject({ state: 'DONE' });
  const numbers = await Promise.all(ids.map(invoiceNumberOf));
  expect(numbers).not.toContain(null);
  expect(new Set(numbers).size).toBe(11);
  await expectNoGaps();
  const more = await completed(customers[0]!, '2026-10-05T10:00:00Z');
  const stopped = await start({ accountIds });
  expect((await office('POST', `${RUNS}/${stopped.json.id}/stop`)).json.state).toBe('STOPPED');
  await work();
  expect(await invoiceNumberOf(more)).toBeNull();
  await runAll({ accountIds });
  expect(await invoiceNumberOf(more)).not.toBeNull();
});

test('an extra that is approved while the invoice is rendered is billed with it', async () => {
  const customer = await newCustomer({ invoicing: 'MONTHLY' });
  const ids = [
    await completed(customer, '2026-10-05T10:00:00Z'),
    await completed(customer, '2026-10-06T10:00:00Z'),
  ];
  const { json } = await start({ accountIds: [customer.accountId] });
  let rendered = 0;
  const slow = {
    ...core,
    pdf: {
      ...core.pdf,
      render: async (document: Parameters<Core['pdf']['render']>[0]) => {
        rendered += 1;
        if (rendered === 1) await addWash(ids[1]!);
        return core.pdf.render(document);
      },
    },
  };
  await work(slow);
  expect(rendered).toBe(2);
  expect(await readRun(json.id)).toMatchObject({ state: 'DONE' });
  const [row] = await sql`select invoice_id from order_extras where order_id = ${ids[1]!}`;
  expect(row!.invoiceId).not.toBeNull();
});

test('only accounting runs invoices', async () => {
  for (const role of ['dispatcher', 'viewer'] as const) {
    const { console } = await newConsoleUser(service, { role });
    expectV1Error(await console('POST', RUNS, {}), 403, 'ROLE_NOT_SUFFICIENT');
    expectV1Error(await console('GET', `${RUNS}/preview`), 403, 'ROLE_NOT_SUFFICIENT');
  }
});
