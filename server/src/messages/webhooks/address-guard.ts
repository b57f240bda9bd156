// Decides whether a URL may receive webhooks, and returns the exact addresses that the connection must use.
import { Resolver as DnsClient } from 'node:dns/promises';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type Clock, cacheTime } from '../../platform/clock.ts';
import { isPublicAddress } from './public-address.ts';

const OWN_MACHINE =
  'To receive the sandbox on your own machine, run "handover listen --forward-to http://localhost:3000".';

const REFUSALS = {
  INVALID_URL:
    'Give a complete address such as https://example.com/webhooks: with two slashes before the host name, at most 2000 characters, no spaces, no backslashes, no part after #, no dot at the end of the host name.',
  HTTPS_REQUIRED: `Give an address that begins with https://. ${OWN_MACHINE}`,
  CREDENTIALS_IN_URL:
    'Leave user name and password out of the address, and check the signature of each message.',
  PORT_NOT_ALLOWED: 'Use port 443 or a port from 1024 on.',
  PRIVATE_ADDRESS:
    'Use a host that the public internet reaches: each of its addresses must be public, none in a private network, on the local host or at a metadata service. ' +
    OWN_MACHINE,
  UNRESOLVABLE:
    'Check the spelling of the host name and its A and AAAA records: the DNS gives no address for it.',
} as const;

type RefusalReason = keyof typeof REFUSALS;
export const REFUSAL_REASONS = Object.keys(REFUSALS) as RefusalReason[];

/** Returns all A and AAAA addresses of a name; an empty list if it cannot be resolved. */
export interface Resolver {
  resolve(hostname: string): Promise<string[]>;
}

type Verdict =
  | { ok: true; url: URL; addresses: string[] }
  | { ok: false; reason: RefusalReason; message: string };

export interface AddressGuard {
  check(url: string): Promise<Verdict>;
}

export interface AddressGuardOptions {
  /** Allows http, any port and any address, for development and tests. */
  allowPrivateTargets: boolean;
  resolver: Resolver;
  /**
   * `{PUBLIC_URL}/inbox/`: the service's own test receiver. Always allowed, and without addresses to connect
   * to, because its messages never leave the process.
   */
  ownInboxPrefix?: string;
}

const MAX_URL_LENGTH = 2000;

/** Suffixes that are never public: RFC 6761, RFC 6762 appendix G, RFC 8375 and ICANN's `internal`. */
const INTERNAL_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$|^[^.]*$/;

function parse(text: string): URL | null {
  // The parser would silently drop or rewrite these, but the owner should see the address that is really
  // used.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (text.length > MAX_URL_LENGTH || /[\u0000-\u0020\u007f\\#]/.test(text)) return null;
  // The parser also takes https:host and https:///host.
  if (/^https?:(?!\/\/[^/])/i.test(text)) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && url.href.length <= MAX_URL_LENGTH ? url : null;
}

/** Compares the exact spelling, because inbox messages are looked up by this text. */
function isInboxUrl(text: string, prefix: string): boolean {
  // A single segment in the token's alphabet, so that it cannot point to another path of the service.
  return text.startsWith(prefix) && /^[\w-]+$/.test(text.slice(prefix.length));
}

function refusalFor(url: URL, allowPrivateTargets: boolean): RefusalReason | null {
  const schemes = allowPrivateTargets ? ['https:', 'http:'] : ['https:'];
  if (!schemes.includes(url.protocol)) return 'HTTPS_REQUIRED';
  if (url.username !== '' || url.password !== '') return 'CREDENTIALS_IN_URL';
  if (!allowPrivateTargets && url.port !== '' && Number(url.port) < 1024) return 'PORT_NOT_ALLOWED';
  const name = url.hostname.replace(/\.+$/, '');
  if (!allowPrivateTargets && isIP(bareHost(url)) === 0 && INTERNAL_NAMES.test(name))
    return 'PRIVATE_ADDRESS';
  return name === url.hostname ? null : 'INVALID_URL';
}

/** The parser normalises every spelling of an IPv4 address and puts IPv6 in brackets. */
function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

async function resolveAddresses(url: URL, resolver: Resolver): Promise<string[]> {
  const host = bareHost(url);
  if (isIP(host) !== 0) return [host];
  // The DNS does not resolve this name. This line is reached only if private targets are allowed.
  if (/(^|\.)localhost$/.test(host)) return ['127.0.0.1', '::1'];
  const addresses = await resolver.resolve(host).catch(() => []);
  return [...new Set(addresses)];
}

export function addressGuard(options: AddressGuardOptions): AddressGuard {
  const { allowPrivateTargets, resolver } = options;
  const { ownInboxPrefix } = options;
  const isAllowed = allowPrivateTargets ? (address: string) => isIP(address) !== 0 : isPublicAddress;
  const refuse = (reason: RefusalReason): Verdict => ({ ok: false, reason, message: REFUSALS[reason] });

  return {
    async check(text) {
      const url = parse(text);
      if (url === null) return refuse('INVALID_URL');
      if (ownInboxPrefix !== undefined && isInboxUrl(text, ownInboxPrefix))
        return { ok: true, url, addresses: [] };
      const reason = refusalFor(url, allowPrivateTargets);
      if (reason !== null) return refuse(reason);
      const addresses = await resolveAddresses(url, resolver);
      if (addresses.length === 0) return refuse('UNRESOLVABLE');
      // One internal address is enough to refuse: such a name is either an attack or a mistake to report.
      return addresses.every(isAllowed) ? { ok: true, url, addresses } : refuse('PRIVATE_ADDRESS');
    },
  };
}

interface DnsOptions {
  /** "address:port"; defaults to the system's servers. */
  servers?: string[];
  timeoutMs?: number;
}

/** Queries the DNS directly: `dns.lookup` would block the four threads that the whole process shares. */
export function dnsResolver({ servers, timeoutMs = 3000 }: DnsOptions = {}): Resolver {
  return {
    async resolve(hostname) {
      // One client per query, because cancel() ends all queries of a client.
      const client = new DnsClient({ timeout: 1000, tries: 3 });
      if (servers !== undefined) client.setServers(servers);
      const timer = setTimeout(() => client.cancel(), timeoutMs);
      const families = await Promise.allSettled([client.resolve4(hostname), client.resolve6(hostname)]);
      clearTimeout(timer);
      // Ignore an address family that failed: the service never connects to an address that it could not
      // check.
      return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
    },
  };
}

const MAX_CACHED_NAMES = 1000;

/**
 * Caches answers for a few seconds, so that a thousand deliveries a second do not become a thousand DNS
 * queries. This is safe: every attempt checks the addresses and connects only to those it checked.
 */
export function cachingResolver(resolver: Resolver, clock: Clock, ttlMs = 5000): Resolver {
  const known = new LRUCache<string, string[]>({
    max: MAX_CACHED_NAMES,
    ttl: ttlMs,
    ...cacheTime(clock),
    // Pending lookups get their answer, even if the name was evicted from the cache in between.
    ignoreFetchAbort: true,
    fetchMethod: async (hostname) => {
      const addresses = await resolver.resolve(hostname);
      // Undefined is not cached: a name without addresses is resolved again.
      return addresses.length > 0 ? addresses : undefined;
    },
  });
  return { resolve: async (hostname) => (await known.fetch(hostname)) ?? [] };
}

export function systemResolver(clock: Clock): Resolver {
  return cachingResolver(dnsResolver(), clock);
}
