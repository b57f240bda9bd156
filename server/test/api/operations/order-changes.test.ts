// Dispatch changes what was ordered: preview, price by agreement or by hand, quote where the agreement needs one.
import { beforeEach, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import {
  advanceOrderTo,
  changeTerms,
  command,
  createOrder,
  eventsOf,
  newDriver,
} from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
let key: string;
let accountId: string;
let id: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
  ({ id } = (await createOrder(service, key)).json);
});

const NUREMBERG = { street: 'Sigmundstraße 44', postalCode: '90431', city: 'Nürnberg' };
const preview = (body: object, of = id) => service.ops('POST', `/orders/${of}/change-preview`, body);
const change = (body: object, of = id) => service.ops('POST', `/orders/${of}/change`, body);
const read = async () => (await service.ops('GET', `/orders/${id}`)).json;
const customerSees = async () => (await service.call(`/extern/orders/${id}`, { key })).json;
const offer = async () => (await service.ops('GET', `/orders/${id}/offered-change`)).json.offer;
const history = async () => (await service.ops('GET', `/orders/${id}/history`)).json.data;

test('the preview shows both prices and writes nothing; the change takes exactly that price', async () => {
  const before = await read();
  const { json: previewed } = await preview({ delivery: NUREMBERG });
  expect(previewed).toMatchObject({
    version: before.version,
    outcome: 'CHANGED',
    price: { before: { net: before.price.net }, basis: 'AGREEMENT' },
    missing: [],
    event: { type: 'order.rescheduled', receivers: 0 },
    driver: null,
  });
  expect(previewed.changes.map(({ field }: { field: string }) => field)).toEqual([
    'delivery',
    'deliveryContact',
    'price',
    'distanceKm',
  ]);
  expect(previewed.price.after.net).not.toBe(before.price.net);
  expect(await read()).toEqual(before);

  service.clock.advance(5000);
  const seen = { version: before.version, seenNet: previewed.price.after.net };
  const changed = await change({ delivery: NUREMBERG, reason: 'The dealer moved', ...seen });
  expect(changed.json).toMatchObject({ delivery: NUREMBERG, version: before.version + 1 });
  expect(await customerSees()).toMatchObject({
    delivery: { ...NUREMBERG, contact: { name: null, phone: null } },
    price: { net: previewed.price.after.net },
  });
  const event = (await eventsOf(service, id)).at(-1)!;
  expect([event.type, Object.keys(event.data)]).toEqual([
    'order.rescheduled',
    expect.arrayContaining([
      'requestedPickup',
      'previousRequestedPickup',
      'requestedDelivery',
      'previousRequestedDelivery',
    ]),
  ]);
  const [legacy] = (await eventsOf(service, id, 'legacy')).slice(-1);
  expect(legacy.data.changedFields).toEqual(expect.arrayContaining(['delivery', 'price', 'distanceKm']));
  const entry = (await history()).at(-1);
  expect(entry).toMatchObject({
    action: 'order.change_terms',
    reason: 'The dealer moved',
    mails: [{ kind: 'ORDER_CHANGE' }],
  });
});

test('an order that changed since, or another price than the one seen, is refused', async () => {
  const { version } = await read();
  const body = { vehicle: { model: 'ID.4' }, version };
  expectV1Error(await change({ ...body, seenNet: 1 }), 409, 'ORDER_NOT_CHANGEABLE');
  expect((await change(body)).status).toBe(200);
  const refused = await change({ ...body, vehicle: { model: 'ID.5' } });
  expectV1Error(refused, 409, 'ORDER_NOT_CHANGEABLE');
  expect(refused.json.error.details).toMatchObject({
    version: version + 1,
    changes: [{ action: 'order.change_terms' }],
  });
});

test('a price by hand needs a reason; other changes keep the price', async () => {
  const { version, price } = await read();
  const missing = await change({ priceNet: 199.9, version });
  expectV1Error(missing, 400, 'INVALID_REQUEST');
  expect(missing.json.error.details.fields).toMatchObject([{ field: 'reason' }]);
  expect((await preview({ vehicle: { model: 'ID.4' } })).json.price).toMatchObject({
    before: { net: price.net },
    after: { net: price.net },
    basis: 'KEPT',
  });
  expect((await preview({})).json).toMatchObject({ outcome: 'NOTHING', event: null, mailTo: null });
  await change({ priceNet: 199.9, reason: 'Agreed by phone', version });
  expect((await customerSees()).price).toMatchObject({ net: 199.9, gross: 237.88 });
});

test('the rules of an order apply', async () => {
  const { version } = await read();
  const broken = { vehicle: { operationalStatus: { driveable: false } } };
  expectV1Error(await preview(broken), 422, 'VEHICLE_NOT_DRIVEABLE');
  expectV1Error(await change({ ...broken, version }), 422, 'VEHICLE_NOT_DRIVEABLE');
  const wrong = await preview({ delivery: { ...NUREMBERG, postalCode: '9' } });
  expectV1Error(wrong, 400, 'INVALID_REQUEST');
});

test('a changed order that needs a quote changes when the customer accepts it', async () => {
  const { version, price } = await read();
  const asked = { transportType: 'TRUCK', delivery: NUREMBERG };
  expect((await preview(asked)).json).toMatchObject({
    outcome: 'OFFERED',
    quoteReason: 'TRANSPORT_TYPE',
    price: { after: null },
    missing: ['priceNet'],
    event: { type: 'quote.offered' },
  });
  expectV1Error(await change({ ...asked, version }), 400, 'INVALID_REQUEST');
  const priced = { ...asked, priceNet: 900, reason: 'Gearbox broken', version };
  expect((await change(priced)).json).toMatchObject({ status: 'ACCEPTED', transportType: 'DRIVEN', price });
  expect(await offer()).toMatchObject({ version: 1, price: { net: 900 }, reason: 'Gearbox broken' });
  const quote = (await service.call(`/extern/quotes/${id}`, { key })).json;
  expect(quote).toMatchObject({ state: 'OFFERED', orderId: id, requestNumber: (await read()).orderNumber });
  expect((await eventsOf(service, id)).at(-1)).toMatchObject({ type: 'quote.offered', data: { version: 1 } });
  const token = quote.acceptance.url.split('/q/')[1];
  expect((await service.call(`/public/quotes/${token}`)).text).toContain('Nürnberg');

  const phone = { contact: { phone: '+49 911 1' } };
  await service.call(`/extern/orders/${id}`, { method: 'PATCH', key, body: { delivery: phone } });
  const accepted = await service.call(`/extern/quotes/${id}/accept`, { key, body: { version: 1 } });
  expect(accepted.json).toMatchObject({ state: 'ACCEPTED' });
  expect(await customerSees()).toMatchObject({
    transportType: 'TRUCK',
    delivery: { ...NUREMBERG, contact: { phone: '+49 911 1' } },
    price: { net: 900 },
    orderNumber: (await read()).orderNumber,
  });
  expect((await eventsOf(service, id)).at(-1)!.type).toBe('order.rescheduled');
  expect(await offer()).toBeNull();
});

test('a declined, withdrawn, expired or outdated offer leaves the order as it is', async () => {
  const asked = { transportType: 'TRAILER', priceNet: 500, reason: 'Safer' };
  const offerAgain = async () => change({ ...asked, version: (await read()).version });
  const state = async () => (await service.call(`/extern/quotes/${id}`, { key })).json.state;
  await offerAgain();
  await service.call(`/extern/quotes/${id}/decline`, { key, body: {} });
  expect(await state()).toBe('DECLINED');
  await offerAgain();
  expect((await service.ops('POST', `/quotes/${id}/withdraw`)).json).toMatchObject({
    state: 'WITHDRAWN',
    version: 2,
  });
  await offerAgain();
  expect((await preview({ priceNet: 1, reason: 'Gift' })).json.warnings).toEqual(['REPLACES_OFFER']);
  await change({ priceNet: 400, reason: 'As before', version: (await read()).version });
  expect(await state()).toBe('WITHDRAWN');
  await offerAgain();
  await advanceOrderTo(service, id, 'IN_TRANSIT');
  const late = await service.call(`/extern/quotes/${id}/accept`, { key, body: {} });
  expectV1Error(late, 409, 'QUOTE_ALREADY_DECIDED');
  expect(await customerSees()).toMatchObject({
    transportType: 'DRIVEN',
    price: { net: 400 },
    status: 'IN_TRANSIT',
  });
});

test('on the way only the destination changes, and the driver is told', async () => {
  const driverId = await newDriver(service, 'Ali Demir');
  await advanceOrderTo(service, id, 'IN_TRANSIT', driverId);
  const { version } = await read();
  const { commands } = (await service.ops('GET', `/orders/${id}/commands`)).json;
  expect(commands.map((one: { command: string }) => one.command)).toContain('redirect');
  expectV1Error(await change({ transportType: 'TRUCK', version }), 400, 'INVALID_REQUEST');
  expect((await preview({ delivery: NUREMBERG })).json).toMatchObject({
    outcome: 'CHANGED',
    driver: 'Ali Demir',
    warnings: expect.arrayContaining(['DRIVER_HAS_TRIP']),
  });
  await change({ delivery: NUREMBERG, priceNet: 350, reason: 'Other dealer', version });
  expect(await read()).toMatchObject({
    internalStatus: 'IN_TRANSIT',
    delivery: NUREMBERG,
    price: { net: 350 },
  });
  const { sql } = service.services.core;
  const notices = await sql`select kind from driver_notices where order_id = ${id} order by created_at`;
  expect(notices.map(({ kind }) => kind)).toContain('TRIP_CHANGED');
  await command(service, id, 'arrive_delivery');
  expectV1Error(await preview({ delivery: NUREMBERG }), 409, 'ORDER_NOT_CHANGEABLE');
});

test('the price is that of the agreement version of the order, and invoices bill it', async () => {
  const expected = (await preview({ delivery: NUREMBERG })).json.price.after;
  await changeTerms(service, accountId, { tariffs: [] });
  expect((await preview({ delivery: NUREMBERG })).json.price.after).toEqual(expected);
  await change({ priceNet: 321.5, reason: 'Agreed', version: (await read()).version });
  await advanceOrderTo(service, id, 'INVOICED');
  const { sql } = service.services.core;
  const [invoice] = await sql`select net_cents from invoices where account_id = ${accountId}`;
  expect(Number(invoice!.netCents)).toBe(32_150);
});

test('test orders are changed by their scenario alone', async () => {
  const sandbox = await service.customer();
  const { id: testId } = (await createOrder(service, sandbox.key)).json;
  expectV1Error(await preview({ vehicle: { model: 'ID.4' } }, testId), 409, 'ORDER_NOT_CHANGEABLE');
});
