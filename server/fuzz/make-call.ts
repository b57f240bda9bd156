// Makes the call with a given number from the seed: route, caller, path, query, headers and body.
import type { Environment } from '../src/model/environment.ts';
import { type Random, seededRandom } from '../test/harness/seeded-random.ts';
import type { Ids } from '../test/isolation/account-data.ts';
import {
  type DescribedRoute,
  jsonBodyOf,
  parametersIn,
  ROUTES,
  resolverOf,
} from '../test/isolation/described-routes.ts';
import { type Kind, pathIdsOf, queryIdsOf } from '../test/isolation/id-kinds.ts';
import { bodyOf, withIdsInBody } from '../test/isolation/valid-call.ts';
import { brokenBytes, brokenText, CONTENT_TYPES, withBrokenFields } from './broken-value.ts';
import type { FuzzCaller, FuzzTarget } from './target.ts';
import { validValue } from './valid-value.ts';

export interface Call {
  number: number;
  route: DescribedRoute;
  caller: string;
  environment: Environment;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** The path leads to no route or to another one, so that only the form of the answer can be checked. */
  isPathBroken: boolean;
}

/** Calls that end the session of their caller, or change how a person signs in. */
const ENDS_SESSION = new Set([
  'changeOwnAccount',
  'changePassword',
  'endDriverSession',
  'endOtherSessions',
  'endSession',
  'signOut',
  'switchOnOneTimeCodes',
]);

/** Calls that delete, suspend or disable what other calls need. */
const ENDS_OTHERS = new Set([
  'agreeOn',
  'changeAccount',
  'changeCredential',
  'changeDriver',
  'changeOperatorUser',
  'changeUser',
  'deleteAccount',
  'removeOperatorUser',
  'removeUser',
  'revokeCredential',
  'rollCredential',
  'signDriverPhoneOut',
  'signOutDriver',
]);

const WEIRD_IDS = [
  '%00',
  '%2e%2e',
  '%2F',
  '-1',
  '0',
  '%20',
  "'",
  '%F0%9F%98%80',
  'x'.repeat(300),
  '%7B%7D',
  'null',
];
/** Not even an address. */
const BROKEN_PATHS = ['%', '%zz', '%c0%af', '/../', '//', '?', '/%2e%2e/%2e%2e/etc', '/x'.repeat(200)];
const HEADERS: [string, string[]][] = [
  ['idempotency-key', ['', 'k', 'x'.repeat(300), 'order-4711', '\x80\xff', 'a b']],
  ['x-sandbox-scenario', ['DELAY', 'delay', 'NONSENSE', '', 'DAMAGE', 'CANCELLED']],
  ['x-sandbox-mode', ['manual', 'automatic', 'MANUAL', 'x']],
  [
    'range',
    ['bytes=0-0', 'bytes=-5', 'bytes=9-1', 'bytes=0-1,3-4', 'lines=1', 'bytes=99999999999999999999-'],
  ],
  ['if-none-match', ['*', '"x"', 'W/"x", "y"', '']],
  ['last-event-id', ['1', '-1', 'x', '9'.repeat(30)]],
  ['accept', ['application/xml', '*/*;q=0', 'nonsense']],
  ['accept-language', ['de', 'xx-YY;q=2', '*'.repeat(200)]],
  ['accept-encoding', ['gzip', 'br;q=0', 'nonsense']],
  ['content-encoding', ['gzip', 'br']],
  ['expect', ['100-continue', 'nonsense']],
  ['origin', ['null', 'https://evil.example', 'x']],
  ['traceparent', ['00-x', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01']],
  ['x-forwarded-for', ['1.2.3.4', 'x', '::1, 127.0.0.1']],
  ['user-agent', ['', 'x'.repeat(2000), '\xe4\xf6']],
  ['cookie', ['portal=x; console=y', ';;;=', 'portal=%zz']],
  [
    'authorization',
    ['Bearer', 'Bearer x y', `Bearer ${'x'.repeat(3000)}`, 'Basic eDp5', 'Bearer svc_live_x'],
  ],
  ['x-api-key', ['', 'svc_test_x', '\xff']],
];

/** Fewer calls for routes that take a whole password hash or a rendered file each. */
const WEIGHTED = ROUTES.flatMap((route) =>
  Array.from({ length: route.apiName === 'v1' || route.apiName === 'legacy' ? 3 : 2 }, () => route),
);

export function makeCall(seed: number, number: number, target: FuzzTarget): Call {
  const random = seededRandom(seedOfCall(seed, number));
  const route = random.pick(WEIGHTED);
  const { operationId } = route.operation;
  const caller = callerOf(route, target, random);
  const environment = caller.environment ?? environmentOf(route, random);
  const ids = (ENDS_OTHERS.has(operationId) ? target.disposableIds : target.ids)[environment];
  const broken = random.chance(0.03);
  const path = pathOf(route, ids, environment, random) + (broken ? random.pick(BROKEN_PATHS) : '');
  const query = broken ? '' : queryOf(route, ids, random);
  const { body, contentType } = bodyFor(route, ids, random);
  const headers: Record<string, string> = { ...caller.headers, ...someHeaders(random) };
  if (body && contentType !== undefined) headers['content-type'] = contentType;
  headers['x-fuzz-call'] = String(number);
  return {
    number,
    route,
    caller: caller.name,
    environment,
    method: route.method,
    path: path + query,
    headers,
    ...(body && { body }),
    isPathBroken: broken || path.includes('%2e%2e') || path.includes("/'"),
  };
}

function callerOf(route: DescribedRoute, target: FuzzTarget, random: Random): FuzzCaller {
  const sessions = target.disposable[route.apiName];
  if (sessions && ENDS_SESSION.has(route.operation.operationId))
    return { name: 'disposable', apis: [], headers: random.pick(sessions) };
  const others = random.chance(0.05);
  const fitting = target.callers.filter(({ apis }) => others || apis.includes(route.apiName));
  return random.pick(fitting);
}

function environmentOf(route: DescribedRoute, random: Random): Environment {
  if (route.access.sandboxOnly) return random.chance(0.95) ? 'sandbox' : 'production';
  return random.chance(0.7) ? 'production' : 'sandbox';
}

function pathOf(route: DescribedRoute, ids: Ids, environment: Environment, random: Random): string {
  return pathIdsOf(route).reduce((text, { placeholder, kind }) => {
    if (random.chance(0.04)) return text.replace(placeholder, () => random.pick(WEIRD_IDS));
    if (kind === 'environment') return text.replace(placeholder, environment);
    if (typeof kind === 'object') return text.replace(placeholder, kind.literal);
    return text.replace(placeholder, () => encodeURIComponent(idOf(kind, ids, random)));
  }, route.path);
}

/** Mostly one that exists; the first ones have the most data. */
function idOf(kind: Kind, ids: Ids, random: Random): string {
  const known = ids[kind] ?? [];
  if (known.length > 0 && random.chance(0.93)) return random.chance(0.4) ? known[0]! : random.pick(known);
  if (random.chance(0.3)) return ids.order?.[0] ?? 'x';
  return String(validValue({ type: 'string', format: 'uuid' }, { random, resolve: () => ({}) }));
}

function queryOf(route: DescribedRoute, ids: Ids, random: Random): string {
  const kinds = new Map(queryIdsOf(route).map(({ name, kind }) => [name, kind]));
  const options = { random, resolve: resolverOf(route) };
  const parts = parametersIn(route, 'query').flatMap(({ name, schema, required }) => {
    if (!random.chance(required ? 0.97 : 0.3)) return [];
    if (random.chance(0.15)) return [[name, brokenText(random)]];
    const kind = kinds.get(name);
    const value = kind && random.chance(0.9) ? idOf(kind, ids, random) : validValue(schema, options);
    return random.chance(0.03)
      ? [
          [name, value],
          [name, value],
        ]
      : [[name, value]];
  });
  if (random.chance(0.02)) parts.push([brokenText(random), 'x']);
  const text = parts.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  return text === '' ? '' : `?${text}`;
}

/** encodeURIComponent refuses half a surrogate pair. */
function escaped(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

function someHeaders(random: Random): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, values] of HEADERS) if (random.chance(0.015)) made[name] = random.pick(values);
  return made;
}

interface Body {
  body?: Buffer;
  contentType?: string;
}

function bodyFor(route: DescribedRoute, ids: Ids, random: Random): Body {
  const usual = bodyOf(route, ids);
  if (usual.rawBody) {
    const bytes = random.chance(0.75) ? usual.rawBody : brokenBytes(usual.rawBody.toString('latin1'), random);
    return {
      body: bytes,
      contentType: random.chance(0.9) ? 'application/octet-stream' : random.pick(CONTENT_TYPES),
    };
  }
  const json = jsonBodyOf(route);
  if (!json) return random.chance(0.03) ? { body: Buffer.from('{}'), contentType: 'application/json' } : {};
  const options = { random, resolve: resolverOf(route), onlyRequired: random.chance(0.2) };
  const made = random.chance(0.3) ? usual.body : validValue(json.schema, options);
  const valid = random.chance(0.9) ? withIdsInBody(route, made, ids) : made;
  const contentType = random.chance(0.96) ? 'application/json' : random.pick(CONTENT_TYPES);
  if (random.chance(0.55)) return { body: Buffer.from(JSON.stringify(valid)), contentType };
  if (random.chance(0.02)) return {};
  const broken = random.chance(0.85) ? withBrokenFields(valid, random) : valid;
  const text = JSON.stringify(broken) ?? '';
  return { body: random.chance(0.8) ? Buffer.from(text) : brokenBytes(text, random), contentType };
}

/** The seed of one call of a run, so that a single call can be repeated. */
function seedOfCall(seed: number, call: number): number {
  return (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(call + 1, 0xc2b2ae35)) >>> 0;
}
