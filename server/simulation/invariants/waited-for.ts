// Every open order is waited for by somebody who sees it.
import { DAY_MS } from '../../../shared/time/durations.ts';
import { callAs, inPortal, onPhone, operator, readAll } from '../callers.ts';
import type { Json, Problem, SimOrder, World } from '../world.ts';
import type { Plans } from './plans.ts';

/** The day plans are read until then; a later pickup needs nobody yet. */
const LATER_MS = 5 * DAY_MS;

export async function checkWaitedFor(world: World, plans: Plans): Promise<Problem[]> {
  const problems: Problem[] = [];
  const staged = await readStaged(world);
  const requests = await readAll(world, '/requests?view=waiting');
  for (const order of world.orders) {
    const { record } = order;
    if (record.environment === 'sandbox') continue;
    const missing = await whoIsMissing(world, order, { ...plans, staged, requests });
    if (missing === null) continue;
    problems.push({
      invariant: 'waited-for',
      rule: missing,
      details: `${order.name}: ${record.internalStatus}, pickup ${record.requestedPickup}, delivery ${record.requestedDelivery}`,
      about: [order.name],
    });
  }
  return problems;
}

async function readStaged(world: World): Promise<Set<string>> {
  const stages = ['delivered', 'completed'].map(async (stage) => {
    const listed = await readAll(world, `/accounting/orders?stage=${stage}`);
    return listed.map(({ order }) => order.id);
  });
  return new Set((await Promise.all(stages)).flat());
}

interface Seen extends Plans {
  staged: ReadonlySet<string>;
  requests: Json[];
}

/** What is missing, or null if somebody waits for the order. */
async function whoIsMissing(world: World, order: SimOrder, seen: Seen): Promise<string | null> {
  const status = order.record.internalStatus;
  switch (status) {
    case 'RECEIVED':
    case 'QUOTE_REQUIRED':
      return seen.requests.some(({ id }) => id === order.id)
        ? null
        : 'A request is not in the list of requests';
    case 'QUOTE_SENT':
      return decidesCustomer(order);
    case 'OPEN':
    case 'POOLED':
    case 'TENANT_ACCEPTED':
    case 'OFFERED':
      return planned(world, order, seen);
    case 'ASSIGNED':
    case 'ACCEPTED':
    case 'PICKUP':
    case 'IN_TRANSIT':
    case 'DELIVERY':
      return driven(world, order, seen);
    case 'DELIVERED':
    case 'COMPLETED':
      return seen.staged.has(order.id) ? null : `An order that is ${status} is in no list of accounting`;
    case 'COMPLAINT':
      return complained(world, order, seen);
    case 'REQUESTED':
    case 'CONFIRMED':
      return onToday(order, seen) ? null : `An order to release is not on Today`;
    default:
      return null;
  }
}

function onToday({ id }: SimOrder, { decisions }: Plans): boolean {
  return decisions.some(({ order }) => order?.id === id);
}

function decidesCustomer({ customer, record }: SimOrder): string | null {
  if (customer.state === 'DELETED') return 'A quote waits for a customer who was deleted';
  const hasPeople = customer.users.some(({ isGone }) => !isGone);
  return hasPeople || customer.state === 'SUSPENDED' || record.status !== 'QUOTE_OFFERED'
    ? null
    : 'A quote waits for a customer without people';
}

/** Without a driver: on Today, in the plan of its day, with a carrier who can answer, or so late that it can wait. */
async function planned(world: World, order: SimOrder, seen: Seen): Promise<string | null> {
  const { record, id } = order;
  if (onToday(order, seen)) return null;
  const inPlan = seen.days.some(({ unassigned }) => unassigned.some((one: Json) => one.order.id === id));
  if (inPlan) return null;
  if (await hasCarrier(world, order)) return null;
  const { requestedPickup, requestedDelivery } = record;
  if (requestedPickup === null) {
    return requestedDelivery === null
      ? 'An order without dates and driver is nowhere'
      : 'An order with a delivery date only and no driver is nowhere';
  }
  const now = world.installation.clock.now().getTime();
  return Date.parse(requestedPickup) - now > LATER_MS ? null : 'An order without a driver is nowhere';
}

async function hasCarrier(world: World, { id }: SimOrder): Promise<boolean> {
  const { json } = await callAs(world, operator, 'GET', `/orders/${id}/carrier-offers`);
  for (const offer of json.data.filter(({ endedAt }: Json) => endedAt === null)) {
    const carrier = world.carriers.find(({ accountId }) => accountId === offer.carrierId);
    const person = carrier?.users.find(({ isGone }) => !isGone);
    if (!carrier || carrier.isDeleted || !person) continue;
    const path = `/production/carrier-offers/${offer.id}`;
    const shown = await callAs(world, inPortal(world, person), 'GET', path);
    if (shown.status === 200 && (shown.json.mayAnswer || shown.json.mayNameDriver)) return true;
  }
  return false;
}

/** With a driver who can still sign in and sees the trip. */
async function driven(world: World, order: SimOrder, seen: Seen): Promise<string | null> {
  const { record } = order;
  const driver = world.drivers.find(({ id }) => id === record.assignedDriver?.id);
  if (!driver) return `A trip that is ${record.internalStatus} has no driver`;
  if (!driver.isActive)
    return onToday(order, seen) ? null : `A trip that is ${record.internalStatus} has a driver who left`;
  const { json } = await callAs(world, onPhone(world, driver), 'GET', '/trips');
  const isShown = json.data?.some(({ id }: Json) => id === order.id);
  return isShown ? null : 'A driver does not see his trip';
}

async function complained(world: World, order: SimOrder, seen: Seen): Promise<string | null> {
  if (onToday(order, seen)) return null;
  const { json } = await callAs(world, operator, 'GET', `/orders/${order.id}/damage-cases`);
  return json.data.some(({ state }: Json) => state !== 'CLOSED') ? null : 'A complaint is nowhere';
}
