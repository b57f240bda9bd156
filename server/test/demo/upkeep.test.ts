// A demo that runs for long: visitors' orders do not hide its own, its audit log is sealed, old orders go.
import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { keepAbsences } from '../../src/demo/absences.ts';
import { CUSTOMER_NAMES, DRIVERS } from '../../src/demo/company.ts';
import { createCustomer, createDrivers, findCompany } from '../../src/demo/create-demo-company.ts';
import { cleanUp } from '../../src/demo/demand.ts';
import { dispatch, placeOrder } from '../../src/demo/demo-actions.ts';
import { openDemoContext } from '../../src/demo/demo-context.ts';
import { listUnfinished } from '../../src/demo/fleet.ts';
import { auditSealer, sealWholeAudit } from '../../src/operator/seals.ts';
import { openDemoApi } from '../../src/start/demo-api.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { core } = service.services;
const demo = openDemoContext(service.services, openDemoApi(service.services).send);
for (const name of CUSTOMER_NAMES) await createCustomer(core, name);
const company = await findCompany(core);
const dealer = company.accounts.get('dealer')!;
const PLACE = { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' };

const place = (externalOrderId: string, number: number) =>
  placeOrder(demo.core, dealer, {
    externalOrderId,
    number,
    from: 'Hamburg',
    to: 'Kassel',
    model: 'golf',
    requestedPickup: new Date(core.clock.now().getTime() + 20 * MINUTE_MS),
    tripMinutes: 30,
  });

test('a hundred newer orders of a visitor do not hide the orders of the fleet', async () => {
  await place('DEMO-A', 1);
  service.clock.advance(MINUTE_MS);
  const { secret: key } = await service.credential(dealer, { environment: 'production' });
  for (let i = 0; i < 101; i += 1) {
    const answer = await service.call('/extern/orders', { key, body: { pickup: PLACE, delivery: PLACE } });
    expect(answer.status).toBe(201);
  }
  const found = await listUnfinished(core, company);
  expect(found.map(({ externalOrderId }) => externalOrderId)).toEqual(['DEMO-A']);
});

test('demo orders are deleted a month after their end, orders of visitors are not', async () => {
  const count = async () => (await core.sql`select id from orders`).length;
  await place('DEMO-B', 2);
  const [cancelled] = (await listUnfinished(core, company)).filter((one) => one.externalOrderId === 'DEMO-B');
  await dispatch(demo.core, cancelled!, { name: 'cancel', reason: 'Verkauft' });
  const before = await count();
  service.clock.advance(29 * DAY_MS);
  await cleanUp(demo, company);
  expect(await count()).toBe(before);
  service.clock.advance(2 * DAY_MS);
  await cleanUp(demo, company);
  expect(await count()).toBe(before - 1);
});

test('entries that were written with a past time come under a seal', async () => {
  const seal = auditSealer(core);
  while ((await seal()) > 0);
  const past = new Date(core.clock.now().getTime() - 10 * DAY_MS);
  await core.sql`
    insert into audit (id, at, actor, channel, action, subject_type, subject_id, details)
    values (gen_random_uuid(), ${past}, 'demo', 'demo', 'account.changed', 'account', 'x', '{}')`;
  const unsealed = async () =>
    (
      await core.sql`select from audit a where not exists (select from audit_sealed s where s.entry_id = a.id)`
    ).length;
  await seal();
  expect(await unsealed()).toBe(1);
  await sealWholeAudit(core);
  expect(await unsealed()).toBe(0);
});

test('one driver is on holiday and one waits for an answer; the next comes after a while', async () => {
  await createDrivers(core);
  const drivers = await findCompany(core);
  const keep = () => keepAbsences(demo, drivers, []);
  const stored = () => core.sql`select driver_id, kind, state from driver_absences order by created_at, id`;
  const holiday = { driverId: drivers.drivers.get(DRIVERS[6]!.email), kind: 'HOLIDAY', state: 'APPROVED' };
  const request = { driverId: drivers.drivers.get(DRIVERS[3]!.email), kind: 'HOLIDAY', state: 'REQUESTED' };
  await keep();
  await keep();
  expect(await stored()).toEqual([holiday, request]);
  await core.sql`
    update driver_absences set state = 'DECLINED', decided_at = now(), decided_by = 'operator' where state = 'REQUESTED'`;
  await keep();
  expect(await stored()).toHaveLength(2);
  service.clock.advance(DAY_MS);
  await keep();
  expect(await stored()).toEqual([holiday, { ...request, state: 'DECLINED' }, request]);
});
