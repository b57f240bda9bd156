// Events by polling, in place of webhooks: lists them, and follows them from where an earlier run ended.
import type { CallOperation } from './call.ts';
import { checkDuration } from './check-options.ts';
import { type Page, type Paged, paged } from './pages.ts';
import { listText, timeText, withoutUndefined } from './query-values.ts';
import { pause } from './retry.ts';
import type { CallOptions } from './send.ts';
import type { EventName, WebhookEvent } from './types.ts';

/** Filters of events. */
export interface EventQuery {
  /** Only events of this type, or of one of several. */
  type?: EventName | readonly EventName[] | undefined;
  /** Only events of this order: its id, order number or request number. */
  order?: string | undefined;
  /** Only events since then. Default: the last 30 days, if there is no cursor. */
  since?: Date | string | undefined;
  /** Items per page, 1 to 100. Default: 20. */
  limit?: number | undefined;
  /** The `nextCursor` or `resumeCursor` of an earlier page. */
  cursor?: string | undefined;
}

/** A page of events, oldest first. */
export interface EventPage extends Page<WebhookEvent> {
  /** Where the next poll continues; never null. Store it. */
  resumeCursor: string;
}

/** Options for following events. */
export interface FollowOptions extends Omit<EventQuery, 'limit'> {
  /** Ends when it has caught up, instead of polling. */
  once?: boolean | undefined;
  /** The pause after it has caught up. Default: 10 s. */
  pollMs?: number | undefined;
  /** Ends it. */
  signal?: AbortSignal | undefined;
}

/** Events as they happen, each once. */
export interface EventFeed extends AsyncIterable<WebhookEvent> {
  /**
   * Where the next run continues, as its `cursor`; undefined before the first page was handled. A run that ended within
   * a page gets the events of that page again: recognise them by their id.
   */
  cursor(): string | undefined;
}

/** The calls about events. */
export interface Events {
  /** Lists events, oldest first: `await` gives a page, `for await` all of them. */
  list(query?: EventQuery, options?: CallOptions): Paged<WebhookEvent, EventPage>;
  /** Follows the events of the account by polling; none is left out. */
  follow(options?: FollowOptions): EventFeed;
}

const POLL_MS = 10_000;
const PAGE_SIZE = 100;

export function eventsOf(call: CallOperation): Events {
  const read = async (query: EventQuery, options?: CallOptions): Promise<EventPage> => {
    const { type, since, ...rest } = query;
    const types = type === undefined ? undefined : listText(type);
    const filters = withoutUndefined({ ...rest, type: types, since: timeText(since) });
    const page = await call('listEvents', { query: filters }, options);
    return { ...page, data: page.data as unknown as WebhookEvent[] };
  };
  return {
    list: (query = {}, options) => paged((cursor = query.cursor) => read({ ...query, cursor }, options)),
    follow({ once, pollMs = POLL_MS, signal, ...query } = {}) {
      checkDuration('pollMs', pollMs);
      let cursor = query.cursor;
      return {
        cursor: () => cursor,
        async *[Symbol.asyncIterator]() {
          for (;;) {
            const page = await read({ ...query, cursor, limit: PAGE_SIZE }, { signal });
            yield* page.data;
            cursor = page.resumeCursor;
            if (page.nextCursor !== null) continue;
            if (once) return;
            await pause(pollMs, signal);
          }
        },
      };
    },
  };
}
