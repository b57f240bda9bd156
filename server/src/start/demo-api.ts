// The API for the demo's customers: the same routes and services, without a socket, at the time of each call.
import { AsyncLocalStorage } from 'node:async_hooks';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { API_PREFIX } from '../api/prefixes.ts';
import { buildApp } from '../app.ts';
import type { SendToApi } from '../demo/api-request.ts';
import { withoutMapServers } from '../demo/demo-actions.ts';
import { eventStreams } from '../http/event-streams.ts';
import { memoryRateLimitStore } from '../platform/rate-limit.ts';
import type { Services } from '../services.ts';

export interface DemoApi {
  send: SendToApi;
  close(): Promise<void>;
}

export function openDemoApi(services: Services): DemoApi {
  const { core, config, http } = services;
  const times = new AsyncLocalStorage<Date>();
  const clock = { ...core.clock, now: () => times.getStore() ?? core.clock.now() };
  const rateLimits = startingWindows();
  const app = buildApp({
    ...services,
    http: { ...http, rateLimits, streams: eventStreams(clock) },
    core: { ...withoutMapServers(core), clock },
    // A process that only works in the background serves no API.
    config: { ...config, role: 'all' },
  });
  return {
    send: ({ method, path, body, key, userAgent, address, at }) =>
      times.run(at, async () => {
        const answer = await app.inject({
          method,
          url: API_PREFIX + path,
          headers: { authorization: `Bearer ${key}`, 'user-agent': userAgent },
          remoteAddress: address,
          ...(body && { payload: body }),
        });
        return { status: answer.statusCode, body: parse(answer.body) };
      }),
    async close() {
      await app.close();
      await rateLimits.close();
    },
  };
}

/**
 * The demo makes the calls of a day within seconds and not in their order, so their times cannot be counted.
 * Each call starts new windows, as the rare calls of such systems do.
 */
function startingWindows() {
  let calls = 0;
  return memoryRateLimitStore({ now: () => new Date(++calls * 2 * MINUTE_MS) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
