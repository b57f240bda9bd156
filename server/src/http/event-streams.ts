// The open server-sent event streams of this process: their limits, heartbeat and end.
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import { addressGroup } from './limits.ts';

export interface EventStreams {
  /** Returns the reason when there are too many streams: of this holder, or in this process. */
  open(holder: StreamHolder): EventStream | 'TOO_MANY_OF_HOLDER' | 'TOO_MANY';
  /** Ends all streams and opens no more. */
  close(): Promise<void>;
}

export interface StreamHolder {
  address: string;
  /** The signed-in user. A whole company may share an address, so its people are counted individually. */
  user?: string;
}

export interface EventStream {
  /** The body of the response. */
  body: Readable;
  /** Sends an event that `eventText` created. A client that does not read is disconnected. */
  send(event: Buffer): void;
  end(): void;
  /** Called once, whether the client or the service ended the stream. */
  onClosed(listener: () => void): void;
}

interface StreamLimits {
  perAddress: number;
  perUser: number;
  perAddressSignedIn: number;
  perProcess: number;
  bufferedBytes: number;
}

const LIMITS: StreamLimits = {
  perAddress: 20,
  perUser: 12,
  perAddressSignedIn: 200,
  perProcess: 10_000,
  bufferedBytes: 256 * 1024,
};
/** Proxies close connections that are silent for 30 or 60 s. Random, to spread the writes. */
const HEARTBEAT_MS = { min: 15_000, max: 22_000 };
/** After a restart, clients reconnect spread over this time. */
const RETRY_MS = { min: 2000, max: 6000 };
const POLL_EVERY_MS = 500;
/** On shutdown, clients have this long to receive pending data. */
const END_WITHIN_MS = 1000;

const HEARTBEAT = Buffer.from(':\n\n');

/** The connection closes with the stream, so that a shutdown does not wait for it. */
export const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
  Connection: 'close',
};

interface OpenStream extends EventStream {
  heartbeatAtMs: number;
}

export function eventStreams(clock: Clock, limits: StreamLimits = LIMITS): EventStreams {
  const streams = new Set<OpenStream>();
  const held = new Map<string, number>();
  let closing = false;

  const nextHeartbeat = () => clock.now().getTime() + between(HEARTBEAT_MS);

  function count(keys: readonly string[], change: 1 | -1): void {
    for (const key of keys) {
      const open = (held.get(key) ?? 0) + change;
      if (open === 0) held.delete(key);
      else held.set(key, open);
    }
  }

  function start(keys: readonly string[]): OpenStream {
    const body = new Readable({ read: () => {} });
    let ended = false;
    const stream: OpenStream = {
      body,
      heartbeatAtMs: nextHeartbeat(),
      send(event) {
        if (body.readableLength > limits.bufferedBytes) body.destroy();
        if (body.destroyed || ended) return;
        body.push(event);
        stream.heartbeatAtMs = nextHeartbeat();
      },
      end() {
        if (!ended) body.push(null);
        ended = true;
      },
      onClosed: (listener) => body.once('close', listener),
    };
    streams.add(stream);
    count(keys, 1);
    stream.onClosed(() => {
      streams.delete(stream);
      count(keys, -1);
    });
    body.push(`retry: ${Math.round(between(RETRY_MS))}\n\n`);
    return stream;
  }

  const timer = setInterval(() => {
    const now = clock.now().getTime();
    for (const stream of streams) if (stream.heartbeatAtMs <= now) stream.send(HEARTBEAT);
  }, POLL_EVERY_MS).unref();

  return {
    open(holder) {
      if (closing || streams.size >= limits.perProcess) return 'TOO_MANY';
      const bounds = boundsOf(holder, limits);
      if (bounds.some(({ key, max }) => (held.get(key) ?? 0) >= max)) return 'TOO_MANY_OF_HOLDER';
      return start(bounds.map(({ key }) => key));
    },
    async close() {
      closing = true;
      clearInterval(timer);
      for (const stream of streams) stream.end();
      for (let waited = 0; streams.size > 0 && waited < END_WITHIN_MS; waited += 10) await sleep(10);
      for (const stream of streams) stream.body.destroy();
    },
  };
}

function boundsOf({ address, user }: StreamHolder, limits: StreamLimits) {
  const group = addressGroup(address);
  if (user === undefined) return [{ key: `address ${group}`, max: limits.perAddress }];
  return [
    { key: `user ${user}`, max: limits.perUser },
    { key: `signed in ${group}`, max: limits.perAddressSignedIn },
  ];
}

function between({ min, max }: { min: number; max: number }): number {
  return min + Math.random() * (max - min);
}
