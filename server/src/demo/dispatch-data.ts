// Data of the demo's dispatch other than orders: short-term plates, shared views, a recurring order.

import { DAY_MS } from '../../../shared/time/durations.ts';
import { addPlate, handOutPlate, returnPlate } from '../dispatch/plates/manage-plates.ts';
import { listPlates } from '../dispatch/plates/plate-store.ts';
import { saveView } from '../dispatch/views/manage-views.ts';
import { listViews } from '../dispatch/views/view-store.ts';
import { addRecurring } from '../orders/recurring/manage-recurring.ts';
import { listRecurring } from '../orders/recurring/recurring-store.ts';
import { dayOf } from '../platform/time-zones.ts';
import { DEMO_OPERATOR } from './company.ts';
import { historyId } from './content.ts';
import { DISPATCH } from './demo-actions.ts';
import { type DemoContext, findDemoOrder } from './demo-context.ts';
import { ORDERS } from './orders.ts';

/** First and last day of validity, in days from the start. */
const PLATES = [
  { number: 'HH-04 117', from: 0, until: 4 },
  { number: 'HH-04 118', from: 0, until: 4 },
  { number: 'HH-04 095', from: -3, until: 1, isOut: true },
  { number: 'HH-04 062', from: -4, until: 0, isBack: true },
];

const VIEWS = [
  { name: 'Heute abzuholen', filter: { layout: 'table', pickup: 'today' } },
  { name: 'Verspätet', filter: { layout: 'table', late: 'true' } },
  { name: 'Noch ohne Fahrer', filter: { layout: 'table', group: 'assign' } },
] as const;

/** Later than the first week, so that the demo's own orders come first. */
const REPEATS_AFTER_DAYS = 14;

/** Adds only what is missing, because a step may be repeated after a crash. */
export async function createDispatchData(demo: DemoContext, core: DemoContext['core']): Promise<void> {
  const dayAfter = (days: number) =>
    dayOf(DEMO_OPERATOR.timeZone, new Date(core.clock.now().getTime() + days * DAY_MS));
  if ((await listPlates(core.sql, {}, 1, null)).length === 0) await addPlates(demo, core, dayAfter);
  const known = new Set((await listViews(core.sql, null, VIEWS.length)).map(({ name }) => name));
  const user = { ...DISPATCH, userId: null, isAdmin: true };
  for (const view of VIEWS) {
    if (!known.has(view.name)) await saveView(core, user, { ...view, isShared: true });
  }
  if ((await listRecurring(core.sql, undefined, 1, null)).length === 0)
    await repeatFirstOrder(demo, core, dayAfter);
}

type DayAfter = (days: number) => string;

async function addPlates(demo: DemoContext, core: DemoContext['core'], dayAfter: DayAfter): Promise<void> {
  const [driverId] = (await demo.company()).drivers.values();
  for (const { number, from, until, isOut, isBack } of PLATES) {
    const fields = { number, validFrom: dayAfter(from), validUntil: dayAfter(until) };
    const { id } = await addPlate(core, DISPATCH, fields);
    if (!driverId || !(isOut || isBack)) continue;
    await handOutPlate(core, DISPATCH, id, { driverId, order: undefined });
    if (isBack) await returnPlate(core, DISPATCH, id, {});
  }
}

async function repeatFirstOrder(
  demo: DemoContext,
  core: DemoContext['core'],
  dayAfter: DayAfter,
): Promise<void> {
  const order = await findDemoOrder(demo, ORDERS[0]!.customer, historyId(1));
  if (!order) return;
  await addRecurring(core, DISPATCH, {
    order: order.id,
    name: `Jeden Dienstag ${order.pickup.city} – ${order.delivery.city}`,
    vehicleCount: 2,
    sameVehicle: false,
    weekdays: [2],
    everyWeeks: 1,
    byMonth: null,
    pickupTime: '08:30',
    deliveryAfterMinutes: 6 * 60,
    startsOn: dayAfter(REPEATS_AFTER_DAYS),
    endsOn: null,
    onHolidays: 'MOVE',
    exceptions: [],
    daysAhead: 7,
  });
}
