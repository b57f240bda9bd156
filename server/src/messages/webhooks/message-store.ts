// Messages to show: the newest one of every event, and a legacy message with its v1 form.
import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';
import { v1MessageOf } from './resend-store.ts';

interface ShownMessage {
  event: string;
  body: string;
}

/** The last message of each event to this endpoint, each found by one index lookup. */
export async function newestMessages(
  db: Db,
  endpointId: string,
  events: readonly string[],
): Promise<ShownMessage[]> {
  return db<ShownMessage[]>`
    select name as event, newest.body
    from unnest(${events as string[]}::text[]) name cross join lateral (
      select e.body from webhook_deliveries d join events e on e.id = d.event_id
      where d.endpoint_id = ${endpointId} and d.event = name
      order by d.created_at desc, d.id desc limit 1) newest`;
}

/** How many of the last messages are searched for one with a v1 counterpart. */
const MAX_SCANNED = 50;

/** The newest legacy message to this endpoint that has a v1 counterpart, with both. */
export async function newestPair(
  db: Db,
  { accountId, environment }: Scope,
  endpointId: string,
): Promise<{ before: ShownMessage; after: ShownMessage } | null> {
  const [row] = await db<{ event: string; body: string; v1Event: string; v1Body: string }[]>`
    select d.event, e.body, v1.type as v1_event, v1.body as v1_body
    from (
      select id, event, event_id, created_at from webhook_deliveries
      where endpoint_id = ${endpointId}
      order by created_at desc, id desc limit ${MAX_SCANNED}
    ) d
    join events e on e.id = d.event_id and e.format = 'legacy'
      and e.account_id = ${accountId} and e.environment = ${environment}
    cross join lateral (${v1MessageOf(db)}) v1
    order by d.event = 'order.status_changed', d.created_at desc, d.id desc limit 1`;
  if (!row) return null;
  return {
    before: { event: row.event, body: row.body },
    after: { event: row.v1Event, body: row.v1Body },
  };
}
