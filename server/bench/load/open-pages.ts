// Pages of public tracking that stay open and follow changes by event streams.
import { Agent, get } from 'node:http';
import type { Population } from './population.ts';

const PAGES = 200;
/** Fewer than the service allows from one address. */
const PAGES_OF_ADDRESS = 5;

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

export interface OpenPages {
  /** Events received since the last call. */
  takeEvents(): number;
  close(): void;
}

export async function openPages(origin: string, { drivers }: Population): Promise<OpenPages> {
  let events = 0;
  const open = (path: string, headers: Record<string, string>) =>
    new Promise<() => void>((resolve, reject) => {
      const request = get(`${origin}/api/v1${path}`, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
        answer.setEncoding('utf8').on('error', () => {});
        answer.on('data', (part: string) => {
          events += part.split('\n\n').length - 1;
          resolve(() => answer.destroy());
        });
      });
      request.on('error', reject);
    });
  const opened = await Promise.all(
    Array.from({ length: PAGES }, (_, page) => {
      const address = `10.1.0.${Math.floor(page / PAGES_OF_ADDRESS)}`;
      const { trackingNumber } = drivers[page % drivers.length]!.trip;
      return open(`/public/tracking/${trackingNumber}/events`, { 'x-forwarded-for': address });
    }),
  );
  return {
    takeEvents() {
      const taken = events;
      events = 0;
      return taken;
    },
    close: () => {
      for (const close of opened) close();
    },
  };
}
