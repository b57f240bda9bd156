// GET /ops/drivers/{id}/page: one call, a constant number of statements, and sickness only for those who plan.
import { expect, test } from 'vitest';
import { dayOf } from '../../../src/platform/time-zones.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS).toISOString();
const day = (days: number) => dayOf('Europe/Berlin', new Date(inHours(24 * days)));
const newOrder = async (hours: number) => {
  service.clock.advance(1000);
  const dates = { requestedPickup: inHours(hours), requestedDelivery: inHours(hours + 8) };
  return (await createOrder(service, key, dates)).json;
};
const page = async (id: string) => (await service.ops('GET', `/drivers/${id}/page`)).json;

test('a new driver is free and has nothing', async () => {
  const id = await newDriver(service, 'Nora Neu');
  expect(await page(id)).toMatchObject({
    driver: { name: 'Nora Neu', phone: null, signedIn: false, lastSeenAt: null, employment: 'EMPLOYED' },
    place: null,
    state: { kind: 'FREE' },
    freeFrom: service.clock.now().toISOString(),
    days: [{ day: day(0) }, { day: day(1) }],
    week: { agreedMinutes: null, nightsAway: 0 },
    trips: [],
    tripCount: 0,
    absences: { data: [], holidays: 0 },
    expenses: { data: [], sums: [] },
    damages: { cases: [], count: 0, handovers: 0 },
    licences: [],
  });
});

test('trips of the week and ahead carry their days; absences, expenses and damages are counted', async () => {
  const id = await newDriver(service, 'Jana Kowalska');
  const delivered = await newOrder(1);
  await advanceOrderTo(service, delivered.id, 'DELIVERED', id);
  await command(service, delivered.id, 'complain', {
    description: 'Scratch at the rear',
    reportedBy: 'CUSTOMER',
  });
  const ahead = await newOrder(24 * 20);
  await advanceOrderTo(service, ahead.id, 'ACCEPTED', id);
  await service.ops('POST', `/drivers/${id}/absences`, {
    kind: 'SICKNESS',
    firstDay: day(20),
    lastDay: day(20),
  });

  const found = await page(id);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  expect(found.trips.map((trip: any) => [trip.order.number, trip.firstDay])).toEqual([
    [delivered.orderNumber, day(0)],
    [ahead.orderNumber, day(20)],
  ]);
  expect(found.trips[1].obstacles).toMatchObject([{ kind: 'ABSENT', absence: 'SICKNESS' }]);
  expect(found.tripCount).toBe(2);
  expect(found.damages).toMatchObject({ handovers: 1, handoversWithDamage: 1, count: 0 });
  expect(found.absences.data).toMatchObject([{ kind: 'SICKNESS', firstDay: day(20) }]);

  const viewer = await newConsoleUser(service, { role: 'viewer' });
  const { json } = await service.call(`/ops/drivers/${id}/page`, { headers: { cookie: viewer.cookie } });
  expect(json.absences).toBeNull();
  expect(JSON.stringify(json)).not.toContain('SICKNESS');
});

test('an unknown driver is not found', async () => {
  expectV1Error(
    await service.ops('GET', '/drivers/0199a0c2-7c4e-7000-8000-000000000001/page'),
    404,
    'NOT_FOUND',
  );
});
