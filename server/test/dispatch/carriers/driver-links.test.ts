// Mails with links to the drivers of a carrier are limited, and so is the number of its drivers.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MAX_DRIVERS_OF_CARRIER } from '../../../src/dispatch/carriers/driver-store.ts';
import { uuidv7 } from '../../../src/platform/ids.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { startService } from '../../harness/service.ts';

const service = await startService({ realRateLimits: true });
afterAll(() => service.close());
/** So that calls do not hit the limit of calls per second. */
beforeEach(() => service.clock.advance(3_600_000));
const { core } = service.services;
const { key } = await service.customer({ environment: 'production' });
const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000);

/** A carrier with an accepted order. */
async function newCarrier() {
  const account = await service.account({ kind: 'CARRIER', contractingParty: null });
  const { portal } = await newPortalUser(service, { account, role: 'member' });
  const { id } = (await createOrder(service, key)).json;
  const offer = { carrierIds: [account.id], net: 320, deadline: inHours(24) };
  const offers = (await service.ops('POST', `/orders/${id}/carrier-offers`, offer)).json.data;
  const path = `/production/carrier-offers/${offers[0].id}`;
  await portal('POST', `${path}/accept`);
  return {
    id: account.id,
    name: (driver: object) => portal('PUT', `${path}/driver`, driver),
    renew: () => portal('POST', `${path}/driver-link`),
    driver: async () => (await portal('GET', path)).json.driver,
  };
}

const newAddress = () => `${uuidv7(service.clock.now())}@carrier.example`;

test('an address gets ten links within an hour, from all who send them', async () => {
  const [carrier, other] = [await newCarrier(), await newCarrier()];
  const email = newAddress();
  expect((await carrier.name({ name: 'Piotr Nowak', email })).json.link.mailed).toBe(true);
  for (let sent = 1; sent < 9; sent += 1) expect((await carrier.renew()).status).toBe(201);
  const own = (await service.ops('POST', '/drivers', { name: 'Piotr Nowak', email })).json.id;
  expect((await service.ops('POST', `/drivers/${own}/link`, {})).status).toBe(201);

  const refused = await carrier.renew();
  expectV1Error(refused, 429, 'RATE_LIMITED');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expectV1Error(await service.ops('POST', `/drivers/${own}/link`, {}), 429, 'RATE_LIMITED');
  expect((await service.ops('POST', `/drivers/${own}/link`, { mail: false })).status).toBe(201);
  expectV1Error(await other.name({ name: 'Piotr Nowak', email }), 429, 'RATE_LIMITED');
  expect(await other.driver(), 'naming and its mail happen together').toBeNull();

  service.clock.advance(3_600_000);
  expect((await carrier.renew()).status).toBe(201);
});

test('a carrier mails thirty drivers within an hour', async () => {
  const carrier = await newCarrier();
  for (let sent = 0; sent < 30; sent += 1)
    expect((await carrier.name({ name: `Driver ${sent}`, email: newAddress() })).status).toBe(200);
  expectV1Error(await carrier.name({ name: 'One more', email: newAddress() }), 429, 'RATE_LIMITED');
  expect((await carrier.name({ name: 'Without an address' })).status).toBe(200);
});

test('a carrier has a limited number of active drivers', async () => {
  const carrier = await newCarrier();
  const driver = (await carrier.name({ name: 'Anna Wolf' })).json.offer.driver.id;
  const now = service.clock.now();
  const added = Array.from({ length: MAX_DRIVERS_OF_CARRIER - 1 }, (_, at) => ({
    id: uuidv7(now),
    name: `Driver ${at}`,
  }));
  await core.sql`
    insert into drivers ${core.sql(added.map((one) => ({ ...one, locationConsent: false, active: true, createdAt: now, updatedAt: now })))}`;
  await core.sql`
    insert into carrier_drivers ${core.sql(added.map(({ id }) => ({ driverId: id, accountId: carrier.id, createdAt: now })))}`;
  expectV1Error(await carrier.name({ name: 'One more' }), 409, 'TOO_MANY_DRIVERS');
  await service.ops('PATCH', `/drivers/${added[0]!.id}`, { active: false });
  expect((await carrier.name({ name: 'One more' })).status).toBe(200);
  expect((await carrier.name({ driverId: driver })).status).toBe(200);
});

test('a link is refused for a while if no short code is free', async () => {
  const { id } = (await service.ops('POST', '/drivers', { name: 'Jana Kowalska' })).json;
  const now = service.clock.now();
  // Codes of the tests above that have ended would be free again.
  await core.sql`delete from driver_links`;
  await core.sql`
    with others as (
      insert into drivers (id, name, location_consent, active, created_at, updated_at)
      select gen_random_uuid(), 'Other', false, true, ${now}, ${now} from generate_series(1, 10000) returning id
    )
    insert into driver_links (driver_id, kind, token_hash, selector, created_at, expires_at)
    select id, 'code', decode(md5(id::text), 'hex'), lpad((row_number() over () - 1)::text, 4, '0'), ${now}, ${inHours(1)}
    from others on conflict do nothing`;
  const refused = await service.ops('POST', `/drivers/${id}/link`, {});
  expectV1Error(refused, 503, 'SERVICE_BUSY');
  expect(refused.headers.get('Retry-After')).toBe('60');
  service.clock.advance(3_600_000);
  expect((await service.ops('POST', `/drivers/${id}/link`, {})).status).toBe(201);
});
