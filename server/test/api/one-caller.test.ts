// One caller must not stop everybody: whatever is sent to whichever route, the event loop goes on turning.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOORS } from '../../src/api/doors.ts';
import { DEFAULT_BODY_LIMIT } from '../../src/http/route.ts';
import { newPhone, newTrip } from '../driver/phone.ts';
import { holdOfBareUpload } from '../harness/bare-upload.ts';
import { holdOf, MAX_HOLD_MS } from '../harness/event-loop.ts';
import { createOrder } from '../harness/orders.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../harness/service.ts';
import { linkToken, newRequest, offeredRequest } from '../quotes/requests.ts';
import { bodiesWithField, PICTURES, type Shape, WHOLE_BODIES } from './hostile-bodies.ts';

/** For quotes and brackets around what is repeated. */
const ROOM = 64;
const NOWHERE = '0199a0c2-7c4e-7000-8000-000000000001';
let service: TestService;
/** Whom each door admits. */
const keys: Record<string, string> = {};
/** What stands behind `{id}` and the like, by the beginning of the path. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  const bytes = Buffer.from('%PDF-1.7\n');
  // Pictures and documents are for other threads; this is about the main one.
  const pdf = {
    render: async () => bytes,
    judgeDrawing: async () => 'SIGNATURE' as const,
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
  Object.assign(keys, { v1: key, legacy: key, operations: OPERATOR_TOKEN, driver: phone.token });
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

function pathOf(path: string): string {
  const begins = Object.keys(ids).find((start) => path.startsWith(start));
  return path
    .replace('{token}', ids.token!)
    .replace('{kind}', 'pickup')
    .replace('{id}', begins ? ids[begins]! : NOWHERE)
    .replace(/\{\w+\}/g, NOWHERE);
}

const routes = DOORS.flatMap((door) =>
  door.routes
    .filter(({ method }) => method !== 'GET' && method !== 'DELETE')
    .map((route) => [`${route.method} ${door.prefix}${route.path}`, door, route] as const),
);

/** Some routes take the same body; its fields are tried at the first of them. */
const triedSchemas = new Set<unknown>();

function fieldShapes({ body, bodyExample }: (typeof routes)[number][2]): Shape[] {
  if (!body || triedSchemas.has(body)) return [];
  triedSchemas.add(body);
  return bodiesWithField(body, bodyExample);
}

describe.each(routes)('%s', (_, door, route) => {
  const limit = route.bodyLimitBytes ?? DEFAULT_BODY_LIMIT;
  const shapes =
    route.bodyFormat === 'file'
      ? [...PICTURES, ...WHOLE_BODIES.slice(0, 1)]
      : [...WHOLE_BODIES, ...fieldShapes(route)];

  test('holds up nobody, whatever is sent', { timeout: 600_000 }, async () => {
    const key = keys[door.name];
    // Files are large enough that sending and receiving them takes a while by itself.
    const transfer = route.bodyFormat === 'file' ? await holdOfBareUpload(limit) : 0;
    const permitted = MAX_HOLD_MS + transfer;
    const send = async ({ body, contentType }: Shape) => {
      const rawBody = body(limit - ROOM);
      expect(rawBody.length).toBeLessThanOrEqual(limit);
      const call = () =>
        service.call(`${door.prefix}${pathOf(route.path)}`, {
          method: route.method,
          rawBody,
          ...(key !== undefined && { key }),
          ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
        });
      const hold = await holdOf(call, permitted);
      return Math.round(hold);
    };
    const tooLong: string[] = [];
    for (const shape of shapes) {
      const hold = await send(shape);
      if (hold > permitted) tooLong.push(`${shape.name}: ${hold} ms`);
    }
    expect(tooLong).toEqual([]);
  });
});
