// Streams sandbox events to listeners: every event of their account once, from their last position.
import { setTimeout as sleep } from 'node:timers/promises';
import { accountTopic, readTopics } from '../customers/change-topics.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { DAY_MS } from '../platform/durations.ts';
import { eventText, rawEventText } from '../platform/event-text.ts';
import { type EventPlace, readSandboxEvents, type SandboxEventRow } from './event-store.ts';

export interface SandboxListener {
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
/** The overlap for a listener without an event yet, which must not get older events. */
const FIRST_OVERLAP_MS = 1000;
const PAGE_SIZE = 50;
/** Above this, a slow listener gets no more events until it has read. */
const MAX_WAITING_BYTES = 64 * 1024;
const POLL_WAITING_EVERY_MS = 25;
/** In case a notification was lost. */
const READ_EVERY_MS = 30_000;
const POLL_EVERY_MS = 500;

const MIN_ID = '00000000-0000-0000-0000-000000000000';
const POSITION = /^(\d{13})(?:-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/;

interface Following extends SandboxListener {
  sinceMs: number;
  overlapMs: number;
  /** The events of the overlap that were already sent, by their time. */
  sent: Map<string, number>;
  /** Whether existing events count as sent. */
  fresh: boolean;
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
        log.warn({ err: error }, 'Events of the sandbox could not be read for a listener; trying again');
      });
    } while (following.again && !following.left);
    following.reading = false;
  }

  async function readOnce(following: Following): Promise<void> {
    const { accountId, sent, fresh } = following;
    let after: EventPlace = { at: new Date(following.sinceMs - following.overlapMs), id: MIN_ID };
    for (let rows: SandboxEventRow[]; ; ) {
      rows = await readSandboxEvents(sql, accountId, after, PAGE_SIZE);
      for (const row of rows) if (!sent.has(row.id)) tell(following, row, fresh);
      if (rows.length < PAGE_SIZE || following.left) break;
      after = { at: rows.at(-1)!.createdAt, id: rows.at(-1)!.id };
      while (following.waiting() > MAX_WAITING_BYTES && !following.left) await sleep(POLL_WAITING_EVERY_MS);
    }
    following.fresh = false;
    for (const [id, atMs] of sent) if (atMs < following.sinceMs - OVERLAP_MS) sent.delete(id);
  }

  function tell(
    following: Following,
    { id, type, createdAt, body }: SandboxEventRow,
    silently: boolean,
  ): void {
    const atMs = createdAt.getTime();
    following.sent.set(id, atMs);
    if (silently || following.left) return;
    following.sinceMs = Math.max(following.sinceMs, atMs);
    following.overlapMs = OVERLAP_MS;
    following.send(rawEventText(type, `${following.sinceMs}-${id}`, body));
  }

  const timer = setInterval(() => {
    for (const following of all) {
      if (following.until !== null && following.until.getTime() <= now()) following.end();
      else if (following.readAtMs <= now()) void read(following);
    }
  }, POLL_EVERY_MS).unref();

  return {
    follow(listener) {
      const place = readPosition(listener.position, now());
      const following: Following = {
        ...listener,
        ...place.start,
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
      following.send(
        eventText('connected', place.position, { resumed: place.gap === null && !place.start.fresh }),
      );
      if (place.gap !== null) {
        following.send(
          eventText('gap', place.position, { reason: place.gap, since: clock.now().toISOString() }),
        );
      }
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

interface Place {
  /** The position to resume from before the first event arrives. */
  position: string;
  gap: Gap | null;
  start: Pick<Following, 'sinceMs' | 'overlapMs' | 'sent' | 'fresh'>;
}

function readPosition(position: string | undefined, nowMs: number): Place {
  const [, time, id] = POSITION.exec(position ?? '') ?? [];
  const gap = position === undefined ? null : gapAt(time, nowMs);
  if (position === undefined || gap !== null) {
    // Existing events are read and skipped, so that an event which commits later with an earlier time is
    // still sent.
    const start = { sinceMs: nowMs, overlapMs: OVERLAP_MS, sent: new Map(), fresh: true };
    return { position: String(nowMs), gap, start };
  }
  const sinceMs = Number(time);
  const sent = new Map(id === undefined ? [] : [[id, sinceMs]]);
  const overlapMs = id === undefined ? FIRST_OVERLAP_MS : OVERLAP_MS;
  return { position, gap, start: { sinceMs, overlapMs, sent, fresh: false } };
}

function gapAt(time: string | undefined, nowMs: number): Gap | null {
  if (time === undefined) return 'UNKNOWN_POSITION';
  return Number(time) < nowMs - RESUMABLE_MS ? 'TOO_OLD' : null;
}
