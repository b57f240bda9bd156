// Calls with hostile bodies to every route, by a caller whom the route admits.
import { afterAll, beforeAll, expect } from 'vitest';
import { APIS } from '../../src/api/apis.ts';
import { DEFAULT_BODY_LIMIT } from '../../src/http/route.ts';
import { blockedMsOfBareUpload } from '../harness/bare-upload.ts';
import { newConsoleUser } from '../harness/console.ts';
import { MAX_BLOCKED_MS, measureBlockedMs } from '../harness/event-loop.ts';
import { createOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import {
  type CallOptions,
  OPERATOR_TOKEN,
  startService,
  type TestResponse,
  type TestService,
} from '../harness/service.ts';
import { linkToken, newRequest, offeredRequest } from '../orders/quotes/requests.ts';
import { newPhone, newTrip } from './driver/phone.ts';
import type { Shape } from './hostile-shapes.ts';

type Api = (typeof APIS)[number];
type Route = Api['routes'][number];

/** For quotes and brackets around what is repeated. */
const MARGIN_BYTES = 64;
const UNKNOWN_ID = '0199a0c2-7c4e-7000-8000-000000000001';
let service: TestService;
/** The headers of a caller whom each API admits. */
const callers: Record<string, Record<string, string>> = {};
/** What replaces `{id}` and the like, by the beginning of the path. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  const bytes = Buffer.from('%PDF-1.7\n');
  // Pictures and documents are rendered in other threads; this test is about the main one.
  const pdf = {
    render: async () => bytes,
    checkDrawing: async () => 'SIGNATURE' as const,
    prepareLogo: async () => bytes,
    warmUp: () => {},
    close: async () => {},
  };
  service = await startService({ pdf });
  const { key, accountId } = await service.customer();
  const production = await service.customer({ environment: 'production' });
  const phone = await newPhone(service);
  const order = (await createOrder(service, key)).json.id;
  const request = (await newRequest(service, key)).id;
  const quote = await offeredRequest(service, production.key);
  const { origin } = new URL(service.services.config.publicUrl);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  Object.assign(callers, {
    v1: bearer(key),
    legacy: bearer(key),
    operations: bearer(OPERATOR_TOKEN),
    console: { origin, cookie: (await newConsoleUser(service)).cookie },
    portal: { origin, cookie: (await newPortalUser(service)).cookie },
    driver: bearer(phone.token),
  });
  Object.assign(ids, {
    '/extern/orders': order,
    '/extern/quotes': request,
    '/accounts': accountId,
    '/orders': order,
    '/requests': request,
    '/quotes': quote,
    '/drivers': phone.driverId,
    '/trips': await newTrip(service, production.key, phone.driverId),
    token: await linkToken(service, production.key, quote),
  });
});
afterAll(() => service.close());

export const routes = APIS.flatMap((api) =>
  api.routes
    .filter(({ method }) => method !== 'GET' && method !== 'DELETE')
    .map((route) => ({ api, route, name: `${route.method} ${api.prefix}${route.path}` })),
);
export type Tried = (typeof routes)[number];

function pathOf({ path }: Route): string {
  const begins = Object.keys(ids).find((start) => path.startsWith(start));
  return path
    .replace('{environment}', 'sandbox')
    .replace('{token}', ids.token!)
    .replace('{kind}', 'pickup')
    .replace('{row}', '1')
    .replace('{month}', '2026-11')
    .replace('{id}', begins ? ids[begins]! : UNKNOWN_ID)
    .replace(/\{\w+\}/g, UNKNOWN_ID);
}

/** Routes of the console that a machine cannot call take a person. */
function callerOf({ api, route }: Tried): Record<string, string> {
  const needsPerson = api.name === 'operations' && ['person', 'anonymous'].includes(route.access.who);
  return callers[needsPerson ? 'console' : api.name] ?? {};
}

export const limitOf = (route: Route) => route.bodyLimitBytes ?? DEFAULT_BODY_LIMIT;

export function call(tried: Tried, body: Buffer | string, contentType?: string): Promise<TestResponse> {
  const options: CallOptions = {
    method: tried.route.method,
    rawBody: body,
    headers: { ...callerOf(tried), ...(contentType !== undefined && { 'content-type': contentType }) },
  };
  return service.call(`${tried.api.prefix}${pathOf(tried.route)}`, options);
}

/** Names the shapes that held the loop for longer than is permitted. */
export async function findLongBlocks(tried: Tried, shapes: readonly Shape[]): Promise<string[]> {
  const limit = limitOf(tried.route);
  // Sending and receiving a large file takes time by itself.
  const transferMs = tried.route.bodyFormat === 'file' ? await blockedMsOfBareUpload(limit) : 0;
  const permittedMs = MAX_BLOCKED_MS + transferMs;
  const tooLong: string[] = [];
  for (const { name, body, contentType } of shapes) {
    const sent = body(limit - MARGIN_BYTES);
    expect(sent.length).toBeLessThanOrEqual(limit);
    const blockedMs = Math.round(await measureBlockedMs(() => call(tried, sent, contentType), permittedMs));
    if (blockedMs > permittedMs) tooLong.push(`${name}: ${blockedMs} ms`);
  }
  return tooLong;
}

export const withBody = routes.filter(({ route }) => route.body !== undefined);
