// The search terms of an order follow every change of the order, by every writer.
import { beforeAll, expect, test } from 'vitest';
import { deleteSandboxOrdersOfAccount } from '../../src/sandbox/store.ts';
import { newConsoleUser } from '../harness/console.ts';
import { command, createOrder, creation, patchOrder } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
let key: string;
let accountId: string;
beforeAll(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});

async function termsOf(id: string): Promise<string[]> {
  const rows = await sql<
    { term: string }[]
  >`select term from order_terms where order_id = ${id} order by term`;
  return rows.map(({ term }) => term);
}

async function finds(search: string): Promise<string[]> {
  const { json } = await service.ops('GET', `/orders?${new URLSearchParams({ search, accountId })}`);
  return json.data.map(({ id }: { id: string }) => id);
}

async function newOrder(changes: Record<string, unknown> = {}): Promise<string> {
  const made = await createOrder(service, key, changes);
  expect(made.status, made.text).toBeLessThan(300);
  return made.json.id;
}

test('a new order has one term per text, and each only once', async () => {
  const { contact } = creation().pickup as { contact: object };
  const id = await newOrder({
    externalOrderId: 'TERMS-1',
    vehicle: {
      vin: 'WVWZZZ1KZAW111111',
      manufacturer: 'Škoda',
      model: 'Octavia',
      registration: { licensePlate: 'HH-AB 12' },
    },
    pickup: { ...(creation().pickup as object), contact: { ...contact, phone: '+49 (0) 40 / 1234' } },
    delivery: { ...(creation().delivery as object), contact: { ...contact, phone: '040 1234' } },
  });
  const { orderNumber } = (await service.ops('GET', `/orders/${id}`)).json;
  expect(await termsOf(id)).toEqual(
    [
      `n${orderNumber.toLowerCase()}`,
      'eterms-1',
      'rleasing return',
      'phhab12',
      'vwvwzzz1kzaw111111',
      'v111111',
      'cmunchen',
      'cstuttgart',
      'mskoda octavia',
      't401234',
      'werika muster',
      'wmuster',
    ].sort(),
  );
});

test('after choosing a place in another city, that city is found and the old one is not', async () => {
  const anna = await newConsoleUser(service, { role: 'dispatcher' });
  const delivery = { ...(creation().delivery as object), postalCode: '99084', city: 'Essen' };
  const id = await newOrder({ delivery });
  expect(await finds('Essen')).toEqual([id]);
  const { data } = (await anna.console('GET', `/requests/${id}/places?end=delivery`)).json;
  const chosen = await anna.console('POST', `/requests/${id}/places`, {
    end: 'delivery',
    candidateId: data[0].id,
    city: 'Erfurt',
    postalCode: '99084',
  });
  expect(chosen.status, chosen.text).toBe(200);
  expect([await finds('Erfurt'), await finds('Essen')]).toEqual([[id], []]);
  const stored = (await service.ops('GET', `/orders/${id}`)).json;
  expect(stored.distanceKm).toBe(chosen.json.distanceKm);
});

test('names are found however their letters are written or composed, numbers only as they are', async () => {
  const contact = { name: 'Jürgen Weißmueller', phone: null };
  const pickup = { ...(creation().pickup as object), city: 'Bad Dürkheim', postalCode: '67098', contact };
  const id = await newOrder({ pickup, externalOrderId: 'SUESS-77' });
  for (const written of [
    'Weißmüller',
    'weissmueller',
    'Weismuller',
    'WEISSMÜ',
    'Jürgen',
    'Juergen W',
    'Weissmue',
  ]) {
    expect([written, await finds(written), await finds(written.normalize('NFD'))]).toEqual([
      written,
      [id],
      [id],
    ]);
  }
  expect([await finds('Bad Duerkheim'), await finds('Bad Du\u0308rk')]).toEqual([[id], [id]]);
  expect([await finds('SUESS-77'), await finds('SUS-77')]).toEqual([[id], []]);
  const decomposed = { ...contact, name: 'Anke Ma\u0308rz'.normalize('NFD') };
  const other = await newOrder({ pickup: { ...pickup, contact: decomposed } });
  expect([await finds('März'), await finds('Maerz')]).toEqual([[other], [other]]);
});

test('a changed VIN and plate are found, the old ones are not', async () => {
  const id = await newOrder({
    vehicle: { vin: 'WVWZZZ1KZAW222222', registration: { licensePlate: 'OLD 2' } },
  });
  const changes = { vehicle: { vin: 'WVWZZZ1KZAW333333', registration: { licensePlate: 'NEW 3' } } };
  expect((await patchOrder(service, key, id, changes)).status).toBe(200);
  expect([await finds('WVWZZZ1KZAW333333'), await finds('NEW3')]).toEqual([[id], [id]]);
  expect([await finds('WVWZZZ1KZAW222222'), await finds('OLD2')]).toEqual([[], []]);
});

test('a changed model replaces the old one', async () => {
  const id = await newOrder({ vehicle: { manufacturer: 'VW', model: 'Golf', registration: {} } });
  await sql`update orders set vehicle = vehicle || '{"model": "ID.4"}' where id = ${id}`;
  const models = (await termsOf(id)).filter((term) => term.startsWith('m'));
  expect(models).toEqual(['mvw id.4']);
});

test('a change of other columns writes no terms', async () => {
  const id = await newOrder();
  const written = () => sql`select xmin::text, term from order_terms where order_id = ${id} order by term`;
  const before = [...(await written())];
  await command(service, id, 'offer');
  expect([...(await written())]).toEqual(before);
});

test('an erased phone number finds nothing', async () => {
  const phone = '+49 30 5550009';
  const id = await newOrder({
    pickup: { ...(creation().pickup as object), contact: { name: 'Erika Muster', phone } },
  });
  expect(await finds(phone)).toEqual([id]);
  await command(service, id, 'cancel');
  const { confirmation } = (await service.ops('POST', '/personal-data/erasure-preview', { phone })).json;
  const answer = await service.ops('POST', '/personal-data/erase', { phone, confirmation });
  expect(answer.status, answer.text).toBe(200);
  expect(await finds(phone)).toEqual([]);
  expect(await termsOf(id)).toContain('cstuttgart');
});

test('a deleted order has no terms, and a term needs its order', async () => {
  const sandbox = (await service.credential(accountId)).secret;
  const { id } = (await createOrder(service, sandbox)).json;
  expect(await termsOf(id)).not.toEqual([]);
  await deleteSandboxOrdersOfAccount(sql, accountId);
  expect(await termsOf(id)).toEqual([]);
  await expect(
    sql`insert into order_terms values (${accountId}, 'sandbox', 'cnowhere', now(), ${id})`,
  ).rejects.toThrow('foreign key');
});
