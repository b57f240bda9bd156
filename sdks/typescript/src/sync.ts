// Follows the changes of all orders by polling with `updatedSince` and an overlap, each change once.
import type { CallOperation } from './call.ts';
import { checkDuration } from './check-options.ts';
import { ConfigurationError } from './errors.ts';
import { paged } from './pages.ts';
import { pause } from './retry.ts';
import type { Order } from './types.ts';

/** The state of a run of `orders.sync`: store it, and give it to the next run. */
export interface SyncCheckpoint {
  /** Everything before this was yielded. */
  since: string;
  /** The changes of the last minute before it that were yielded, as `<id>@<updatedAt>`. */
  seen: string[];
}

/** Options for following orders. */
export interface SyncOptions {
  /** The start time, or the checkpoint of an earlier run, which repeats nothing. */
  since: Date | string | SyncCheckpoint;
  /** Ends when it has caught up, instead of polling. */
  once?: boolean | undefined;
  /** The pause after it has caught up. Default: 30 s. */
  pollMs?: number | undefined;
  /** Ends it. */
  signal?: AbortSignal | undefined;
}

/** Changed orders, the earliest change first. */
export interface OrderSync extends AsyncIterable<Order> {
  /** The current state: the order that was yielded last counts as done. */
  checkpoint(): SyncCheckpoint;
}

/** Changes that are written at the same time can become visible out of order. */
const OVERLAP_MS = 60_000;
const POLL_MS = 30_000;
const PAGE_SIZE = 100;

const changeKey = ({ id, updatedAt }: Order) => `${id}@${updatedAt}`;

export function syncOrders(call: CallOperation, options: SyncOptions): OrderSync {
  const start = readStart(options.since);
  const pollMs = checkDuration('pollMs', options.pollMs ?? POLL_MS);
  let sinceMs = start.sinceMs;
  const seen = new Map(start.seen.map((key) => [key, Date.parse(key.slice(key.lastIndexOf('@') + 1))]));

  async function changes(): Promise<Order[]> {
    const updatedSince = new Date(sinceMs - OVERLAP_MS).toISOString();
    const query = { updatedSince, limit: PAGE_SIZE };
    const found: Order[] = [];
    const pages = paged((cursor) =>
      call('listOrders', { query: { ...query, ...(cursor && { cursor }) } }, { signal: options.signal }),
    );
    for await (const order of pages) if (!seen.has(changeKey(order))) found.push(order);
    return found.sort((one, other) => Date.parse(one.updatedAt) - Date.parse(other.updatedAt));
  }

  function note(order: Order): void {
    const atMs = Date.parse(order.updatedAt);
    seen.set(changeKey(order), atMs);
    sinceMs = Math.max(sinceMs, atMs);
  }

  /** Changes older than the overlap are not read again. */
  function dropOldKeys(): void {
    for (const [key, atMs] of seen) if (atMs < sinceMs - OVERLAP_MS) seen.delete(key);
  }

  return {
    checkpoint() {
      dropOldKeys();
      return { since: new Date(sinceMs).toISOString(), seen: [...seen.keys()] };
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        options.signal?.throwIfAborted();
        for (const order of await changes()) {
          // Recorded before the caller gets it, so that a checkpoint in the loop counts this order as done.
          note(order);
          yield order;
        }
        dropOldKeys();
        if (options.once) return;
        await pause(pollMs, options.signal);
      }
    },
  };
}

function readStart(since: SyncOptions['since']): { sinceMs: number; seen: string[] } {
  const [from, seen] =
    typeof since === 'string' || since instanceof Date ? [since, []] : [since.since, since.seen];
  const sinceMs = from instanceof Date ? from.getTime() : Date.parse(from);
  if (Number.isNaN(sinceMs))
    throw new ConfigurationError(`"${String(from)}" is no time to follow orders from.`);
  return { sinceMs, seen };
}
