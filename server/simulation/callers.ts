// The ways to call the service: with an API key, as a person of the portal or the console, from a driver's phone.
import { randomUUID } from 'node:crypto';
import { confirmSessionOf, cookieOf } from '../test/harness/portal.ts';
import { OPERATOR_TOKEN, send, type TestResponse } from '../test/harness/service.ts';
import type { Caller, Customer, Driver, Json, RecordedCall, SignedIn, World } from './world.ts';

const ORIGIN = 'http://localhost:8080';
const CALL_TIMEOUT_MS = 30_000;

export const operator: Caller = {
  who: 'operator',
  prefix: '/ops',
  headers: async () => ({ authorization: `Bearer ${OPERATOR_TOKEN}` }),
};

export const anonymous: Caller = { who: 'public', prefix: '', headers: async () => ({}) };

export function withKey(customer: Customer): Caller {
  return {
    who: customer.name,
    prefix: '/extern',
    headers: async () => ({ authorization: `Bearer ${customer.key}` }),
  };
}

function signedIn(world: World, person: SignedIn, prefix: string, proof: 'password' | 'code'): Caller {
  return {
    who: person.name,
    prefix,
    headers: async () => ({ origin: ORIGIN, cookie: person.cookie }),
    async renew() {
      if (person.isGone) return false;
      person.cookie = await cookieOf(world.installation.services[0], person.user, proof);
      return true;
    },
    async confirm() {
      await confirmSessionOf(world.installation.services[0], person.cookie);
    },
  };
}

export function inConsole(world: World, person: SignedIn): Caller {
  return signedIn(world, person, '/ops', person.user.role === 'admin' ? 'code' : 'password');
}

export function inPortal(world: World, person: SignedIn): Caller {
  return signedIn(world, person, '/portal', 'password');
}

/** Signs in by a new link of dispatch whenever the session has ended. */
export function onPhone(world: World, driver: Driver): Caller {
  return {
    who: `phone of ${driver.name}`,
    prefix: '/driver',
    async headers() {
      if (driver.token === null) await this.renew!();
      return { authorization: `Bearer ${driver.token}` };
    },
    async renew() {
      if (!driver.isActive) return false;
      const link = await callOnce(world, operator, 'POST', `/drivers/${driver.id}/link`, {});
      if (link.status !== 201) return false;
      const token = link.json.url.split('#')[1];
      const session = await callOnce(world, anonymous, 'POST', '/driver/session', { token });
      driver.token = session.json?.sessionToken ?? null;
      return driver.token !== null;
    },
  };
}

let turn = 0;

/** Bytes are sent as they are, everything else as JSON. */
async function callOnce(
  world: World,
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestResponse> {
  const { services } = world.installation;
  // Each call goes to the next process.
  const service = services[turn++ % services.length]!;
  const headers = await caller.headers();
  const content = Buffer.isBuffer(body)
    ? { rawBody: body, headers: { ...headers, 'content-type': 'application/octet-stream' } }
    : { body, headers };
  const answer = send(`${service.api}${caller.prefix}${path}`, { method, ...content });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${method} ${path} is not answered`)), CALL_TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Repeats a call whose session has ended. */
export async function callAs(
  world: World,
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestResponse> {
  let answer = await callOnce(world, caller, method, path, body);
  if (answer.json?.error?.code === 'CONFIRMATION_REQUIRED' && caller.confirm) {
    await caller.confirm();
    answer = await callOnce(world, caller, method, path, body);
  }
  if (answer.status === 401 && (await caller.renew?.())) {
    answer = await callOnce(world, caller, method, path, body);
  }
  if (answer.status >= 500) {
    world.problems.push({
      invariant: 'errors',
      rule: `${method} ${withoutIds(path)} answers ${answer.status}`,
      details: answer.text.slice(0, 500),
    });
  }
  return answer;
}

/** All pages of a list of operations. */
export async function readAll(world: World, path: string): Promise<Json[]> {
  const found: Json[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { json, text } = await callAs(
      world,
      operator,
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}limit=100${next}`,
    );
    if (!json?.data) throw new Error(`${path} answered ${text}`);
    found.push(...json.data);
    cursor = json.nextCursor;
  } while (cursor !== null);
  return found;
}

function withoutIds(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}').replace(/\?.*/, '');
}

function codeOf(answer: TestResponse): string | null {
  if (answer.status < 400) return null;
  return answer.json?.error?.code ?? null;
}

export function recorded(
  step: number,
  caller: Caller,
  [method, path, body]: [string, string, unknown],
  answer: TestResponse,
): RecordedCall {
  const shown = Buffer.isBuffer(body) ? `<${body.length} bytes>` : body;
  const { status } = answer;
  return {
    step,
    who: caller.who,
    method,
    path: caller.prefix + path,
    body: shown,
    status,
    code: codeOf(answer),
  };
}

export const newId = () => randomUUID();
