// The sort orders of the list of orders that people can choose.
import { beforeAll, describe, expect, test } from 'vitest';
import { advanceOrderTo, command, createOrder, newDriver } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const names: Record<string, string> = {};

interface Row {
  id: string;
}

async function read(query: Record<string, string>, limit = 100): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const params = new URLSearchParams({ ...query, limit: String(limit), ...(cursor && { cursor }) });
    const { status, json } = await service.ops('GET', `/orders?${params}`);
    expect(status, JSON.stringify(json)).toBe(200);
    found.push(...json.data.map(({ id }: Row) => id));
    cursor = json.nextCursor;
  } while (cursor);
  return found;
}

/** Of the orders of this file only. */
const order = async (query: Record<string, string>, limit?: number) =>
  (await read(query, limit)).flatMap((id) => names[id] ?? []);

beforeAll(async () => {
  const customer = async (name: string) => {
    const { id } = await service.account({ name });
    return { id, key: (await service.credential(id, { environment: 'production' })).secret };
  };
  const zeta = await customer('Zeta Autohaus');
  const alpha = await customer('Älpha Leasing');
  const at = (day: number) => `2026-12-0${day}T08:00:00.000Z`;
  const place = (postalCode: string, city: string) => ({ street: 'Hauptstraße 1', postalCode, city });
  const make = async (name: string, key: string, changes: Record<string, unknown>) => {
    service.clock.advance(1000);
    const { json } = await createOrder(service, key, changes);
    names[json.id] = name;
    return json.id as string;
  };
  await make('a', zeta.key, {
    requestedPickup: at(3),
    requestedDelivery: at(4),
    vehicle: { manufacturer: 'VW', model: 'Golf' },
    pickup: place('20095', 'Hamburg'),
  });
  await make('b', alpha.key, {
    requestedPickup: at(1),
    requestedDelivery: at(6),
    vehicle: { manufacturer: 'Audi', model: 'A4' },
    pickup: place('89073', 'Ulm'),
  });
  const c = await make('c', zeta.key, {
    requestedPickup: at(2),
    requestedDelivery: at(5),
    pickup: place('10115', 'Berlin'),
  });
  const d = await make('d', alpha.key, {
    requestedPickup: null,
    requestedDelivery: null,
    vehicle: { vin: null },
  });
  await newDriver(service, 'Anton Sort');
  await advanceOrderTo(service, c, 'IN_TRANSIT');
  await command(service, d, 'cancel');
});

describe('a chosen sort order', () => {
  test('sorts by its value, and puts orders without it last in both directions', async () => {
    expect(await order({ sort: 'pickup' })).toEqual(['b', 'c', 'a', 'd']);
    expect(await order({ sort: '-pickup' })).toEqual(['a', 'c', 'b', 'd']);
    expect(await order({ sort: 'delivery' })).toEqual(['a', 'c', 'b', 'd']);
    expect(await order({ sort: 'number' })).toEqual(['a', 'b', 'c', 'd']);
    expect((await order({ sort: 'vehicle' })).slice(0, 2)).toContain('b');
    expect((await order({ sort: 'route' }))[0]).toBe('c');
  });

  test('by status, customer and driver, the newest of each first', async () => {
    expect(await order({ sort: 'status' })).toEqual(['b', 'a', 'c', 'd']);
    expect(await order({ sort: '-status' })).toEqual(['d', 'c', 'b', 'a']);
    expect(await order({ sort: 'customer' })).toEqual(['d', 'b', 'c', 'a']);
    expect(await order({ sort: '-customer' })).toEqual(['c', 'a', 'd', 'b']);
    expect((await order({ sort: 'driver' }))[0]).toBe('c');
    expect((await order({ sort: '-driver' }))[0]).toBe('c');
  });
});

test('a cursor works in its own sort order only, and an unknown sort order is named', async () => {
  const { json } = await service.ops('GET', '/orders?sort=price&limit=1');
  const wrong = await service.ops('GET', `/orders?sort=-price&limit=1&cursor=${json.nextCursor}`);
  expect([wrong.status, wrong.json.error.code]).toEqual([400, 'INVALID_CURSOR']);
  const unknown = await service.ops('GET', '/orders?sort=colour');
  expect([unknown.status, unknown.json.error.details.fields[0].field]).toEqual([400, 'sort']);
});
