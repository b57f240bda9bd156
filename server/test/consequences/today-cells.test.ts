// Every decision that the table names is caused once, by what the table says causes it, and is on Today.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askDispatch } from '../../src/orders/recipient-requests/ask-dispatch.ts';
import { findAnyOrder } from '../../src/orders/records/store.ts';
import { runDueRecurring } from '../../src/orders/recurring/run-due.ts';
import { PARTS } from '../../src/services/parts.ts';
import { advanceTripTo, newPhone, newTrip } from '../api/driver/phone.ts';
import {
  advanceOrderTo,
  CACHED_MS,
  cancelOrder,
  changeTerms,
  command,
  createOrder,
  patchOrder,
} from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });
service.clock.set(new Date('2026-11-10T05:00:00Z'));

const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000);
const order = async (more: object = {}) =>
  (await createOrder(service, key, { requestedPickup: inHours(30), requestedDelivery: inHours(60), ...more }))
    .json.id as string;

interface ShownDecision {
  kind: string;
  order?: { id: string } | null;
}

/** Of one order, or all. */
async function kindsOnToday(id?: string): Promise<string[]> {
  const { data } = (await service.ops('GET', '/today')).json as { data: ShownDecision[] };
  return data.filter((one) => id === undefined || one.order?.id === id).map(({ kind }) => kind);
}

const carrier = await service.account({ name: 'Spedition', kind: 'CARRIER', contractingParty: null });
const { portal } = await newPortalUser(service, { account: carrier, role: 'member' });

async function acceptedByCarrier(): Promise<string> {
  const id = await order({ requestedPickup: inHours(3) });
  const offer = { carrierIds: [carrier.id], net: 320, deadline: inHours(1) };
  const [{ id: offerId }] = (await service.ops('POST', `/orders/${id}/carrier-offers`, offer)).json.data;
  await portal('POST', `/production/carrier-offers/${offerId}/accept`);
  const named = await portal('PUT', `/production/carrier-offers/${offerId}/driver`, {
    name: 'Piotr Nowak',
    email: 'piotr.nowak@example.org',
  });
  expect(named.status, named.text).toBe(200);
  return id;
}

/** Causes each cell, and returns what Today then shows. */
const CAUSES: Record<string, () => Promise<string[]>> = {
  async 'order changed: RECIPIENT_REQUEST'() {
    const id = await order();
    await askedFor(id, inHours(70));
    await patchOrder(service, key, id, { requestedPickup: inHours(31) });
    return kindsOnToday(id);
  },
  async 'order assigned: LICENCE_ENDS'() {
    const { driverId } = await newPhone(service);
    const validUntil = inHours(24).toISOString().slice(0, 10);
    const licences = [{ kind: 'LICENCE_CHECK', validUntil }];
    await service.ops('PATCH', `/drivers/${driverId}/availability`, { licences });
    await command(service, await order({ requestedPickup: inHours(6) }), 'assign_driver', { driverId });
    return kindsOnToday();
  },
  async 'order changed: TO_CONFIRM'() {
    const { driverId } = await newPhone(service);
    const id = await order();
    await advanceOrderTo(service, id, 'ACCEPTED', driverId);
    await patchOrder(service, key, id, { requestedPickup: inHours(31) });
    service.clock.advance(21 * 60_000);
    return kindsOnToday(id);
  },
  async 'order changed: CARRIER_TO_CONFIRM'() {
    const id = await acceptedByCarrier();
    await patchOrder(service, key, id, { requestedPickup: inHours(4) });
    return kindsOnToday(id);
  },
  async 'order changed: PLATE_NOT_VALID'() {
    const { driverId } = await newPhone(service);
    const id = await order();
    await advanceOrderTo(service, id, 'ACCEPTED', driverId);
    await platedUntil(id, '2026-11-13');
    await patchOrder(service, key, id, { requestedDelivery: inHours(140) });
    return kindsOnToday(id);
  },
  async 'order changed: DOUBLE_BOOKED'() {
    const { driverId } = await newPhone(service);
    const [first, second] = [await order(), await order({ requestedPickup: inHours(50) })];
    for (const id of [first, second]) await advanceOrderTo(service, id, 'ACCEPTED', driverId);
    await patchOrder(service, key, second, { requestedPickup: inHours(31) });
    await command(service, second, 'driver_accepted');
    return [...(await kindsOnToday(first)), ...(await kindsOnToday(second))];
  },
  async 'order changed: NO_DATE'() {
    const id = await order();
    await patchOrder(service, key, id, { requestedPickup: null, requestedDelivery: null });
    return kindsOnToday(id);
  },
  async 'order changed: LATE_PICKUP'() {
    const { driverId } = await newPhone(service);
    const id = await order();
    await advanceOrderTo(service, id, 'PICKUP', driverId);
    await patchOrder(service, key, id, { requestedPickup: inHours(1) });
    service.clock.advance(2 * 3_600_000);
    return kindsOnToday(id);
  },
  async 'order changed: LATE'() {
    const { driverId } = await newPhone(service);
    const id = await order();
    await advanceOrderTo(service, id, 'ACCEPTED', driverId);
    await patchOrder(service, key, id, { requestedPickup: null, requestedDelivery: inHours(1) });
    await command(service, id, 'driver_accepted');
    service.clock.advance(2 * 3_600_000);
    return kindsOnToday(id);
  },
  async 'order released: NO_DRIVER'() {
    return kindsOnToday(await released({ requestedPickup: inHours(2) }));
  },
  async 'order released: NO_DATE'() {
    return kindsOnToday(await released({ requestedPickup: null, requestedDelivery: null }));
  },
  async 'order assigned: DOUBLE_BOOKED'() {
    const { driverId } = await newPhone(service);
    const [first, second] = [await order(), await order()];
    await advanceOrderTo(service, first, 'ACCEPTED', driverId);
    await advanceOrderTo(service, second, 'ACCEPTED', driverId);
    return [...(await kindsOnToday(first)), ...(await kindsOnToday(second))];
  },
  async 'order assigned: NO_ANSWER'() {
    const { driverId } = await newPhone(service);
    const id = await order();
    await advanceOrderTo(service, id, 'ASSIGNED', driverId);
    service.clock.advance(21 * 60_000);
    return kindsOnToday(id);
  },
  async 'order given_back: CARRIER_NO_DRIVER'() {
    const id = await acceptedByCarrier();
    await command(service, id, 'driver_dropped_out');
    return kindsOnToday(id);
  },
  async 'order given_back: NO_DRIVER'() {
    const { driverId } = await newPhone(service);
    const id = await order({ requestedPickup: inHours(2) });
    await advanceOrderTo(service, id, 'ASSIGNED', driverId);
    await command(service, id, 'driver_dropped_out');
    return kindsOnToday(id);
  },
  async 'order cancelled: EXTRAS'() {
    const id = await acceptedByCarrier();
    for (const step of ['driver_accepted', 'start_pickup', 'arrive_pickup']) await command(service, id, step);
    await cancelOrder(service, key, id);
    return kindsOnToday();
  },
  async 'order delivered: DAMAGE'() {
    const phone = await newPhone(service);
    const id = await newTrip(service, key, phone.driverId);
    await advanceTripTo(phone, id, 'DELIVERY');
    await command(service, id, 'hand_over', { hasDamage: true });
    return kindsOnToday(id);
  },
  async 'driver absent: DRIVER_ABSENT'() {
    const { driverId } = await newPhone(service);
    const id = await order();
    await advanceOrderTo(service, id, 'ACCEPTED', driverId);
    const days = { kind: 'SICKNESS', firstDay: '2026-11-10', lastDay: '2026-11-20' };
    await service.ops('POST', `/drivers/${driverId}/absences`, days);
    return kindsOnToday(id);
  },
  async 'driver deactivated: DRIVER_INACTIVE'() {
    const phone = await newPhone(service);
    const id = await newTrip(service, key, phone.driverId);
    // Through the API the trip is decided about first.
    await service.services.core.sql`update drivers set active = false where id = ${phone.driverId}`;
    return kindsOnToday(id);
  },
  async 'driver deactivated: DRIVER_MESSAGE'() {
    const phone = await newPhone(service);
    const id = await newTrip(service, key, phone.driverId);
    await phone.put(`/trips/${id}/messages/${randomUUID()}`, { text: 'Where are the keys?' });
    await leave(phone.driverId);
    return kindsOnToday();
  },
  async 'driver deactivated: EXTRAS'() {
    const phone = await newPhone(service);
    const id = await newTrip(service, key, phone.driverId);
    const extra = { category: 'EXPENSE', kind: 'TOLL', gross: 12.5, vatRate: 19, paidOn: '2026-11-10' };
    await phone.put(`/trips/${id}/extras/${randomUUID()}`, { extra });
    await leave(phone.driverId);
    return kindsOnToday();
  },
  async 'plate expired: PLATE_NOT_VALID'() {
    const { driverId } = await newPhone(service);
    const id = await order();
    await advanceOrderTo(service, id, 'ACCEPTED', driverId);
    const plate = await platedUntil(id, '2026-11-14');
    await service.services.core
      .sql`update short_term_plates set valid_until = '2026-11-10' where id = ${plate}`;
    return kindsOnToday(id);
  },
  async 'account suspended: RECURRING_REFUSED'() {
    const other = await service.customer({ environment: 'production' });
    const { orderNumber } = (await createOrder(service, other.key)).json;
    await service.ops('PATCH', `/accounts/${other.accountId}`, { status: 'SUSPENDED' });
    const rule = { weekdays: [1, 2, 3, 4, 5, 6, 7], pickupTime: '23:30', daysAhead: 3 };
    const series = { order: orderNumber, name: 'Every day', startsOn: '2026-11-10', ...rule };
    const made = await service.ops('POST', '/recurring-orders', series);
    expect(made.status, made.text).toBe(201);
    service.clock.advance(CACHED_MS);
    await runDueRecurring(service.services.core);
    return kindsOnToday();
  },
};

const wish = { email: 'recipient@example.org', language: 'de' as const, text: null };

async function askedFor(id: string, until: Date): Promise<void> {
  const found = (await findAnyOrder(service.services.core.sql, id))!;
  const visitor = { orderId: id, visitorId: randomUUID(), origin: 'PAGE' } as const;
  expect(
    await askDispatch(service.services.core, found, visitor, { ...wish, from: inHours(61), until }),
  ).toBe('ASKED');
}

async function released(more: object): Promise<string> {
  await changeTerms(service, accountId, { release: 'MANUAL' });
  const id = await order(more);
  await command(service, id, 'release');
  await changeTerms(service, accountId, { release: 'AUTOMATIC' });
  return id;
}

async function platedUntil(id: string, validUntil: string): Promise<string> {
  const plate = { number: `HH-${id.slice(-5)}`, validFrom: '2026-11-01', validUntil };
  const { id: plateId } = (await service.ops('POST', '/plates', plate)).json;
  const used = await service.ops('POST', `/plates/${plateId}/actions`, { action: 'use', order: id });
  expect(used.status, used.text).toBe(200);
  return plateId;
}

/** With the safest choice for everything that is open. */
async function leave(driverId: string) {
  const { data } = (await service.ops('GET', `/drivers/${driverId}/open`)).json;
  const open = data.map(
    ({ kind, id, choices: [choice] }: { kind: string; id: string; choices: string[] }) => ({
      kind,
      id,
      choice,
    }),
  );
  const left = await service.ops('PATCH', `/drivers/${driverId}`, { active: false, open });
  expect(left.status, left.text).toBe(200);
}

const CELLS = PARTS.flatMap(({ answers }) =>
  Object.entries(answers).flatMap(([subject, triggers]) =>
    Object.entries(triggers as Record<string, { today?: string[] } | string | null>).flatMap(
      ([trigger, answer]) =>
        (typeof answer === 'object' ? (answer?.today ?? []) : []).map(
          (kind) => `${subject} ${trigger}: ${kind}`,
        ),
    ),
  ),
);

test('the causes are those of the table', () => {
  expect(Object.keys(CAUSES).sort()).toEqual([...new Set(CELLS)].sort());
});

test.each(Object.keys(CAUSES))('%s', async (cell) => {
  expect(await CAUSES[cell]!()).toContain(cell.split(': ')[1]);
});
