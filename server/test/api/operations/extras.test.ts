// Extras and expenses: proposed by drivers exactly once, decided by dispatch, priced by the order's agreement.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listBillableExtras } from '../../../src/dispatch/extras/billable-store.ts';
import { anonymizeOrder } from '../../../src/retention/anonymize-order.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, command, createOrder, eventNames, eventsOf, patchOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newPhone, newTrip, type Phone, photoJpeg } from '../driver/phone.ts';

const service = await sharedService();
const { sql } = service.services.core;

const TERMS = {
  extras: [
    { kind: 'WAITING', netPerQuarterHour: 12.5, freeMinutes: 30 },
    { kind: 'TRIP_IN_VAIN', percentOfPrice: 60 },
    { kind: 'LATE_CANCELLATION', hoursBeforePickup: 24, net: 45 },
    { kind: 'WASH', net: 19.9 },
    { kind: 'OTHER', name: 'Umparken', net: 15 },
  ],
  expenses: { FUEL: { billing: 'AT_COST' }, TOLL: { billing: 'UP_TO', limitNet: 20 } },
};

async function newCustomer(terms: object = TERMS) {
  const customer = await service.customer({ environment: 'production' });
  expect((await service.ops('PUT', `/accounts/${customer.accountId}/agreement`, terms)).status).toBe(200);
  return customer;
}

async function newCase(terms?: object) {
  const customer = await newCustomer(terms);
  const phone = await newPhone(service);
  const id = await newTrip(service, customer.key, phone.driverId);
  return { ...customer, phone, id };
}

const PAID = { category: 'EXPENSE', vatRate: 19, paidOn: '2026-10-01' };
/** Amounts of other tests must not look like duplicates. */
let cents = 0;
function grossOf(euros: number): number {
  cents += 1;
  return euros + cents / 100;
}

/** Later than the one before, so that the lists have an order. */
function propose(phone: Phone, trip: string, extra: object, id = randomUUID() as string) {
  service.clock.advance(1000);
  return phone.put(`/trips/${trip}/extras/${id}`, { extra });
}
const decide = (id: string, body: object) => service.ops('POST', `/extras/${id}/decision`, body);
const approve = (id: string, more: object = {}) => decide(id, { decision: 'APPROVE', ...more });
const receipt = (phone: Phone, trip: string, id: string, rawBody = photoJpeg) =>
  service.call(`/driver/trips/${trip}/extras/${id}/receipt`, { method: 'PUT', key: phone.token, rawBody });
const ofOrder = async (id: string) => (await service.ops('GET', `/orders/${id}/extras`)).json.data;

/** From an assigned order. */
const TO_COMPLETED = [
  'driver_accepted',
  'start_pickup',
  'pick_up',
  'arrive_delivery',
  'hand_over',
  'complete',
];

async function isToInvoice(id: string): Promise<boolean> {
  const { json } = await service.ops('GET', '/accounting/orders?stage=completed&limit=100');
  return json.data.some(({ order }: { order: { id: string } }) => order.id === id);
}

const linesOf = (number: string) => sql`
  select l.kind, l.extra_id, l.description, l.net_cents from invoice_lines l
  join invoices i on i.id = l.invoice_id where i.number = ${number} order by l.position`;

test('a proposal that the phone sends again is stored once, and can be changed and removed', async () => {
  const { phone, id } = await newCase();
  const extra = { ...PAID, kind: 'FUEL', gross: grossOf(61), quantity: 34.2 };
  const extraId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => propose(phone, id, extra, extraId)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ofOrder(id)).toMatchObject([
    {
      id: extraId,
      kind: 'FUEL',
      state: 'PROPOSED',
      source: 'DRIVER',
      billTo: 'CUSTOMER',
      net: null,
      quantity: 34.2,
    },
  ]);
  await propose(phone, id, { ...extra, vatRate: 7 }, extraId);
  const [{ extras }] = (await phone.get('/trips')).json.data;
  expect(extras).toMatchObject([{ id: extraId, paid: { vatRate: 7 }, state: 'PROPOSED', hasReceipt: false }]);
  expect(extras[0]).not.toHaveProperty('net');
  expect((await phone.remove(`/trips/${id}/extras/${extraId}`)).status).toBe(204);
  expect((await phone.remove(`/trips/${id}/extras/${extraId}`)).status).toBe(204);
  expect(await ofOrder(id)).toEqual([]);
});

test('after the decision only the same content is accepted, and the driver sees the reason', async () => {
  const { phone, id } = await newCase();
  const extra = { ...PAID, kind: 'FUEL', gross: grossOf(40) };
  const { json } = await propose(phone, id, extra);
  expect((await receipt(phone, id, json.id)).status).toBe(200);
  await decide(json.id, { decision: 'REFUSE', reason: 'Beleg unleserlich' });
  expect((await propose(phone, id, extra, json.id)).json).toMatchObject({
    state: 'REFUSED',
    decisionReason: 'Beleg unleserlich',
    hasReceipt: true,
  });
  expectV1Error(await propose(phone, id, { ...extra, vatRate: 7 }, json.id), 409, 'EXTRA_NOT_CHANGEABLE');
  expectV1Error(await phone.remove(`/trips/${id}/extras/${json.id}`), 409, 'EXTRA_NOT_CHANGEABLE');
  expect((await receipt(phone, id, json.id)).status).toBe(200);
  const other = Buffer.concat([photoJpeg, Buffer.from([0])]);
  expectV1Error(await receipt(phone, id, json.id, other), 409, 'EXTRA_NOT_CHANGEABLE');
  expectV1Error(await receipt(phone, id, randomUUID()), 409, 'EXTRA_NOT_CHANGEABLE');
});

test('another driver and another order cannot use the id of an extra', async () => {
  const { phone, id, key } = await newCase();
  const { json } = await propose(phone, id, { category: 'EXTRA', kind: 'WASH' });
  const stranger = await newPhone(service);
  const trip = await newTrip(service, key, stranger.driverId);
  expectV1Error(await propose(stranger, id, { category: 'EXTRA', kind: 'WASH' }), 404, 'ORDER_NOT_FOUND');
  const taken = await propose(stranger, trip, { category: 'EXTRA', kind: 'WASH' }, json.id);
  expectV1Error(taken, 409, 'EXTRA_NOT_CHANGEABLE');
});

test('waiting counts each quarter of an hour begun after the free time', async () => {
  const { phone, id } = await newCase();
  const waiting = { category: 'EXTRA', kind: 'WAITING' };
  for (const [waitedMinutes, quantity, net] of [
    [30, 0, 0],
    [31, 1, 12.5],
    [75, 3, 37.5],
  ]) {
    const { json } = await propose(phone, id, { ...waiting, waitedMinutes });
    expect((await approve(json.id)).json).toMatchObject({ quantity, net, billTo: 'CUSTOMER' });
  }
  expectV1Error(await propose(phone, id, waiting), 400, 'INVALID_REQUEST');
});

test('expenses are billed at cost, up to the limit of the order, or kept for the operator', async () => {
  const { phone, id } = await newCase();
  const paid = async (kind: string, gross: number) =>
    (await propose(phone, id, { ...PAID, kind, gross })).json.id as string;
  expectV1Error(await propose(phone, id, { ...PAID, kind: 'FUEL', gross: 0 }), 400, 'INVALID_REQUEST');
  expect((await approve(await paid('FUEL', 119))).json).toMatchObject({ net: 100, paidNet: 100 });
  expect((await approve(await paid('TOLL', 17.85))).json).toMatchObject({
    net: 15,
    agreed: { limit: 20, used: 0 },
  });
  expect((await approve(await paid('TOLL', 17.86))).json).toMatchObject({ net: 5, agreed: { used: 15 } });
  expect((await approve(await paid('PARKING', 4))).json).toMatchObject({ net: 0, billTo: 'OPERATOR' });
  const train = await paid('TRAVEL', 39.9);
  expectV1Error(await approve(train, { billTo: 'CUSTOMER', net: 10, reason: 'x' }), 400, 'INVALID_REQUEST');
  expect((await approve(train)).json).toMatchObject({ billTo: 'OPERATOR', net: 0 });
  const lines = await listBillableExtras(sql, [id]);
  expect(lines.map(({ kind, netCents }) => [kind, netCents])).toEqual([
    ['EXPENSE', 10_000],
    ['EXPENSE', 1500],
    ['EXPENSE', 500],
  ]);
});

test('a change, a second decision and an extra without an agreed price need a reason', async () => {
  const { phone, id } = await newCase();
  const wash = (await propose(phone, id, { category: 'EXTRA', kind: 'WASH' })).json.id;
  expectV1Error(await approve(wash, { net: 25 }), 400, 'INVALID_REQUEST');
  expect((await approve(wash)).json).toMatchObject({ net: 19.9, decisionReason: null });
  expectV1Error(await approve(wash), 400, 'INVALID_REQUEST');
  expectV1Error(await approve(wash, { reason: 'late', version: 1 }), 409, 'EXTRA_NOT_CHANGEABLE');
  expect((await approve(wash, { net: 25, reason: 'Innenreinigung' })).json).toMatchObject({ net: 25 });
  const plates = (await propose(phone, id, { category: 'EXTRA', kind: 'PLATES' })).json.id;
  expectV1Error(await approve(plates), 400, 'INVALID_REQUEST');
  expect((await approve(plates, { net: 30, reason: 'Am Telefon vereinbart' })).json.net).toBe(30);
  expectV1Error(await approve(randomUUID()), 404, 'EXTRA_NOT_FOUND');
});

test('an agreement without extras bills nothing', async () => {
  const { phone, id } = await newCase({});
  const fuel = (await propose(phone, id, { ...PAID, kind: 'FUEL', gross: grossOf(50) })).json.id;
  expect((await approve(fuel)).json).toMatchObject({ billTo: 'OPERATOR', net: 0 });
  expect(await listBillableExtras(sql, [id])).toEqual([]);
});

test('the list to check shows the limit, the receipt and probable duplicates', async () => {
  const { phone, id, key } = await newCase();
  const gross = grossOf(70);
  const first = (await propose(phone, id, { ...PAID, kind: 'FUEL', gross })).json.id;
  const other = await newTrip(service, key, phone.driverId);
  const second = (await propose(phone, other, { ...PAID, kind: 'OTHER', gross })).json.id;
  await receipt(phone, id, first);
  const { data } = (await service.ops('GET', '/extras')).json;
  const find = (wanted: string) => data.find(({ id: each }: { id: string }) => each === wanted);
  expect(find(first)).toMatchObject({ hasReceipt: true, duplicates: [{ extraId: second, orderId: other }] });
  expect(find(second)).toMatchObject({ hasReceipt: false, driverName: 'Jana Maria Kowalska' });
  expect((await service.ops('GET', `/extras/${first}/receipt`)).headers.get('content-type')).toBe(
    'image/jpeg',
  );
  expectV1Error(await service.ops('GET', `/extras/${second}/receipt`), 404, 'EXTRA_NOT_FOUND');
  await decide(second, { decision: 'REFUSE', reason: 'doppelt' });
  expect((await ofOrder(id))[0].duplicates).toEqual([]);
});

test('dispatch adds an extra once, and a viewer only reads', async () => {
  const { id } = await newCase();
  const body = {
    id: randomUUID(),
    extra: { category: 'EXTRA', kind: 'OTHER', name: 'Umparken', quantity: 2 },
  };
  const added = await service.ops('POST', `/orders/${id}/extras`, body);
  expect(added.json).toMatchObject({ state: 'APPROVED', source: 'DISPATCH', net: 30 });
  expect((await service.ops('POST', `/orders/${id}/extras`, body)).json.id).toBe(added.json.id);
  expect(await ofOrder(id)).toHaveLength(1);
  const { console: viewer } = await newConsoleUser(service, { role: 'viewer' });
  expect((await viewer('GET', '/extras')).status).toBe(200);
  expectV1Error(await viewer('POST', `/orders/${id}/extras`, body), 403, 'ROLE_NOT_SUFFICIENT');
  const decision = { decision: 'REFUSE', reason: 'x' };
  expectV1Error(await viewer('POST', `/extras/${body.id}/decision`, decision), 403, 'ROLE_NOT_SUFFICIENT');
});

test('an extra on an invoice cannot change until the invoice is cancelled', async () => {
  const { id, phone } = await newCase();
  const wash = (await propose(phone, id, { category: 'EXTRA', kind: 'WASH' })).json.id;
  await approve(wash);
  const [line] = await listBillableExtras(sql, [id]);
  expect(line).toMatchObject({ extraId: wash, quantity: 1, unit: 'C62', unitNetCents: 1990, netCents: 1990 });
  expect(line!.description).toEqual({ de: 'Fahrzeugwäsche', en: 'Vehicle wash' });
});

test('a trip in vain ends the order, keeps reason and photo, and proposes the share of the price', async () => {
  const { id, phone, key } = await newCase();
  const extraId = randomUUID();
  const report = () => phone.post(`/trips/${id}/trip-in-vain`, { extraId, reason: 'Tor verschlossen' });
  expectV1Error(await report(), 409, 'ORDER_NOT_CHANGEABLE');
  await phone.post(`/trips/${id}/accept`);
  await phone.post(`/trips/${id}/start`);
  const ended = await report();
  expect(ended.json).toMatchObject({
    status: 'CANCELLED',
    cancellation: { by: 'DRIVER', reason: 'Tor verschlossen' },
    extras: [{ id: extraId, kind: 'TRIP_IN_VAIN', state: 'PROPOSED' }],
  });
  expect((await report()).status).toBe(200);
  expect((await receipt(phone, id, extraId)).status).toBe(200);
  const order = (await service.call(`/extern/orders/${id}`, { key })).json;
  expect(order.status).toBe('CANCELLED');
  expect((await eventNames(service, id)).filter((name) => name === 'order.cancelled')).toHaveLength(1);
  expectV1Error(await command(service, id, 'invoice_extras'), 409, 'ORDER_NOT_CHANGEABLE');
  expect(await isToInvoice(id)).toBe(false);
  const { net } = (await approve(extraId)).json;
  expect(net).toBeCloseTo(order.price.net * 0.6, 2);
  expect(await isToInvoice(id)).toBe(true);
});

test('an order without transport is invoiced for its extras only, and can be invoiced again', async () => {
  const { id, phone, key } = await newCase();
  await phone.post(`/trips/${id}/accept`);
  await phone.post(`/trips/${id}/start`);
  const extraId = randomUUID();
  await phone.post(`/trips/${id}/trip-in-vain`, { extraId, reason: 'Tor verschlossen' });
  const { net } = (await approve(extraId)).json;
  const invoiced = await command(service, id, 'invoice_extras');
  expect(invoiced.json).toMatchObject({ status: 'CANCELLED', invoiceNumber: expect.stringMatching(/^INV-/) });
  expect(await linesOf(invoiced.json.invoiceNumber)).toEqual([
    { kind: 'EXTRA', extraId, description: 'Vergebliche Anfahrt', netCents: Math.round(net * 100) },
  ]);
  expect(await isToInvoice(id)).toBe(false);
  expectV1Error(await command(service, id, 'invoice_extras'), 409, 'ORDER_NOT_CHANGEABLE');
  expectV1Error(await approve(extraId, { net: 1, reason: 'x' }), 409, 'EXTRA_NOT_CHANGEABLE');
  expect((await command(service, id, 'cancel_invoice', { reason: 'Falscher Betrag' })).status).toBe(200);
  expect(await isToInvoice(id)).toBe(true);
  expect((await command(service, id, 'invoice_extras')).status).toBe(200);
  expect((await service.call(`/extern/orders/${id}`, { key })).json.status).toBe('CANCELLED');
  expect((await eventNames(service, id)).filter((name) => name === 'invoice.created')).toHaveLength(3);
});

test('extras approved after the invoice are billed by an invoice of their own, which is cancelled on its own', async () => {
  const { id, phone } = await newCase();
  const [wash, fuel] = [
    (await propose(phone, id, { category: 'EXTRA', kind: 'WASH' })).json.id,
    (await propose(phone, id, { ...PAID, kind: 'FUEL', gross: grossOf(80) })).json.id,
  ];
  for (const name of TO_COMPLETED) await command(service, id, name);
  const main = (await command(service, id, 'invoice')).json.invoiceNumber;
  expect(await isToInvoice(id)).toBe(false);
  expectV1Error(await command(service, id, 'invoice_extras'), 409, 'ORDER_NOT_CHANGEABLE');
  await approve(wash);
  expect(await isToInvoice(id)).toBe(true);
  const billed = (await command(service, id, 'invoice_extras')).json;
  expect(billed).toMatchObject({ internalStatus: 'INVOICED', invoiceNumber: main });
  const [supplement] = billed.supplementaryInvoices;
  expect((await linesOf(supplement)).map(({ extraId }) => extraId)).toEqual([wash]);
  expect(await isToInvoice(id)).toBe(false);
  const created = (await eventsOf(service, id)).filter(({ name }) => name === 'invoice.created');
  expect(created.at(-1)!.data).toMatchObject({ invoiceNumber: supplement });

  const cancel = (invoiceNumber: string) =>
    command(service, id, 'cancel_invoice', { invoiceNumber, reason: 'Falscher Betrag' });
  expect((await cancel(supplement)).json).toMatchObject({ invoiceNumber: main, supplementaryInvoices: [] });
  expectV1Error(await cancel(supplement), 400, 'INVALID_REQUEST');
  await approve(fuel, { net: 50, reason: 'Agreed by telephone', billTo: 'CUSTOMER' });
  const again = (await command(service, id, 'invoice_extras')).json.supplementaryInvoices[0];
  expect(await linesOf(again)).toHaveLength(2);

  // The main invoice: only the transport is billed again, the other invoice stays.
  const cancelled = (await cancel(main)).json;
  expect(cancelled).toMatchObject({ invoiceNumber: null, supplementaryInvoices: [again] });
  expectV1Error(await command(service, id, 'invoice_extras'), 409, 'ORDER_NOT_CHANGEABLE');
  const next = (await command(service, id, 'reinvoice')).json;
  expect(next.supplementaryInvoices).toEqual([again]);
  expect(new Set((await linesOf(next.invoiceNumber)).map(({ kind }) => kind))).toEqual(
    new Set(['TRANSPORT']),
  );
});

test('approved extras stand on the invoice of a completed order, below its transport', async () => {
  const { id, phone } = await newCase();
  const wash = (await propose(phone, id, { category: 'EXTRA', kind: 'WASH' })).json.id;
  const unapproved = (await propose(phone, id, { ...PAID, kind: 'FUEL', gross: grossOf(80) })).json.id;
  const { net } = (await approve(wash)).json;
  for (const name of TO_COMPLETED) expect((await command(service, id, name)).status).toBe(200);
  const { json } = await command(service, id, 'invoice');
  expect(json.status).toBe('COMPLETED');
  const lines = await linesOf(json.invoiceNumber);
  expect(lines.at(-1)).toMatchObject({ kind: 'EXTRA', extraId: wash, netCents: Math.round(net * 100) });
  expect(lines.map(({ extraId }) => extraId)).not.toContain(unapproved);
  expect(lines[0]).toMatchObject({ kind: 'TRANSPORT', extraId: null });
  const [invoice] = await sql`select net_cents from invoices where number = ${json.invoiceNumber}`;
  expect(invoice!.netCents).toBe(Math.round((json.price.net + net) * 100));
});

test('a receipt in another currency is billed in euro by its own rate, by the average of the month, or by hand', async () => {
  const { phone, id } = await newCase();
  const paid = async (fields: object) =>
    (await propose(phone, id, { ...PAID, kind: 'FUEL', gross: 119, vatRate: 19, currency: 'PLN', ...fields }))
      .json;
  const entered = await paid({ exchangeRate: 4 });
  expect(entered.paid).toMatchObject({ gross: 119, currency: 'PLN', exchangeRate: 4 });
  expect((await approve(entered.id)).json).toMatchObject({ net: 25, paidNet: 100 });
  const { id: unknown } = await paid({ note: 'No rate yet' });
  expect((await service.ops('GET', `/orders/${id}/extras`)).text).toContain('"net":null');
  const month = String(PAID.paidOn).slice(0, 7);
  const rates = { data: [{ month, currency: 'PLN', rate: 5 }] };
  expect((await service.ops('PUT', '/accounting/exchange-rates', rates)).status).toBe(200);
  expect((await approve(unknown)).json).toMatchObject({ net: 20 });
  await service.ops('PUT', '/accounting/exchange-rates', { data: [] });
  const euro = { ...PAID, kind: 'FUEL', gross: 10, exchangeRate: 2 };
  expectV1Error(await propose(phone, id, euro), 400, 'INVALID_REQUEST');
});

test('dispatch reports a trip in vain with a reason; without an agreed price nothing is billed', async () => {
  const { id } = await newCase({});
  for (const name of ['driver_accepted', 'start_pickup']) await command(service, id, name);
  expectV1Error(await command(service, id, 'trip_in_vain'), 400, 'INVALID_REQUEST');
  const ended = await command(service, id, 'trip_in_vain', { reason: 'Fahrzeug verkauft' });
  expect(ended.json).toMatchObject({ status: 'CANCELLED' });
  const [extra] = await ofOrder(id);
  expect(extra).toMatchObject({ kind: 'TRIP_IN_VAIN', source: 'DISPATCH', billTo: 'OPERATOR' });
  expect((await approve(extra.id)).json).toMatchObject({ net: 0, billTo: 'OPERATOR' });
});

test('a cancellation by the customer after the deadline proposes its extra, an earlier one does not', async () => {
  const { key } = await newCustomer();
  const inHours = (hours: number) =>
    new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString();
  for (const [hours, expected] of [
    [23, [{ kind: 'LATE_CANCELLATION', source: 'SYSTEM', state: 'PROPOSED', agreed: { net: 45 } }]],
    [25, []],
  ] as const) {
    const { id } = (await createOrder(service, key, { requestedPickup: inHours(hours) })).json;
    expect((await cancelOrder(service, key, id)).status).toBe(200);
    expect((await cancelOrder(service, key, id)).status).toBe(200);
    expect(await ofOrder(id)).toMatchObject(expected);
  }
});

test('moving or removing the pickup date after the deadline does not avoid the extra', async () => {
  const { key } = await newCustomer();
  const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000);
  for (const [hours, requestedPickup, kinds] of [
    [23, inHours(200), ['LATE_CANCELLATION']],
    [23, null, ['LATE_CANCELLATION']],
    [25, inHours(200), []],
  ] as const) {
    const { id } = (await createOrder(service, key, { requestedPickup: inHours(hours) })).json;
    expect((await patchOrder(service, key, id, { requestedPickup })).status).toBe(200);
    service.clock.advance(1000);
    expect((await patchOrder(service, key, id, { requestedPickup: inHours(300) })).status).toBe(200);
    expect((await cancelOrder(service, key, id)).status).toBe(200);
    expect((await ofOrder(id)).map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
  }
});

test('anonymising removes notes and photos, except receipts of approved expenses', async () => {
  const { id, phone } = await newCase();
  const fuel = (await propose(phone, id, { ...PAID, kind: 'FUEL', gross: grossOf(80), note: 'Herr Muster' }))
    .json.id;
  const wash = (await propose(phone, id, { category: 'EXTRA', kind: 'WASH', note: 'Frau Muster' })).json.id;
  for (const each of [fuel, wash]) await receipt(phone, id, each);
  await approve(fuel);
  await approve(wash);
  await anonymizeOrder(service.services.core, id);
  expect(await ofOrder(id)).toMatchObject([
    { id: fuel, note: null, hasReceipt: true },
    { id: wash, note: null, hasReceipt: false },
  ]);
});

test('every change of an extra is in the audit log', async () => {
  const { id, phone } = await newCase();
  const wash = (await propose(phone, id, { category: 'EXTRA', kind: 'WASH' })).json.id;
  await propose(phone, id, { category: 'EXTRA', kind: 'WASH', quantity: 2 }, wash);
  await receipt(phone, id, wash);
  await approve(wash);
  const rows = await sql<{ action: string; actor: string }[]>`
    select action, actor from audit where subject_id = ${id} and action like 'extra.%' order by at, id`;
  expect(rows.map(({ action }) => action)).toEqual([
    'extra.proposed',
    'extra.changed',
    'extra.receipt_added',
    'extra.approved',
  ]);
  expect(rows[0]!.actor).toBe(`driver:${phone.driverId}`);
});

test('an agreement refuses extras twice, a share without a number, and a limit without an amount', async () => {
  const { accountId } = await service.customer({ environment: 'production' });
  const put = (terms: object) => service.ops('PUT', `/accounts/${accountId}/agreement`, terms);
  const wash = { kind: 'WASH', net: 10 };
  for (const terms of [
    { extras: [wash, wash] },
    { extras: [{ kind: 'TRIP_IN_VAIN' }] },
    { extras: [{ kind: 'TRIP_IN_VAIN', net: 10, percentOfPrice: 10 }] },
    { expenses: { FUEL: { billing: 'UP_TO' } } },
    { expenses: { FUEL: { billing: 'AT_COST', limitNet: 5 } } },
  ]) {
    expectV1Error(await put(terms), 400, 'INVALID_REQUEST');
  }
  const { json } = await put({});
  expect(json.terms).toMatchObject({
    extras: [],
    expenses: { FUEL: { billing: 'INCLUDED', limitNet: null } },
  });
});

test('the portal shows approved extras with why, and the price stays the agreed price', async () => {
  const { account, id, phone, key } = await newCase();
  const before = (await service.call(`/extern/orders/${id}`, { key })).json;
  const toll = (await propose(phone, id, { ...PAID, kind: 'TOLL', gross: 47.6, note: 'Brenner' })).json.id;
  const wash = (await propose(phone, id, { category: 'EXTRA', kind: 'WASH' })).json.id;
  const train = (await propose(phone, id, { ...PAID, kind: 'TRAVEL', gross: 30 })).json.id;
  await receipt(phone, id, toll);
  for (const each of [toll, train]) await approve(each);
  const { portal } = await newPortalUser(service, { account });
  const { data } = (await portal('GET', `/production/orders/${id}/extras`)).json;
  expect(data).toMatchObject([
    {
      id: toll,
      net: 20,
      gross: 23.8,
      note: 'Brenner',
      hasReceipt: true,
      description: { de: 'Auslage Maut' },
    },
  ]);
  const photo = (extra: string) => portal('GET', `/production/orders/${id}/extras/${extra}/receipt`);
  expect((await photo(toll)).headers.get('content-type')).toBe('image/jpeg');
  expectV1Error(await photo(wash), 404, 'EXTRA_NOT_FOUND');
  const after = (await service.call(`/extern/orders/${id}`, { key })).json;
  expect(after).toEqual(before);
});

test('Today counts what is to be checked in one decision', async () => {
  const { id, phone } = await newCase();
  await propose(phone, id, { category: 'EXTRA', kind: 'WASH' });
  const { data } = (await service.ops('GET', '/today')).json;
  const found = data.filter(({ kind }: { kind: string }) => kind === 'EXTRAS');
  expect(found).toEqual([expect.objectContaining({ id: 'extras', count: expect.any(Number) })]);
});
