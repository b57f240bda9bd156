// Portal users for tests: invited, with a password, signed in.
import type { Account } from '../../src/model/account.ts';
import { inviteUser } from '../../src/people/manage-users.ts';
import type { Browser } from '../../src/people/people.ts';
import { confirmSession, type Proof } from '../../src/people/session-store.ts';
import { startSession } from '../../src/people/sessions.ts';
import { type PortalRole, realmOf, type User } from '../../src/people/user.ts';
import { type CallOptions, send, type TestResponse, type TestService } from './service.ts';

export const TESTER = { name: 'test', channel: 'test' };
const BROWSER: Browser = { address: '127.0.0.1', userAgent: 'test', device: null };

export type CallPortal = (
  method: string,
  path: string,
  body?: unknown,
  more?: Pick<CallOptions, 'headers' | 'rawBody'>,
) => Promise<TestResponse>;

export interface PortalUser {
  user: User;
  account: Account;
  /** The cookie of the session, as a browser sends it. */
  cookie: string;
  portal: CallPortal;
}

export interface PortalUserOptions {
  role?: PortalRole;
  account?: Account;
  email?: string;
  name?: string;
}

let counted = 0;

/** Signs in without a password, because hashing takes 50 ms; tests about passwords use `signInPerson`. */
export async function newPortalUser(
  service: TestService,
  { role = 'admin', account, email, name = 'Jana Petersen' }: PortalUserOptions = {},
): Promise<PortalUser> {
  const owner = account ?? (await service.account());
  counted += 1;
  const address = email ?? `person-${counted}-${owner.id}@customer.example`;
  const { people } = service.services;
  const user = await inviteUser(people, TESTER, owner.id, { email: address, name, role });
  const cookie = await cookieOf(service, user);
  return { user, account: owner, cookie, portal: portalCalls(service, cookie) };
}

/** The cookie of a new session. */
export async function cookieOf(
  { services: { people } }: TestService,
  user: User,
  provenBy: Proof = 'password',
): Promise<string> {
  const { token } = await people.sql.begin((tx) => startSession(people, tx, user, BROWSER, provenBy));
  return `${realmOf(user)}=${token}`;
}

/** Tests about confirmations make their own: `confirms: false`. */
interface PageOptions {
  confirms?: boolean;
}

export function portalCalls(service: TestService, cookie?: string, options: PageOptions = {}): CallPortal {
  return callsOfPages(service, '/portal', cookie, options);
}

/** Calls the API of pages with the headers that they send, and confirms what asks for it, as their dialog does. */
export function callsOfPages(
  service: TestService,
  prefix: string,
  cookie?: string,
  { confirms = true }: PageOptions = {},
): CallPortal {
  const origin = new URL(service.services.config.publicUrl).origin;
  return async (method, path, body, more = {}) => {
    const call = () =>
      send(`${service.api}${prefix}${path}`, {
        method,
        body,
        ...more,
        headers: { origin, ...(cookie !== undefined && { cookie }), ...more.headers },
      });
    const answer = await call();
    const mustConfirm = answer.status === 403 && answer.json?.error?.code === 'CONFIRMATION_REQUIRED';
    if (!confirms || !mustConfirm || cookie === undefined) return answer;
    await confirmSessionOf(service, cookie);
    return call();
  };
}

/** As if its person had just proven a factor. */
export async function confirmSessionOf({ services, clock }: TestService, cookie: string): Promise<void> {
  const { sql, secrets } = services.core;
  const tokens = cookie.split('; ').map((part) => secrets.hashCredential(part.slice(part.indexOf('=') + 1)));
  const [session] = await sql<{ id: string }[]>`
    select id from user_sessions where token_hash in ${sql(tokens)}`;
  await confirmSession(sql, session!.id, null, clock.now());
}

/** The cookies that an answer sets, as the next call sends them. */
export function cookiesOf({ headers }: TestResponse): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ');
}
