// A real OpenID Connect provider on loopback, with faults that tests switch on.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import Provider, { type ErrorOut, type KoaContextWithOIDC } from 'oidc-provider';
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js';

export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

interface ProviderClient {
  clientId: string;
  clientSecret: string;
  redirectAddress: string;
  signOutAddress?: string;
}

/** What goes wrong. Each is read at the time of the call. */
interface Faults {
  /** The issuer that the discovery names. */
  issuer: string | null;
  changeClaims: ((claims: Record<string, unknown>) => Record<string, unknown>) | null;
  /** How much the clock of the provider is ahead. */
  secondsAhead: number;
  /** Signs with this key instead of the published one. */
  key: SigningKey | null;
  /** What the provider publishes instead of its keys. */
  published: JWK[] | null;
  /** Bytes after which no provider is read on. */
  discoveryBytes: number;
}

interface SigningKey {
  privateKey: CryptoKey;
  publicJwk: JWK;
  kid: string;
}

export interface TestProvider {
  issuer: string;
  faults: Faults;
  /** How often the keys were read. */
  keysRead(): number;
  newKey(kid: string): Promise<SigningKey>;
  /** Goes from the sign-in page of the provider back to the service; returns the query of the answer. */
  signIn(address: string, email: string): Promise<URL>;
  close(): Promise<void>;
}

export interface ProviderOptions {
  /** The clock of the service: virtual time passes for the provider, too. */
  clock: { now(): Date };
  people: ProviderPerson[];
  clients: ProviderClient[];
  /** Puts all claims into the ID token; otherwise some are only at the endpoint for user information. */
  claimsInToken?: boolean;
}

export async function startProvider(options: ProviderOptions): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  firstKey ??= newKey('first');
  const key = await firstKey;
  const faults: Faults = {
    issuer: null,
    changeClaims: null,
    secondsAhead: 0,
    key: null,
    published: null,
    discoveryBytes: 0,
  };
  let keysRead = 0;
  const provider = new Provider(issuer, await configurationOf(options, key));
  provider.use(async (plain, next) => {
    const context = plain as unknown as KoaContextWithOIDC;
    if (await showInteraction(provider, options.people, context)) return;
    await next();
    const { path } = context;
    if (path === '/jwks') {
      keysRead += 1;
      if (faults.published) context.body = { keys: faults.published };
    }
    if (path === '/.well-known/openid-configuration') {
      const body = context.body as Record<string, unknown>;
      if (faults.issuer !== null) context.body = { ...body, issuer: faults.issuer };
      if (faults.discoveryBytes > 0) context.body = { ...body, padding: 'x'.repeat(faults.discoveryBytes) };
    }
    if (path === '/token' && context.status === 200) {
      await signAgain(context, faults, key, options.clock.now());
    }
  });
  server.on('request', provider.callback());
  return {
    issuer,
    faults,
    keysRead: () => keysRead,
    newKey,
    signIn: followSignIn,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The provider warns if it has its default store. */
class Store extends MemoryAdapter {}

async function configurationOf({ people, clients, claimsInToken = true }: ProviderOptions, key: SigningKey) {
  const jwk = { ...(await exportJWK(key.privateKey)), kid: key.kid, alg: 'RS256', use: 'sig' };
  return {
    clients: clients.map(({ clientId, clientSecret, redirectAddress, signOutAddress }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectAddress],
      ...(signOutAddress !== undefined && { post_logout_redirect_uris: [signOutAddress] }),
    })),
    adapter: Store,
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['a key of the tests'] },
    conformIdTokenClaims: !claimsInToken,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    features: {
      devInteractions: { enabled: false },
      // Its own page loads a font from another host.
      rpInitiatedLogout: {
        logoutSource(context: KoaContextWithOIDC, form: string) {
          context.type = 'html';
          context.body = `<!doctype html><html lang="en"><title>Provider</title>${form}
<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button></html>`;
        },
      },
    },
    interactions: { url: (_: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    async findAccount(_: unknown, sub: string) {
      const person = people.find((one) => one.sub === sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
    async loadExistingGrant({ oidc }: KoaContextWithOIDC) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    renderError(context: KoaContextWithOIDC, out: ErrorOut) {
      context.type = 'html';
      context.body = `<!doctype html><title>${out.error}</title><p>${out.error}: ${out.error_description ?? ''}</p>`;
    },
  };
}

/** The sign-in page of the provider: it asks only for the mail address. */
async function showInteraction(
  provider: Provider,
  people: readonly ProviderPerson[],
  context: KoaContextWithOIDC,
): Promise<boolean> {
  if (!context.path.startsWith('/interaction/')) return false;
  const { params } = await provider.interactionDetails(context.req, context.res);
  if (context.method === 'GET') {
    context.type = 'html';
    context.body = `<!doctype html><html lang="en"><title>Provider</title><h1>Sign in to the provider</h1>
<form method="post"><label>Mail address <input name="email" value="${params.login_hint ?? ''}"></label>
<button>Continue</button> <button name="refuse" value="yes">Refuse</button></form></html>`;
    return true;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of context.req) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const person = people.find(({ email, sub }) => (email ?? sub) === form.get('email'));
  const result =
    person && !form.has('refuse')
      ? { login: { accountId: person.sub, amr: ['pwd'] } }
      : { error: 'access_denied', error_description: 'The person refused.' };
  context.respond = false;
  await provider.interactionFinished(context.req, context.res, result);
  return true;
}

/** Making one takes up to a second. */
let firstKey: Promise<SigningKey> | undefined;

async function newKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { privateKey, publicJwk, kid };
}

/** With the time of the service: tokens last ten minutes. */
async function signAgain(
  context: KoaContextWithOIDC,
  faults: Faults,
  own: SigningKey,
  now: Date,
): Promise<void> {
  const body = context.body as { id_token: string };
  const iat = Math.floor(now.getTime() / 1000) + faults.secondsAhead;
  const issued = JSON.parse(Buffer.from(body.id_token.split('.')[1]!, 'base64url').toString());
  const claims = { ...issued, iat, exp: iat + 600, auth_time: iat };
  const { privateKey, kid } = faults.key ?? own;
  const changed = faults.changeClaims?.(claims) ?? claims;
  const idToken = await new SignJWT(changed).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  context.body = { ...body, id_token: idToken };
}

/** As a browser would, with its cookies, until the provider leaves its own pages. */
async function followSignIn(address: string, email: string): Promise<URL> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  let next: { url: string; form?: string } = { url: address };
  for (let steps = 0; steps < 12; steps += 1) {
    const answer = await fetch(next.url, {
      redirect: 'manual',
      method: next.form === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(next.form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(next.form !== undefined && { body: next.form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0]!.split(/=(.*)/s) as [string, string];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      const page = await answer.text();
      if (!page.includes('<form')) throw new Error(`The provider says: ${page}`);
      next = { url: next.url, form: new URLSearchParams({ email }).toString() };
      continue;
    }
    const url = new URL(location, next.url);
    if (url.origin !== origin) return url;
    next = { url: url.href };
  }
  throw new Error('The provider never sent the browser back.');
}
