// The list of events, for systems without a webhook endpoint: pages in a stable order, from where a reader left.
import type { Db } from '../../platform/db.ts';
import type { Cursors, PageStart } from '../../platform/page-cursor.ts';
import {
  type EventFilter,
  type FeedEvent,
  type FeedStart,
  findPositionBefore,
  NO_ID,
  readEvents,
} from './event-feed-store.ts';

export interface EventPage {
  /** Oldest first. */
  events: FeedEvent[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Where the next poll continues, also after the last page. */
  resumeCursor: string;
}

/** Cursors have a time and an id; here the position takes the place of the time. */
const toStart = ({ at, id }: PageStart): FeedStart => ({ position: at.getTime(), id });
const toPageStart = ({ position, id }: FeedStart): PageStart => ({ at: new Date(position), id });

export async function readEventPage(
  db: Db,
  cursors: Cursors,
  filter: EventFilter,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<EventPage> {
  const name = `events:${filter.accountId}:${filter.environment}`;
  const given = cursors.read(name, cursor);
  const after = given ? toStart(given) : { position: await findPositionBefore(db, filter.since), id: NO_ID };
  const { events, horizon } = await readEvents(db, filter, limit + 1, after);
  const { data, nextCursor } = cursors.page(events, limit, name, toPageStart);
  // A replica may know less than the server that gave the cursor.
  const end = after.position < horizon ? { position: horizon, id: NO_ID } : after;
  return { events: data, nextCursor, resumeCursor: nextCursor ?? cursors.at(name, toPageStart(end)) };
}
