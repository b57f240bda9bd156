// The list of orders in the portal: views, filters, search, pages, counts, export, only of the own account.
import { describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder, patchOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { offeredRequest } from '../../orders/quotes/requests.ts';

const service = await sharedService();

async function customer() {
  const { account, key } = await service.customer({ environment: 'production' });
  const person = await newPortalUser(service, { account });
  const make = async (changes: Record<string, unknown> = {}) => {
    service.clock.advance(1000);
    const made = await createOrder(service, key, changes);
    expect(made.status, made.text).toBeLessThan(300);
    return made.json as { id: string; orderNumber: string; requestNumber: string };
  };
  const found = async (query: string, environment = 'production') => {
    const answer = await person.portal('GET', `/${environment}/orders?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data.map(({ id }: { id: string }) => id) as string[];
  };
  return { ...person, account, key, make, found };
}

const POSTAL_CODES: Record<string, string> = {
  Hamburg: '20095',
  München: '80331',
  MÜNCHEN: '80331',
  Bremen: '28195',
  Ulm: '89073',
  Kiel: '24103',
  Lübeck: '23552',
  Düsseldorf: '40213',
  Kassel: '34117',
  Kaarst: '41564',
};

const place = (city: string) => ({
  street: 'Hauptstraße 1',
  postalCode: POSTAL_CODES[city]!,
  city,
  contact: { name: 'A', phone: '1' },
});

describe('the list', () => {
  test('is newest first, in pages, and shows the fields of v1 and more', async () => {
    const { make, portal } = await customer();
    const orders = [await make(), await make(), await make()];
    const first = await portal('GET', '/production/orders?limit=2');
    expect(first.json.data.map(({ id }: { id: string }) => id)).toEqual([orders[2]!.id, orders[1]!.id]);
    expect(first.json.data[0]).toMatchObject({
      status: 'ACCEPTED',
      shownStatus: 'ACCEPTED',
      late: false,
      offer: null,
    });
    const second = await portal('GET', `/production/orders?limit=2&cursor=${first.json.nextCursor}`);
    expect(second.json).toMatchObject({ data: [{ id: orders[0]!.id }], nextCursor: null });
  });

  test('has only orders of the account and the environment', async () => {
    const [mine, theirs] = [await customer(), await customer()];
    const order = await mine.make({ externalOrderId: 'OWN-1' });
    expect(await mine.found('')).toEqual([order.id]);
    expect(await mine.found('', 'sandbox')).toEqual([]);
    expect(await theirs.found('')).toEqual([]);
    expect(await theirs.found('q=OWN-1')).toEqual([]);
    expect(await theirs.found(`q=${order.id}`)).toEqual([]);
    for (const path of ['', '/timeline', '/documents', '/tracking']) {
      expectV1Error(
        await theirs.portal('GET', `/production/orders/${order.id}${path}`),
        404,
        'ORDER_NOT_FOUND',
      );
      expectV1Error(await mine.portal('GET', `/sandbox/orders/${order.id}${path}`), 404, 'ORDER_NOT_FOUND');
    }
    const csv = await theirs.portal('GET', '/production/orders.csv');
    expect(csv.text.trim().split('\r\n')).toHaveLength(1);
  });

  test('refuses a cursor of another sort order', async () => {
    const { make, portal } = await customer();
    await make({ requestedPickup: '2026-10-05T08:00:00Z' });
    await make({ requestedPickup: '2026-10-06T08:00:00Z' });
    const { nextCursor } = (await portal('GET', '/production/orders?limit=1')).json;
    const wrong = await portal(
      'GET',
      `/production/orders?pickupFrom=2026-10-01T00:00:00Z&cursor=${nextCursor}`,
    );
    expectV1Error(wrong, 400, 'INVALID_CURSOR');
  });

  test('names every wrong parameter', async () => {
    const { portal } = await customer();
    const answer = await portal(
      'GET',
      '/production/orders?group=mine&status=GONE&pickupFrom=yesterday&foo=1&q=',
    );
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    const fields = answer.json.error.details.fields.map(({ field }: { field: string }) => field);
    expect(new Set(fields)).toEqual(new Set(['group', 'status[0]', 'pickupFrom', 'foo', 'q']));
  });
});

describe('views', () => {
  test('group orders before pickup, on the road, and in need of attention', async () => {
    const { make, found, key, portal } = await customer();
    const ready = await make();
    const incomplete = await make({ vehicle: {} });
    const driving = await make();
    await advanceOrderTo(service, driving.id, 'IN_TRANSIT');
    const cancelled = await make({ vehicle: {} });
    await command(service, cancelled.id, 'cancel');
    const complained = await make();
    await advanceOrderTo(service, complained.id, 'DELIVERED');
    await command(service, complained.id, 'complain', { description: 'Scratch' });
    const offered = await offeredRequest(service, key);
    expect(await found('group=beforePickup')).toEqual([incomplete.id, ready.id]);
    expect(await found('group=onTheRoad')).toEqual([driving.id]);
    expect((await found('group=needsAttention')).sort()).toEqual(
      [incomplete.id, complained.id, offered].sort(),
    );
    expect((await portal('GET', '/production/orders/counts')).json).toEqual({
      all: 6,
      needsAttention: 3,
      beforePickup: 2,
      onTheRoad: 1,
    });
    expect(await found('status=COMPLAINT')).toEqual([complained.id]);
    expect(await found('status=DELIVERED')).toEqual([]);
    expect(await found('status=QUOTE_OFFERED,CANCELLED')).toEqual([offered, cancelled.id]);
    const [shown] = (await portal('GET', '/production/orders?status=QUOTE_OFFERED')).json.data;
    expect(shown.offer).toMatchObject({ net: 480, gross: 571.2, currency: 'EUR' });
  });

  test('remove an order from "needs attention" when the missing data is there', async () => {
    const { make, found, key } = await customer();
    const { id } = await make({ vehicle: {} });
    expect(await found('group=needsAttention')).toEqual([id]);
    await patchOrder(service, key, id, { vehicle: { vin: 'WVWZZZ1KZAW000009' } });
    expect(await found('group=needsAttention')).toEqual([]);
    expect(await found('q=wvwzzz1kzaw000009')).toEqual([id]);
  });
});

describe('filters', () => {
  test('select by days of pickup and delivery, the latest first', async () => {
    const { make, found } = await customer();
    const early = await make({
      requestedPickup: '2026-10-05T08:00:00Z',
      requestedDelivery: '2026-10-09T08:00:00Z',
    });
    const late = await make({
      requestedPickup: '2026-10-07T08:00:00Z',
      requestedDelivery: '2026-10-08T08:00:00Z',
    });
    await make();
    expect(await found('pickupFrom=2026-10-05T00:00:00Z&pickupTo=2026-10-08T00:00:00Z')).toEqual([
      late.id,
      early.id,
    ]);
    expect(await found('pickupTo=2026-10-07T08:00:00Z')).toEqual([early.id]);
    expect(await found('deliveryFrom=2026-10-08T00:00:00Z')).toEqual([early.id, late.id]);
    expect(await found('pickupFrom=2026-10-06T00:00:00Z&deliveryTo=2026-10-08T12:00:00Z')).toEqual([late.id]);
  });

  test('select by city of either address and by vehicle, ignoring letter case and accents', async () => {
    const { make, found } = await customer();
    const toMunich = await make({ pickup: place('Hamburg'), delivery: place('München') });
    const fromMunich = await make({
      pickup: place('MÜNCHEN'),
      delivery: place('Bremen'),
      vehicle: { manufacturer: 'Škoda', model: 'Octavia' },
    });
    expect(await found('city=munchen')).toEqual([fromMunich.id, toMunich.id]);
    expect(await found('city=m%C3%BCnchen&vehicle=skoda')).toEqual([fromMunich.id]);
    expect(await found('city=Hamburg&status=CANCELLED')).toEqual([]);
    expect(await found('vehicle=volkswagen%20go&group=beforePickup')).toEqual([toMunich.id]);
    expect(await found('city=M')).toEqual([]);
  });
});

describe('search', () => {
  test('finds by the start of every text that people read out on the phone', async () => {
    const { make, found, portal } = await customer();
    const other = await make({ vehicle: {}, pickup: place('Ulm'), delivery: place('Kiel') });
    const order = await make({
      externalOrderId: 'NL-88391',
      vehicle: {
        vin: 'WVGZZZE2ZTE004821',
        manufacturer: 'VW',
        model: 'ID.4',
        registration: { licensePlate: 'HH-NL 4821E' },
      },
      pickup: place('Lübeck'),
      delivery: place('Düsseldorf'),
    });
    for (const text of [
      order.orderNumber,
      order.orderNumber.toLowerCase(),
      order.orderNumber.slice(3),
      'nl-883',
      'hh nl 4821',
      'wvgzzze2',
      'lubeck',
      'Düssel',
      order.id,
    ]) {
      expect(await found(`q=${encodeURIComponent(text)}`), text).toEqual([order.id]);
    }
    expect(await found('q=nothing-like-it')).toEqual([]);
    expect(await found(`q=${encodeURIComponent('%')}`)).toEqual([]);
    const answer = await portal('GET', '/production/search?q=kiel');
    expect(answer.json.orders).toEqual([
      {
        id: other.id,
        number: other.orderNumber,
        kind: 'ORDER',
        externalOrderId: null,
        shownStatus: 'ACCEPTED',
        from: 'Ulm',
        to: 'Kiel',
        vehicle: null,
        vin: null,
        licensePlate: null,
      },
    ]);
  });

  test('has pages, and can be combined with a status', async () => {
    const { make, portal, found } = await customer();
    const orders = [];
    for (let i = 0; i < 3; i += 1)
      orders.push(await make({ pickup: place('Kassel'), delivery: place('Kaarst') }));
    const first = await portal('GET', '/production/orders?q=ka&limit=2');
    const second = await portal('GET', `/production/orders?q=ka&limit=2&cursor=${first.json.nextCursor}`);
    expect(second.json).toMatchObject({ data: [{ id: orders[0]!.id }], nextCursor: null });
    await command(service, orders[1]!.id, 'cancel');
    expect(await found('q=kassel&status=CANCELLED')).toEqual([orders[1]!.id]);
  });

  test('finds a request by both of its numbers, and nothing once it is deleted', async () => {
    const { key, found, portal } = await customer();
    const id = await offeredRequest(service, key);
    const { requestNumber } = (await portal('GET', `/production/orders/${id}`)).json;
    await portal('POST', `/production/quotes/${id}/accept`, {});
    const { orderNumber } = (await portal('GET', `/production/orders/${id}`)).json;
    expect(await found(`q=${requestNumber}`)).toEqual([id]);
    expect(await found(`q=${orderNumber}`)).toEqual([id]);
    const { sql } = service.services.core;
    await sql`delete from orders where id = ${id}`;
    expect(await sql`select from order_terms where order_id = ${id}`).toHaveLength(0);
  });
});

describe('the export', () => {
  test('has a line for every matching order, and no formulas', async () => {
    const { make, portal } = await customer();
    const order = await make({ externalOrderId: '=HYPERLINK("http://x")', customerReference: 'a,"b"' });
    await make({ pickup: place('Ulm') });
    const answer = await portal('GET', '/production/orders.csv?city=stuttgart');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="orders-production-.*\.csv"/);
    const [head, line, ...rest] = answer.text.split('\r\n');
    expect(head).toMatch(/^\ufeff?status,orderNumber,/);
    expect(line).toContain(
      `ACCEPTED,${order.orderNumber},,"'=HYPERLINK(""http://x"")","a,""b""",,DRIVEN,Stuttgart`,
    );
    expect(rest).toEqual(['']);
  });
});
