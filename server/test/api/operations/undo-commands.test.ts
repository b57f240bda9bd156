// A mistaken cancellation, delivery or completion is taken back: within limits, with events, mail, notice and audit.
import { expect, test } from 'vitest';
import { anonymizeOrder } from '../../../src/retention/anonymize-order.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import {
  advanceOrderTo,
  cancelOrder,
  command,
  createOrder,
  eventNames,
  eventsOf,
} from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newPhone, newTrip } from '../driver/phone.ts';

const service = await sharedService();
const { sql } = service.services.core;
const customer = await service.customer({ environment: 'production' });
const HOUR_MS = 3_600_000;
const REASON = { reason: 'Wrong order' };
const END_CUSTOMER = { endCustomerEmail: 'end@example.org', requestedDelivery: '2026-12-05T15:00:00.000Z' };

async function orderIn(status: string, changes: object = {}): Promise<string> {
  const { id } = (await createOrder(service, customer.key, { ...END_CUSTOMER, ...changes })).json;
  if (status !== 'OPEN') await advanceOrderTo(service, id, status);
  return id;
}
const undo = (id: string, name: string) => command(service, id, name, REASON);
const offered = async (id: string) => {
  const { commands } = (await service.ops('GET', `/orders/${id}/commands`)).json;
  return commands
    .filter(({ command: name }: { command: string }) => name === 'reopen' || name.startsWith('undo_'))
    .map(({ command: name, leadsTo }: { command: string; leadsTo: string }) => [name, leadsTo]);
};
/** What was sent since. */
async function since(id: string, act: () => Promise<unknown>) {
  const before = await eventNames(service, id);
  const mails = await sql`select from mails where order_id = ${id}`;
  await act();
  const sent = await sql<
    { kind: string }[]
  >`select kind from mails where order_id = ${id} order by created_at, id`;
  return {
    events: (await eventNames(service, id)).slice(before.length),
    mails: sent.slice(mails.length).map(({ kind }) => kind),
  };
}
const auditOf = async (id: string) =>
  (
    await sql`select action, details from audit_log where subject_id = ${id} order by at desc, id desc limit 1`
  )[0];

test.each([
  ['OPEN', ['order.accepted']],
  ['ACCEPTED', ['order.accepted', 'order.scheduled']],
])('a cancelled order is where it was before: %s', async (status, events) => {
  const id = await orderIn(status);
  await command(service, id, 'cancel', { reason: 'Mistake' });
  expect(await offered(id)).toEqual([['reopen', status]]);
  expectV1Error(await command(service, id, 'reopen'), 400, 'INVALID_REQUEST');
  service.clock.advance(HOUR_MS);
  const sent = await since(id, async () => {
    const reopened = await undo(id, 'reopen');
    expect(reopened.json).toMatchObject({ internalStatus: status, cancelReason: null });
  });
  expect(sent).toEqual({ events, mails: ['TRACKING_LINK'] });
  const legacy = (await eventsOf(service, id, 'legacy')).at(-1)!;
  expect(legacy).toMatchObject({ event: 'order.status_changed', data: { from: 'CANCELLED', to: status } });
  expect(await auditOf(id)).toMatchObject({
    action: 'order.reopen',
    details: { from: 'CANCELLED', to: status, reason: 'Wrong order' },
  });
  expect(await offered(id)).toEqual([]);
  expectV1Error(await undo(id, 'reopen'), 409, 'ORDER_NOT_CHANGEABLE');
});

test('the driver of a reopened order learns of the trip again', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, customer.key, phone.driverId);
  await command(service, id, 'cancel');
  await undo(id, 'reopen');
  expect((await phone.get(`/trips/${id}`)).json).toMatchObject({ status: 'ASSIGNED' });
  const notices = await sql`select kind from driver_notices where order_id = ${id} order by created_at, id`;
  expect(notices.at(-1)).toEqual({ kind: 'NEW_TRIP' });
});

test('a driver who has left since, or drove for a carrier, does not get the trip again: it waits for another one', async () => {
  const left = await newPhone(service);
  const own = await newTrip(service, customer.key, left.driverId);
  await command(service, own, 'cancel');
  const active = { active: false };
  expect((await service.ops('PATCH', `/drivers/${left.driverId}`, active)).status).toBe(200);

  const carrier = await service.account({ name: 'Spedition', kind: 'CARRIER', contractingParty: null });
  const { portal } = await newPortalUser(service, { account: carrier, role: 'member' });
  const given = await orderIn('OPEN');
  const deadline = new Date(service.clock.now().getTime() + HOUR_MS);
  const offer = { carrierIds: [carrier.id], net: 320, deadline };
  const [{ id: offerId }] = (await service.ops('POST', `/orders/${given}/carrier-offers`, offer)).json.data;
  await portal('POST', `/production/carrier-offers/${offerId}/accept`);
  const named = await portal('PUT', `/production/carrier-offers/${offerId}/driver`, { name: 'Piotr Nowak' });
  expect(named.status, named.text).toBe(200);
  await command(service, given, 'cancel');

  for (const id of [own, given]) {
    expect(await offered(id)).toEqual([['reopen', 'OFFERED']]);
    const sent = await since(id, async () => {
      const { status, text, json } = await undo(id, 'reopen');
      expect(status, text).toBe(200);
      expect(json).toMatchObject({ internalStatus: 'OFFERED', assignedDriver: null });
    });
    expect(sent.events).toEqual(['order.accepted']);
  }
});

test('what the cancellation proposed to bill is removed; what is approved needs a decision first', async () => {
  const terms = { extras: [{ kind: 'LATE_CANCELLATION', hoursBeforePickup: 24, net: 45 }] };
  const own = await service.customer({ environment: 'production' });
  await service.ops('PUT', `/accounts/${own.accountId}/agreement`, terms);
  const requestedPickup = new Date(service.clock.now().getTime() + 2 * HOUR_MS);
  const { id } = (await createOrder(service, own.key, { requestedPickup })).json;
  const extras = async () => (await service.ops('GET', `/orders/${id}/extras`)).json.data;
  await cancelOrder(service, own.key, id);
  expect(await extras()).toMatchObject([{ kind: 'LATE_CANCELLATION', state: 'PROPOSED' }]);
  expect((await undo(id, 'reopen')).status).toBe(200);
  expect(await extras()).toEqual([]);
  await cancelOrder(service, own.key, id);
  const [fee] = await extras();
  await service.ops('POST', `/extras/${fee.id}/decision`, { decision: 'APPROVE' });
  expectV1Error(await undo(id, 'reopen'), 409, 'ORDER_NOT_CHANGEABLE');
  await command(service, id, 'invoice_extras');
  const invoiced = await undo(id, 'reopen');
  expectV1Error(invoiced, 409, 'ORDER_NOT_CHANGEABLE');
  expect(invoiced.json.error.message).toContain('invoice');
});

test('a cancellation is taken back for 24 hours, and not once the order is anonymised', async () => {
  const [old, gone] = [await orderIn('OPEN'), await orderIn('OPEN')];
  await command(service, gone, 'cancel');
  await anonymizeOrder(service.services.core, gone);
  expect((await undo(gone, 'reopen')).json.error.message).toBe('The order is anonymised.');
  await command(service, old, 'cancel');
  service.clock.advance(24 * HOUR_MS + 1000);
  expect(await offered(old)).toEqual([]);
  const late = await undo(old, 'reopen');
  expectV1Error(late, 409, 'ORDER_NOT_CHANGEABLE');
  expect(late.json.error.message).toContain('24 hours');
});

test('a completion and a delivery are taken back one after the other', async () => {
  const id = await orderIn('COMPLETED');
  expect(await offered(id)).toEqual([['undo_completion', 'DELIVERED']]);
  const uncompleted = await since(id, () => undo(id, 'undo_completion'));
  expect(uncompleted).toEqual({ events: ['vehicle.delivered'], mails: [] });
  expect(await offered(id)).toEqual([['undo_delivery', 'DELIVERY']]);
  const undelivered = await since(id, async () => {
    const answer = await undo(id, 'undo_delivery');
    expect(answer.json).toMatchObject({ internalStatus: 'DELIVERY', actualDelivery: null });
  });
  expect(undelivered).toEqual({ events: ['delivery.arrived'], mails: [] });
  for (const name of ['hand_over', 'complete', 'invoice']) {
    expect((await command(service, id, name)).status).toBe(200);
  }
  expect(await offered(id)).toEqual([]);
  expectV1Error(await undo(id, 'undo_completion'), 409, 'ORDER_NOT_CHANGEABLE');
});

test('a delivery stays with an open damage case, and after 24 hours', async () => {
  const [damaged, old] = [await orderIn('DELIVERY'), await orderIn('DELIVERED')];
  await command(service, damaged, 'hand_over', { hasDamage: true, damageDescription: 'Scratch' });
  await service.ops('POST', `/orders/${damaged}/damage-cases`, { origin: 'PROTOCOL' });
  expectV1Error(await undo(damaged, 'undo_delivery'), 409, 'DAMAGE_CASE_EXISTS');
  service.clock.advance(24 * HOUR_MS + 1000);
  expectV1Error(await undo(old, 'undo_delivery'), 409, 'ORDER_NOT_CHANGEABLE');
});
