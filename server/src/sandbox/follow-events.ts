// Streams sandbox events to listeners: every event of their account once, from where they left.
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { accountTopic, readTopics } from '../model/change-topics.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { eventText, rawEventText } from '../platform/event-text.ts';
import {
  findNumberBefore,
  findStreamEnd,
  lockSandboxStream,
  numberEvents,
  readNumberedEvents,
  type SandboxEventRow,
} from './event-store.ts';

interface SandboxListener {
  accountId: string;
  /** The listener's last position, taken from an event's id; undefined for a new listener. */
  position: string | undefined;
  /** When its access token ends; null for a key. */
  until: Date | null;
  send(event: Buffer): void;
  /** How many unsent bytes are buffered. */
  waiting(): number;
  end(): void;
}

export interface SandboxFeed {
  /** Returns a function that stops following. */
  follow(listener: SandboxListener): () => void;
  close(): void;
}

/** A listener that returns later than this is informed of a gap. */
export const RESUMABLE_MS = DAY_MS;
/** Events become visible when their change commits, which is not always in the order of their times. */
const OVERLAP_MS = 30_000;
const PAGE_SIZE = 50;
/** Above this, a slow listener gets no more events until it has read. */
const MAX_WAITING_BYTES = 64 * 1024;
const POLL_WAITING_EVERY_MS = 25;
/** In case a notification was lost. */
const READ_EVERY_MS = 30_000;
const POLL_EVERY_MS = 500;

/** Time and number of an event, or only a time: what happened after it. */
const POSITION = /^(\d{13})(?:-(\d{1,15}))?$/;

interface Following extends SandboxListener {
  /** The number of the last event that was sent; null until the listener is connected. */
  after: number | null;
  reading: boolean;
  again: boolean;
  left: boolean;
  readAtMs: number;
}

export function sandboxFeed({ sql, clock, log, changes }: BaseContext): SandboxFeed {
  const all = new Set<Following>();
  const now = () => clock.now().getTime();

  async function read(following: Following): Promise<void> {
    if (following.reading) {
      following.again = true;
      return;
    }
    following.reading = true;
    do {
      following.again = false;
      following.readAtMs = now() + READ_EVERY_MS;
      await readOnce(following).catch((error) => {
        // The events stay in the table: the next read finds them.
        following.readAtMs = 0;
        log.warn({ err: error }, 'Events of the sandbox could not be read for a listener; trying again');
      });
    } while (following.again && !following.left);
    following.reading = false;
  }

  async function readOnce(following: Following): Promise<void> {
    const { accountId } = following;
    const last = await numberNewEvents(accountId);
    if (following.left) return;
    following.after ??= await connect(following, last);
    for (let rows: SandboxEventRow[]; ; ) {
      rows = await readNumberedEvents(sql, accountId, following.after, PAGE_SIZE);
      for (const row of rows) {
        if (following.left) return;
        following.after = row.number;
        following.send(rawEventText(row.type, `${row.createdAt.getTime()}-${row.number}`, row.body));
      }
      if (rows.length < PAGE_SIZE) return;
      while (following.waiting() > MAX_WAITING_BYTES && !following.left) await sleep(POLL_WAITING_EVERY_MS);
    }
  }

  /** Returns the last number of the account, or 0. */
  function numberNewEvents(accountId: string): Promise<number> {
    return sql.begin(async (tx) => {
      await lockSandboxStream(tx, accountId);
      const last = await findStreamEnd(tx, accountId);
      const sinceMs = Math.max((last?.createdAt.getTime() ?? 0) - OVERLAP_MS, now() - RESUMABLE_MS);
      await numberEvents(tx, accountId, new Date(sinceMs));
      return (await findStreamEnd(tx, accountId))?.number ?? 0;
    });
  }

  /**
   * Existing events have their numbers by now: everything that a listener can cause after `connected` gets a
   * higher one. Returns the number to continue after.
   */
  async function connect(following: Following, last: number): Promise<number> {
    const [, time, number] = POSITION.exec(following.position ?? '') ?? [];
    const gap = following.position === undefined ? null : gapAt(time, now());
    const resumed = following.position !== undefined && gap === null;
    const position = resumed ? following.position! : `${now()}-${last}`;
    following.send(eventText('connected', position, { resumed }));
    if (gap !== null) {
      following.send(eventText('gap', position, { reason: gap, since: clock.now().toISOString() }));
    }
    if (!resumed) return last;
    if (number !== undefined) return Number(number);
    return findNumberBefore(sql, following.accountId, new Date(Number(time)));
  }

  const timer = setInterval(() => {
    for (const following of all) {
      if (following.until !== null && following.until.getTime() <= now()) following.end();
      else if (following.readAtMs <= now()) void read(following);
    }
  }, POLL_EVERY_MS).unref();

  return {
    follow(listener) {
      const following: Following = {
        ...listener,
        after: null,
        reading: false,
        again: false,
        left: false,
        readAtMs: 0,
      };
      all.add(following);
      const topic = accountTopic({ accountId: listener.accountId, environment: 'sandbox' });
      const unsubscribe = changes.subscribe(topic, (topics) => {
        if (topics === null || mayHoldEvents(topics)) void read(following);
      });
      void read(following);
      return () => {
        following.left = true;
        unsubscribe();
        all.delete(following);
      };
    },
    close: () => clearInterval(timer),
  };
}

/** Test messages belong to no order; their delivery publishes the change. */
function mayHoldEvents(topics: readonly string[]): boolean {
  return readTopics(topics).parts.some((part) => part === 'orders' || part === 'deliveries');
}

type Gap = 'TOO_OLD' | 'UNKNOWN_POSITION';

function gapAt(time: string | undefined, nowMs: number): Gap | null {
  if (time === undefined) return 'UNKNOWN_POSITION';
  return Number(time) < nowMs - RESUMABLE_MS ? 'TOO_OLD' : null;
}
