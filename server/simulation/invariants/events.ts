// Each event once and in order, with the status that the order has, also as a customer reads and receives them.
import { callAs, withKey } from '../callers.ts';
import type { Json, Problem, World } from '../world.ts';

const FORMAT = '2026-09-01';
/** An order has at most one of each. */
const ONCE: readonly string[] = [
  'order.created',
  'order.cancelled',
  'order.rejected',
  'order.completed',
  'vehicle.picked_up',
  'transport.started',
  'vehicle.delivered',
];

/** A mistaken step can be taken back, which sends one of these; then it can happen again. */
const TAKEN_BACK_BY: Readonly<Record<string, readonly string[]>> = {
  'order.cancelled': ['order.accepted'],
  'vehicle.delivered': ['delivery.arrived', 'order.completed'],
  'order.completed': ['vehicle.delivered'],
};

interface StoredEvent {
  id: string;
  orderId: string;
  accountId: string;
  type: string;
  createdAt: Date;
  body: string;
}

export async function checkEvents(world: World): Promise<Problem[]> {
  const stored = await world.installation.sql<StoredEvent[]>`
    select id, order_id, account_id, type, created_at, body from events
    where format = ${FORMAT} and order_id is not null order by order_id, created_at, id`;
  const byOrder = new Map<string, StoredEvent[]>();
  for (const event of stored) byOrder.set(event.orderId, [...(byOrder.get(event.orderId) ?? []), event]);
  const problems: Problem[] = [];
  for (const order of world.orders) {
    const events = byOrder.get(order.id) ?? [];
    for (const rule of faultsOf(events, order.record)) {
      const details = `${order.name}: ${events.map(({ type }) => type).join(', ')}`;
      problems.push({ invariant: 'events', rule, details, about: [order.name] });
    }
  }
  return [...problems, ...(await checkFeeds(world, stored)), ...checkReceived(world, stored)];
}

function faultsOf(events: readonly StoredEvent[], record: Json): string[] {
  const faults: string[] = [];
  for (const [position, event] of events.entries()) {
    const before = events[position - 1];
    if (before && before.createdAt >= event.createdAt) faults.push('Events of an order have the same time');
    if (ONCE.includes(event.type) && isRepeated(events, position)) faults.push(`${event.type} is sent twice`);
  }
  const last = events.at(-1);
  if (last) {
    const { status } = JSON.parse(last.body).data;
    // Steps without an event of their own change the status only within the same one of v1, or back.
    const isSilent = ['ACCEPTED', 'SCHEDULED', 'QUOTE_REQUIRED'].includes(record.status);
    if (status !== record.status && !isSilent)
      faults.push('The last event has another status than the order');
  }
  return faults;
}

function isRepeated(events: readonly StoredEvent[], position: number): boolean {
  const event = events[position]!;
  const last = events.slice(0, position).findLastIndex((one) => nameOf(one) === nameOf(event));
  if (last === -1) return false;
  const between = events.slice(last + 1, position);
  return !between.some(({ type }) => TAKEN_BACK_BY[event.type]?.includes(type));
}

/** A request that becomes an order is created a second time, as an order. */
function nameOf({ type, body }: StoredEvent): string {
  return `${type} ${JSON.parse(body).data.kind}`;
}

/** The list of events of v1 has the same events, each once. */
async function checkFeeds(world: World, stored: readonly StoredEvent[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const customer of world.customers.filter(({ state }) => state === 'ACTIVE')) {
    const own = stored.filter(({ accountId }) => accountId === customer.accountId);
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      // Without a time only the last 30 days are listed.
      const from: string =
        cursor === null ? 'since=2027-01-01T00:00:00Z' : `cursor=${encodeURIComponent(cursor)}`;
      const path = `/events?limit=100&${from}`;
      const { status, json, text } = await callAs(world, withKey(customer), 'GET', path);
      if (status !== 200) throw new Error(`${path} answered ${text}`);
      read.push(...json.data.map(({ id }: Json) => id));
      cursor = json.data.length > 0 && json.nextCursor !== cursor ? json.nextCursor : null;
    } while (cursor !== null);
    const missing = own.filter(({ id }) => !read.includes(id)).length;
    if (missing > 0 || new Set(read).size !== read.length) {
      const details = `${customer.name}: ${own.length} stored, ${read.length} read, ${missing} missing`;
      problems.push({ invariant: 'events', rule: 'The events of v1 are not those that happened', details });
    }
  }
  return problems;
}

/** First attempts arrive in the order of the events, and nothing arrives twice with another content. */
function checkReceived({ installation: { receiver } }: World, stored: readonly StoredEvent[]): Problem[] {
  const problems: Problem[] = [];
  const bodies = new Map<string, string>();
  const arrived = new Map<string, string[]>();
  for (const { json, body } of receiver.received) {
    if (bodies.has(json.id)) {
      const rule =
        bodies.get(json.id) === body ? 'A message arrives twice' : 'A message arrives with two contents';
      problems.push({ invariant: 'events', rule, details: `${json.type} ${json.id}` });
      continue;
    }
    bodies.set(json.id, body);
    const { orderId } = json.data;
    arrived.set(orderId, [...(arrived.get(orderId) ?? []), json.id]);
  }
  const positions = new Map(stored.map(({ id }, position) => [id, position]));
  for (const [orderId, ids] of arrived) {
    const sorted = [...ids].sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
    if (sorted.join() !== ids.join())
      problems.push({ invariant: 'events', rule: 'Messages arrive in another order', details: orderId });
  }
  return problems;
}
