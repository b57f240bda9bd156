// Unknown and wrong secrets, and addresses of people: whether the time of an answer tells which of the two it was.
import { mailReset } from '../src/people/links.ts';
import { hashPassword } from '../src/people/passwords.ts';
import { setEmailProven, setPassword } from '../src/people/user-store.ts';
import { makeLink, newPhone } from '../test/api/driver/phone.ts';
import { mailedToken } from '../test/harness/mailed-token.ts';
import { newPortalUser } from '../test/harness/portal.ts';
import { OPERATOR_TOKEN, send, type TestService } from '../test/harness/service.ts';
import { withOwnService } from '../test/harness/with-own-service.ts';
import { createAccountData } from '../test/isolation/account-data.ts';
import { median } from './measure.ts';

const WARM_UP = 20;
const PAIRS = 400;
/** Each takes a password hash. */
const PAIRS_WITH_PASSWORD = 60;

interface Pair {
  name: string;
  pairs: number;
  /** Where both are accepted, and only the time could tell who is a user. */
  status?: number;
  /** Nobody has this secret, or not even the name that it belongs to; or nobody has this address. */
  unknown(): Promise<{ status: number }>;
  /** The secret of somebody, with one character changed, or the wrong one for a name that exists; or an address of somebody. */
  wrong(): Promise<{ status: number }>;
}

/** The last characters of some secrets hold fewer bits, so the change is before them. */
function altered(secret: string): string {
  const at = secret.length - 4;
  return `${secret.slice(0, at)}${secret[at] === 'A' ? 'B' : 'A'}${secret.slice(at + 1)}`;
}

/** As long as the secret, of the same characters, with the same prefix. */
function invented(secret: string): string {
  const prefix = /^(?:svcc?_(?:test_|live_)?)?/.exec(secret)![0];
  const rest = [...secret.slice(prefix.length)].reverse().join('');
  return prefix + altered(rest);
}

async function pairsOf(service: TestService): Promise<Pair[]> {
  const data = await createAccountData(service, 'Messtier');
  const client = await service.credential(data.account.id, { type: 'oauth_client' });
  const person = await newPortalUser(service, { account: data.account });
  const { people } = service.services;
  await setPassword(
    people.sql,
    person.user.id,
    await hashPassword('vier gute Worte hier'),
    service.clock.now(),
  );
  const phone = await newPhone(service);
  const link = await makeLink(service, phone.driverId);

  const byKey = (path: string) => (key: string) => service.call(path, { key });
  const post = (path: string, body: object) => service.call(path, { body });
  const compare = (
    name: string,
    secret: string,
    call: (secret: string) => Promise<{ status: number }>,
  ): Pair => ({
    name,
    pairs: PAIRS,
    unknown: () => call(invented(secret)),
    wrong: () => call(altered(secret)),
  });
  const grant = (id: string) =>
    post('/extern/oauth/token', {
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: altered(client.secret),
    });
  const { origin } = new URL(service.services.config.publicUrl);
  const signIn = (email: string) =>
    send(`${service.api}/portal/session`, {
      headers: { origin },
      body: { email, password: 'ein falsches Wort' },
    });
  return [
    compare('API key', data.keys.sandbox, byKey('/extern/me')),
    {
      name: 'client and its secret',
      pairs: PAIRS,
      unknown: () => grant(invented(client.clientId!)),
      wrong: () => grant(client.clientId!),
    },
    {
      name: 'e-mail address and password',
      pairs: PAIRS_WITH_PASSWORD,
      unknown: () => signIn('nobody@customer.example'),
      wrong: () => signIn(person.user.email),
    },
    compare('operator token', OPERATOR_TOKEN, byKey('/ops/accounts')),
    compare('session of a driver', phone.token, byKey('/driver/me')),
    compare('link of a driver', link.token, (token) => post('/driver/session', { token })),
    ...(await pairsOfAddresses(service)),
    compare('link to a quote', data.ids.production.quoteLink![0]!, (token) =>
      service.call(`/public/quotes/${token}`),
    ),
    compare('tracking number', data.ids.production.trackingNumber![0]!, (number) =>
      service.call(`/public/tracking/${number}`),
    ),
  ];
}

/** Who asks for a reset, invites or opens a link must not learn who is a user. */
async function pairsOfAddresses(service: TestService): Promise<Pair[]> {
  const { people } = service.services;
  const known = await Promise.all(
    Array.from({ length: PAIRS_WITH_PASSWORD + WARM_UP }, () => newPortalUser(service)),
  );
  // People who have proven their addresses, so that nobody else can have them.
  await Promise.all(known.map(({ user }) => setEmailProven(people.sql, user.id, service.clock.now())));
  const { portal } = await newPortalUser(service);
  const [reset, opened] = [known[0]!.user.email, known[0]!.user];
  await mailReset(people, 'portal', opened.email);
  const token = await mailedToken(service, 'PASSWORD_RESET', opened.email);
  let [invited, strangers] = [0, 0];
  const invite = (email: string) => portal('POST', '/users', { email, name: 'Paul Reuter', role: 'viewer' });
  const askReset = (email: string) => service.call('/portal/password-reset', { body: { email } });
  const openLink = (text: string) => service.call('/portal/invitation/open', { body: { token: text } });
  return [
    {
      name: 'address in a reset',
      pairs: PAIRS_WITH_PASSWORD,
      status: 202,
      unknown: () => askReset('nobody@customer.example'),
      wrong: () => askReset(reset),
    },
    {
      name: 'address in an invitation',
      pairs: PAIRS_WITH_PASSWORD,
      status: 201,
      unknown: () => invite(`nobody-${++strangers}@elsewhere.example`),
      wrong: () => invite(known[invited++]!.user.email),
    },
    {
      name: 'link of a reset',
      pairs: PAIRS,
      unknown: () => openLink(invented(token)),
      wrong: () => openLink(altered(token)),
    },
  ];
}

async function timed(call: () => Promise<{ status: number }>, expected: readonly number[]): Promise<number> {
  const started = performance.now();
  const { status } = await call();
  const ms = performance.now() - started;
  if (!expected.includes(status)) throw new Error(`Answered ${status} instead of ${expected.join(' or ')}`);
  return ms;
}

/** In turns, so that other load on the machine meets both; the last column says how far equal calls differ. */
async function measure({ name, pairs, status, unknown, wrong }: Pair): Promise<string> {
  const expected = status === undefined ? [401, 404] : [status];
  for (let count = 0; count < WARM_UP; count += 1) {
    await timed(unknown, expected);
    await timed(wrong, expected);
  }
  const times = { unknown: [] as number[], wrong: [] as number[], again: [] as number[] };
  for (let count = 0; count < pairs; count += 1) {
    times.unknown.push(await timed(unknown, expected));
    times.wrong.push(await timed(wrong, expected));
    times.again.push(await timed(unknown, expected));
  }
  const [u, w, a] = [median(times.unknown), median(times.wrong), median(times.again)];
  const columns = [`${u.toFixed(2)} ms`, `${w.toFixed(2)} ms`, (w / u).toFixed(2), (a / u).toFixed(2)];
  return name.padEnd(30) + columns.map((column) => column.padStart(12)).join('');
}

export function bench(): Promise<void> {
  return withOwnService({}, async (service) => {
    const heads = ['unknown', 'wrong', 'ratio', 'same call'];
    process.stdout.write(`${''.padEnd(30)}${heads.map((head) => head.padStart(12)).join('')}\n`);
    for (const pair of await pairsOf(service)) process.stdout.write(`${await measure(pair)}\n`);
  });
}
