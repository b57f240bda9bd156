// What is said to a provider: discovery, the address of its sign-in page, the code against tokens, its sign-out.
import { LRUCache } from 'lru-cache';
import type { Configuration, CustomFetch, ExportedJWKSCache, ServerMetadata } from 'openid-client';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { type Clock, cacheTime, systemClock } from '../../platform/clock.ts';
import type { ConnectionWithSecret } from './connection.ts';
import { Refused } from './refusals.ts';

type Client = typeof import('openid-client');
export type Claims = Record<string, unknown> & { sub: string };

/** What the clocks of two servers may differ by. */
const TOLERANCE_SECONDS = 60;
const METADATA_MS = 10 * MINUTE_MS;
const MAX_PROVIDERS = 500;
/** `openid-client` reads the keys again for an unknown key only if they are older than this. */
const KEYS_FIXED_SECONDS = 60;

export interface ProviderOptions {
  fetch: CustomFetch;
  clock: Clock;
  /** For development and tests. */
  allowsHttp: boolean;
  readSecret(encrypted: Buffer): string;
}

type Called = Pick<ConnectionWithSecret, 'issuer' | 'clientId' | 'clientSecret'>;

export interface Way {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
}

interface Redeemed {
  claims: Claims;
  /** For the sign-out at the provider. */
  idToken: string;
  /** Reads what the ID token lacks; null if the provider has no such endpoint. */
  readMore: (() => Promise<Record<string, unknown>>) | null;
}

export interface Providers {
  /** `fresh` ignores what was read before. */
  discover(issuer: string, options?: { fresh?: boolean }): Promise<ServerMetadata>;
  signInAddress(
    connection: Called & { extraScopes: string },
    way: Way,
    email: string | null,
  ): Promise<string>;
  redeem(connection: Called, way: Way, query: string): Promise<Redeemed>;
  /** Null if the provider has no sign-out. */
  signOutAddress(connection: Called, idToken: string, returnTo: string): Promise<string | null>;
}

export function openProviders(options: ProviderOptions): Providers {
  const { fetch, clock, allowsHttp, readSecret } = options;
  const known = new LRUCache<string, ServerMetadata>({
    max: MAX_PROVIDERS,
    ttl: METADATA_MS,
    ...cacheTime(clock),
  });

  async function discover(issuer: string, { fresh = false } = {}): Promise<ServerMetadata> {
    const before = fresh ? undefined : known.get(issuer);
    if (before) return before;
    const client = await loadClient();
    const found = await client.discovery(new URL(issuer), 'discovery', undefined, client.None(), {
      [client.customFetch]: fetch,
      execute: allowsHttp ? [client.allowInsecureRequests] : [],
    });
    const metadata = { ...found.serverMetadata() } as ServerMetadata;
    checkMetadata(metadata, issuer, allowsHttp);
    known.set(issuer, metadata);
    return metadata;
  }

  /** The library asks the system for the time, so it gets the difference to the clock of the service. */
  async function configure(connection: Called): Promise<{ client: Client; configuration: Configuration }> {
    const [metadata, client] = await Promise.all([discover(connection.issuer), loadClient()]);
    const secret = readSecret(connection.clientSecret);
    const methods = metadata.token_endpoint_auth_methods_supported;
    const auth = methods?.includes('client_secret_post')
      ? client.ClientSecretPost(secret)
      : client.ClientSecretBasic(secret);
    const skew = Math.round((clock.now().getTime() - systemClock.now().getTime()) / 1000);
    const settings = { [client.clockTolerance]: TOLERANCE_SECONDS, [client.clockSkew]: skew };
    const configuration = new client.Configuration(metadata, connection.clientId, settings, auth);
    configuration[client.customFetch] = fetch;
    if (allowsHttp) client.allowInsecureRequests(configuration);
    // Without this, the library trusts the connection to the provider and checks no signature.
    client.enableNonRepudiationChecks(configuration);
    return { client, configuration };
  }

  const useKeys = keysOf();

  return {
    discover,
    async signInAddress(connection, { redirectUri, state, nonce, verifier }, email) {
      const { client, configuration } = await configure(connection);
      const scopes = ['openid', 'email', 'profile', ...connection.extraScopes.split(' ').filter(Boolean)];
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: [...new Set(scopes)].join(' '),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(email !== null && { login_hint: email }),
      }).href;
    },
    async redeem(connection, { redirectUri, state, nonce, verifier }, query) {
      const { client, configuration } = await configure(connection);
      const keepKeys = useKeys(client, configuration);
      const answer = new URL(redirectUri);
      answer.search = query;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await client.authorizationCodeGrant(configuration, answer, checks).finally(keepKeys);
      const claims = tokens.claims() as Claims | undefined;
      if (!claims || !tokens.id_token) throw new Refused('provider_answer');
      // The library compares only the end, so an answer from the future would pass.
      const latest = clock.now().getTime() / 1000 + TOLERANCE_SECONDS;
      if (Number(claims.iat) > latest) throw new Refused('clock_wrong');
      const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined && tokens.access_token;
      return {
        claims,
        idToken: tokens.id_token,
        readMore: hasMore
          ? async () => ({ ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)) })
          : null,
      };
    },
    async signOutAddress(connection, idToken, returnTo) {
      const { client, configuration } = await configure(connection);
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: returnTo,
      }).href;
    },
  };
}

/**
 * Keys are kept for minutes. An answer with an unknown key makes the library read them again at once, because they
 * look a minute older than they are: at most once for a sign-in, which calls the provider anyway.
 */
function keysOf(): (client: Client, configuration: Configuration) => () => void {
  const keys = new LRUCache<string, ExportedJWKSCache>({ max: MAX_PROVIDERS });
  return (client, configuration) => {
    const address = configuration.serverMetadata().jwks_uri!;
    const kept = keys.get(address);
    const now = Math.floor(systemClock.now().getTime() / 1000);
    if (kept) {
      client.setJwksCache(configuration, { ...kept, uat: Math.min(kept.uat, now - KEYS_FIXED_SECONDS) });
    }
    return () => {
      const read = client.getJwksCache(configuration);
      const isNew = read && JSON.stringify(read.jwks) !== JSON.stringify(kept?.jwks);
      if (read && (isNew || read.uat >= now)) keys.set(address, read);
    };
  };
}

/** Browsers are sent to some of these addresses, so none may be a script. */
function checkMetadata(metadata: ServerMetadata, issuer: string, allowsHttp: boolean): void {
  if (new URL(metadata.issuer).href !== new URL(issuer).href)
    throw new Refused('issuer_wrong', metadata.issuer);
  const { authorization_endpoint, token_endpoint, jwks_uri, end_session_endpoint } = metadata;
  const needed = { authorization_endpoint, token_endpoint, jwks_uri };
  for (const [name, address] of Object.entries(needed)) {
    if (address === undefined) throw new Refused('provider_answer', `${name} is missing`);
  }
  const protocols = allowsHttp ? ['https:', 'http:'] : ['https:'];
  for (const [name, address] of Object.entries({ ...needed, end_session_endpoint })) {
    if (address === undefined) continue;
    const isRight = URL.canParse(address) && protocols.includes(new URL(address).protocol);
    if (!isRight) throw new Refused('provider_answer', `${name} is not an address with https`);
  }
}

/** Loaded with the first company sign-in: most services have none. */
function loadClient(): Promise<Client> {
  return import('openid-client');
}
