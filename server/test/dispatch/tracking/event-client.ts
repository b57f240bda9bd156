// A reader of server-sent events for tests: the events in order, and how the stream ended.
import { get, type IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import type { TestService } from '../../harness/service.ts';

interface ServerEvent {
  event: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read records of every shape.
  data: any;
}

export interface EventReader {
  status: number;
  headers: IncomingMessage['headers'];
  /** Everything that was received, byte for byte. */
  text(): string;
  events(): ServerEvent[];
  /** The next event that was not taken yet; waits for it. */
  next(): Promise<ServerEvent>;
  heartbeats(): number;
  ended: Promise<void>;
  leave(): void;
}

export function eventsPath(trackingNumber: string): string {
  return `/public/tracking/${trackingNumber}/events`;
}

export function readEvents(
  service: Pick<TestService, 'api'>,
  trackingNumber: string,
  headers: Record<string, string> = {},
  query = '',
): Promise<EventReader> {
  return readStream(`${service.api}${eventsPath(trackingNumber)}${query}`, headers);
}

export async function readStream(address: string, headers: Record<string, string>): Promise<EventReader> {
  const request = get(address, { headers, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  );
  let text = '';
  let taken = 0;
  response.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  response.on('error', () => {});
  const events = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.startsWith('event:'))
      .map(toEvent);
  return {
    status: response.statusCode!,
    headers: response.headers,
    text: () => text,
    events,
    async next() {
      await expect.poll(() => events().length).toBeGreaterThan(taken);
      taken += 1;
      return events()[taken - 1]!;
    },
    heartbeats: () => text.split('\n\n').filter((block) => block === ':').length,
    ended: new Promise((resolve) => response.once('close', resolve)),
    leave: () => request.destroy(),
  };
}

function toEvent(block: string): ServerEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return { event: fields.event!, id: fields.id!, data: JSON.parse(fields.data!) };
}
