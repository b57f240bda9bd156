import type { DeliveryState } from '../messages/webhooks/endpoint.ts';
import { API_VERSION } from '../platform/api-version.ts';
import type { Db } from '../platform/db.ts';
import type { Message } from './inboxes/store.ts';

interface SentDelivery {
  id: string;
  eventId: string;
  endpointId: string;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  durationMs: number | null;
  error: string | null;
  nextAttemptAt: Date | null;
}

export interface SentEvent {
  id: string;
  type: string;
  createdAt: Date;
  deliveries: SentDelivery[];
}

/** Oldest first. A scenario has at most some twenty events, and an environment ten endpoints. */
export async function readSentEvents(db: Db, orderId: string): Promise<SentEvent[]> {
  const [events, deliveries] = await Promise.all([
    db<Omit<SentEvent, 'deliveries'>[]>`
      select id, type, created_at from events
      where order_id = ${orderId} and format = ${API_VERSION} order by created_at, id`,
    db<SentDelivery[]>`
      select d.id, d.event_id, d.endpoint_id, d.state, d.attempts, d.status, d.duration_ms, d.error, d.next_attempt_at
      from events e join webhook_deliveries d on d.event_id = e.id
      where e.order_id = ${orderId} and e.format = ${API_VERSION} order by d.id`,
  ]);
  return events.map((event) => ({
    ...event,
    deliveries: deliveries.filter(({ eventId }) => eventId === event.id),
  }));
}

export async function findSentEvent(db: Db, orderId: string, id: string) {
  const [row] = await db<{ id: string; type: string; createdAt: Date; body: string }[]>`
    select id, type, created_at, body from events where id = ${id} and order_id = ${orderId}`;
  return row ?? null;
}

/** The last message with this event in an inbox of the account, and that inbox. */
export async function findReceivedMessage(db: Db, accountId: string, eventId: string, now: Date) {
  const [row] = await db<(Message & { inboxId: string })[]>`
    select m.id, m.inbox_id, m.received_at, m.headers, m.body
    from webhook_inboxes i join webhook_inbox_messages m on m.inbox_id = i.id
    where i.account_id = ${accountId} and i.expires_at > ${now} and m.headers ->> 'webhook-id' = ${eventId}
    order by m.received_at desc, m.id desc limit 1`;
  return row ?? null;
}
