// The events of each order are complete and in order, and each arrived with one id and one content.
import type { ReceivedEvent } from '../receiver.ts';
import type { SentOrder } from '../records.ts';
import type { Compared } from './compare.ts';

export async function compareEvents({ installation: { records, receiver }, sql }: Compared) {
  const stored = await sql<{ id: string; orderId: string; type: string }[]>`
    select id, order_id, type from events where format = '2026-09-01' order by created_at, id`;
  const storedOf = groupBy(stored, ({ orderId }) => orderId);
  const arrivals = firstArrivals(receiver.received);
  const arrivedOf = groupBy([...arrivals.events.values()], ({ orderId }) => orderId);
  const violations = [...arrivals.violations];
  for (const order of records.orders) {
    if (!order.isFinished || order.id === null) continue;
    const types = (storedOf.get(order.id) ?? []).map(({ type }) => type);
    if (types.join() !== expectedOf(order).join()) {
      violations.push(`${order.key} has the events ${types.join(', ')}`);
    }
  }
  for (const { id, type, orderId } of stored) {
    if (!arrivals.events.has(id)) violations.push(`${type} ${id} of ${orderId} did not arrive`);
  }
  const retried = new Set(
    (
      await sql<{ orderId: string }[]>`select distinct order_id from webhook_deliveries where attempts > 1`
    ).map(({ orderId }) => orderId),
  );
  for (const [orderId, events] of storedOf) {
    // A failed attempt does not hold back the next events.
    if (retried.has(orderId) || records.mayOvertake) continue;
    const arrived = (arrivedOf.get(orderId) ?? []).map(({ id }) => id);
    const sent = events.map(({ id }) => id);
    if (arrived.length === sent.length && arrived.join() !== sent.join()) {
      violations.push(`The events of ${orderId} arrived in another order`);
    }
  }
  const known = new Set(stored.map(({ id }) => id));
  for (const { id, type } of arrivals.events.values()) {
    if (!known.has(id)) violations.push(`${type} ${id} arrived, but is not stored`);
  }
  return { count: stored.length, violations };
}

/** The order that an invoice run takes gets its event from the run. */
function expectedOf(order: SentOrder): string[] {
  return order.invoiceNumber === null ? [...order.events, 'invoice.created'] : order.events;
}

function firstArrivals(received: readonly ReceivedEvent[]) {
  const events = new Map<string, ReceivedEvent>();
  const violations: string[] = [];
  for (const event of received) {
    const first = events.get(event.id);
    if (!first) events.set(event.id, event);
    else if (first.sha256 !== event.sha256 || first.delivery !== event.delivery) {
      violations.push(`${event.type} ${event.id} arrived with different contents or delivery ids`);
    }
  }
  return { events, violations };
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
