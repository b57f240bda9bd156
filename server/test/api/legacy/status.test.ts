// GET /extern/transportauftraege/{reference}: by every reference, with the internal status.
import { describe, expect, test } from 'vitest';
import { expectStandardHeaders } from '../../harness/expect-answer.ts';
import { cancelOrder, changeTerms, command, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, decline, issue, withdraw } from '../../orders/quotes/requests.ts';
import { createLegacyOrder, expectLegacyError, legacyStatus, ORDERS } from './legacy-calls.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });

const statusOf = async (reference: string, caller = key) => {
  const answer = await legacyStatus(service, caller, reference);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.status;
};

test('the answer has numbers, internal status and dates', async () => {
  const made = await createLegacyOrder(service, key, {
    externalOrderId: 'S-1',
    pickupDate: '2026-10-05T10:00',
    expectedDeliveryDate: '2026-10-05T17:00',
  });
  const answer = await legacyStatus(service, key, made.orderNumber);
  expect(answer.status).toBe(200);
  expectStandardHeaders(answer);
  expect(answer.json).toEqual({
    art: 'ORDER',
    orderId: made.orderId,
    orderNumber: made.orderNumber,
    requestNumber: null,
    status: 'OPEN',
    externalOrderId: 'S-1',
    trackingNumber: expect.stringMatching(/^[0-9A-Z]{18}$/),
    pickupDate: '2026-10-05T08:00:00.000Z',
    expectedDeliveryDate: '2026-10-05T15:00:00.000Z',
    actualPickup: null,
    actualDelivery: null,
    createdAt: '2026-10-01T08:00:00.000Z',
    updatedAt: expect.stringMatching(/^2026-10-01T08:00:00/),
  });
});

describe('an order is found by', () => {
  test('its number in any letter case, its id, and the customer’s number as sent', async () => {
    for (const externalOrderId of [
      'S/2 ü?#%',
      '..',
      'x'.repeat(200),
      '0199a0c2-7c4e-7000-8000-00000000abcd',
    ]) {
      const made = await createLegacyOrder(service, key, { externalOrderId });
      const references = [made.orderNumber, made.orderNumber.toLowerCase(), made.orderId];
      // A client resolves dots before it sends anything.
      if (externalOrderId !== '..') references.push(externalOrderId);
      for (const reference of references) {
        expect((await legacyStatus(service, key, reference)).json.orderId, reference).toBe(made.orderId);
      }
    }
  });

  test('our number, before the customer’s number of another order', async () => {
    const first = await createLegacyOrder(service, key);
    const second = await createLegacyOrder(service, key, { externalOrderId: first.orderNumber });
    expect((await legacyStatus(service, key, first.orderNumber)).json.orderId).toBe(first.orderId);
    expect((await legacyStatus(service, key, second.orderNumber)).json.orderId).toBe(second.orderId);
  });

  test('the customer’s number, only in the same letter case', async () => {
    await createLegacyOrder(service, key, { externalOrderId: 'Case' });
    expectLegacyError(await legacyStatus(service, key, 'CASE'), 404, 'NOT_FOUND');
  });
});

describe('nothing is found', () => {
  test('in another account or environment, by any reference', async () => {
    const made = await createLegacyOrder(service, key, { externalOrderId: 'MINE' });
    const request = await createLegacyOrder(service, key, { transportMode: 'CARRIER_MULTI' });
    const ownTest = (await service.credential(accountId)).secret;
    const other = (await service.customer({ environment: 'production' })).key;
    for (const caller of [ownTest, other]) {
      for (const reference of [made.orderId, made.orderNumber, 'MINE', request.requestNumber]) {
        expectLegacyError(await legacyStatus(service, caller, reference), 404, 'NOT_FOUND');
      }
    }
    const sandboxOrder = await createLegacyOrder(service, ownTest, { externalOrderId: 'MINE' });
    expect((await legacyStatus(service, ownTest, 'MINE')).json.orderId).toBe(sandboxOrder.orderId);
    expect((await legacyStatus(service, key, 'MINE')).json.orderId).toBe(made.orderId);
    expectLegacyError(await legacyStatus(service, key, sandboxOrder.orderNumber), 404, 'NOT_FOUND');
  });

  test.each(['x'.repeat(201), '%00', 'VT-', '%', "' or 1=1 --"])('by %j', async (reference) => {
    const encoded = reference.startsWith('%') ? reference : encodeURIComponent(reference);
    expectLegacyError(await service.call(`${ORDERS}/${encoded}`, { key }), 404, 'NOT_FOUND');
  });
});

describe('shows every internal status as the order moves', () => {
  const WAY: [string, string][] = [
    ['confirm', 'CONFIRMED'],
    ['release', 'OPEN'],
    ['pool', 'POOLED'],
    ['take', 'TENANT_ACCEPTED'],
    ['offer', 'OFFERED'],
    ['assign_driver', 'ASSIGNED'],
    ['driver_accepted', 'ACCEPTED'],
    ['start_pickup', 'PICKUP'],
    ['arrive_pickup', 'PICKUP'],
    ['pick_up', 'IN_TRANSIT'],
    ['arrive_delivery', 'DELIVERY'],
    ['hand_over', 'DELIVERED'],
    ['complete', 'COMPLETED'],
    ['complain', 'COMPLAINT'],
    ['settle', 'COMPLETED'],
    ['invoice', 'INVOICED'],
  ];
  /** The table in the specification. */
  const ALL =
    'OPEN POOLED TENANT_ACCEPTED OFFERED ASSIGNED ACCEPTED PICKUP IN_TRANSIT DELIVERY DELIVERED COMPLETED INVOICED CANCELLED COMPLAINT DRAFT REQUESTED CONFIRMED'.split(
      ' ',
    );

  test('all seventeen statuses', async () => {
    const customer = await service.customer({ environment: 'production' });
    await changeTerms(service, customer.account.id, { release: 'MANUAL' });
    const made = await createLegacyOrder(service, customer.key);
    const seen = new Set([made.status]);
    expect(made.status).toBe('REQUESTED');
    for (const [name, status] of WAY) {
      service.clock.advance(60_000);
      const payload = name === 'assign_driver' ? { driverId: await newDriver(service) } : {};
      const moved = await command(service, made.orderId, name, payload);
      expect(moved.status, moved.text).toBe(200);
      expect(await statusOf(made.orderNumber, customer.key), name).toBe(status);
      seen.add(status);
    }
    const end = (await legacyStatus(service, customer.key, made.orderId)).json;
    expect(end.actualPickup < end.actualDelivery && end.actualDelivery < end.updatedAt).toBe(true);

    const cancelled = await createLegacyOrder(service, customer.key);
    await cancelOrder(service, customer.key, cancelled.orderId);
    seen.add(await statusOf(cancelled.orderNumber, customer.key));
    // No call creates a draft; the operator may have one in preparation.
    const draft = await createLegacyOrder(service, customer.key);
    await service.services.core.sql`update orders set status = 'DRAFT' where id = ${draft.orderId}`;
    seen.add(await statusOf(draft.orderNumber, customer.key));
    expect([...seen].sort()).toEqual(ALL.sort());
    expect(ALL).toHaveLength(17);
  });
});

describe('a request', () => {
  const request = (externalOrderId: string) =>
    createLegacyOrder(service, key, { externalOrderId, transportMode: 'CARRIER_MULTI' });

  test('waits, is quoted, and after acceptance answers as the order under every reference', async () => {
    const made = await request('R-1');
    const references = [made.requestNumber, made.orderId, 'R-1'];
    const expectAll = async (expected: object) => {
      for (const reference of references) {
        expect((await legacyStatus(service, key, reference)).json).toMatchObject(expected);
      }
    };
    const waiting = { art: 'REQUEST', orderNumber: null, requestNumber: made.requestNumber };
    await expectAll({ ...waiting, status: 'QUOTE_REQUIRED' });
    await issue(service, made.orderId);
    await expectAll({ ...waiting, status: 'QUOTE_SENT' });
    await withdraw(service, made.orderId);
    await expectAll({ ...waiting, status: 'QUOTE_REQUIRED' });
    await issue(service, made.orderId);
    expect((await accept(service, key, made.orderId)).status).toBe(200);
    const { orderNumber } = (await legacyStatus(service, key, 'R-1')).json;
    expect(orderNumber).toMatch(/^VT-\d+$/);
    references.push(orderNumber);
    await expectAll({ ...waiting, art: 'ORDER', orderNumber, status: 'OPEN' });
    await command(service, made.orderId, 'offer');
    await expectAll({ art: 'ORDER', orderNumber, status: 'OFFERED' });
  });

  test('is REJECTED after a withdrawal, a decline and a refusal', async () => {
    const withdrawn = await request('R-2');
    await cancelOrder(service, key, withdrawn.orderId);
    const declined = await request('R-3');
    await issue(service, declined.orderId);
    expect((await decline(service, key, declined.orderId)).status).toBe(200);
    const refused = await request('R-4');
    expect((await command(service, refused.orderId, 'reject_request')).status).toBe(200);
    for (const reference of ['R-2', 'R-3', 'R-4']) {
      expect((await legacyStatus(service, key, reference)).json).toMatchObject({
        art: 'REQUEST',
        status: 'REJECTED',
        orderNumber: null,
      });
    }
  });
});
