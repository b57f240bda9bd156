// Publishes changes as topics to this process and all others. Subscribers re-read the data.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Listener, Sql } from './db.ts';

export const CHANGES_CHANNEL = 'changes';

/** The topics a change belongs to, the narrowest first; null when changes may have been missed. */
type ChangeListener = (topics: readonly string[] | null) => void;

export interface ChangeFeed {
  /**
   * Call it after the commit. It returns at once; other processes get the changes in batches a moment later.
   */
  publish(topics: readonly string[]): void;
  /** Returns the function that unsubscribes. */
  subscribe(topic: string, listener: ChangeListener): () => void;
  close(): Promise<void>;
}

interface FeedOptions {
  sql: Sql;
  listener: Listener;
  log: Logger;
}

/**
 * PostgreSQL takes one lock for the whole server when a transaction with a NOTIFY commits. So no change
 * notifies in its own transaction: a process collects changes for this time and sends them in one statement.
 */
const COLLECT_MS = 200;
/** PostgreSQL accepts payloads below 8000 bytes. */
const MAX_PAYLOAD_LENGTH = 7900;

/**
 * Subscribers of this process get a change at once. A crash before the NOTIFY loses only this hint, no data.
 */
export function changeFeed({ sql, listener, log }: FeedOptions): ChangeFeed {
  const process = randomUUID();
  const listeners = new Map<string, Set<ChangeListener>>();
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  function deliver(topics: readonly string[]): void {
    for (const topic of topics) for (const listen of listeners.get(topic) ?? []) listen(topics);
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return sending;
    const payloads = payloadsOf(process, pending);
    pending.clear();
    sending =
      sql`select pg_notify(${CHANGES_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.then(
        () => {},
        (error) =>
          log.warn({ err: error }, 'Changes could not be sent to other processes; they notice later'),
      );
    return sending;
  }

  listener.onNotify(CHANGES_CHANNEL, (payload) => {
    if (payload === null) {
      for (const ofTopic of listeners.values()) for (const listen of ofTopic) listen(null);
      return;
    }
    const [sender, ...changes] = payload.split('\n');
    if (sender !== process) for (const change of changes) deliver(change.split(' '));
  });

  return {
    publish(topics) {
      deliver(topics);
      pending.add(topics.join(' '));
      timer ??= setTimeout(send, COLLECT_MS);
    },
    subscribe(topic, listen) {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listen));
      return () => {
        ofTopic.delete(listen);
        if (ofTopic.size === 0) listeners.delete(topic);
      };
    },
    close: send,
  };
}

/** Each payload starts with the id of its sender, which ignores it: it has delivered its changes already. */
function payloadsOf(process: string, changes: Iterable<string>): string[] {
  const payloads: string[] = [];
  let payload = process;
  for (const change of changes) {
    if (payload.length + change.length >= MAX_PAYLOAD_LENGTH) {
      payloads.push(payload);
      payload = process;
    }
    payload += `\n${change}`;
  }
  return [...payloads, payload];
}
