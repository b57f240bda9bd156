// Decides where a webhook may be sent to, and answers the very addresses that the connection must then go to.
import { Resolver as DnsClient } from 'node:dns/promises';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type Clock, cacheTime } from '../../platform/clock.ts';
import { isPublicAddress } from './public-address.ts';

const refusals = {
  INVALID_URL:
    'Give a complete address such as https://example.com/webhooks: at most 2000 characters, no spaces, no backslashes, no part after #, no dot at the end of the host name.',
  HTTPS_REQUIRED: 'Give an address that begins with https://.',
  CREDENTIALS_IN_URL:
    'Leave user name and password out of the address, and check the signature of each message.',
  PORT_NOT_ALLOWED: 'Use port 443 or a port from 1024 on.',
  PRIVATE_ADDRESS:
    'Use a host that the public internet reaches: each of its addresses must be public, none in a private network, on the local host or at a metadata service.',
  UNRESOLVABLE:
    'Check the spelling of the host name and its A and AAAA records: the DNS gives no address for it.',
} as const;

export type RefusalReason = keyof typeof refusals;

/** All A and AAAA addresses of a name; none when it cannot be resolved. */
export interface Resolver {
  resolve(hostname: string): Promise<string[]>;
}

export type Verdict =
  | { ok: true; url: URL; addresses: string[] }
  | { ok: false; reason: RefusalReason; message: string };

export interface AddressGuard {
  check(url: string): Promise<Verdict>;
}

export interface AddressGuardOptions {
  /** Allows http, any port and any address; for development and tests. */
  allowPrivateTargets: boolean;
  resolver: Resolver;
  /**
   * `{PUBLIC_URL}/inbox/`: the service's own test receiver. It is allowed whatever its address is, with no
   * addresses to connect to, since messages for it never leave the process.
   */
  ownInboxPrefix?: string;
}

const longestUrl = 2000;

/** The suffixes that never are public names: RFC 6761, RFC 6762 appendix G, RFC 8375 and ICANN's `internal`. */
const insideNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$|^[^.]*$/;

function parse(text: string): URL | null {
  // The parser would quietly drop or rewrite these; a receiver's owner should see the address that is used.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (text.length > longestUrl || /[\u0000-\u0020\u007f\\#]/.test(text)) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && url.href.length <= longestUrl ? url : null;
}

/** Exactly as the service spells it, since messages find their inbox by this text. */
function isInbox(text: string, prefix: string): boolean {
  // One segment of the token's alphabet: nothing that could lead to another of the service's own paths.
  return text.startsWith(prefix) && /^[\w-]+$/.test(text.slice(prefix.length));
}

function refusalOfUrl(url: URL, allowPrivateTargets: boolean): RefusalReason | null {
  const schemes = allowPrivateTargets ? ['https:', 'http:'] : ['https:'];
  if (!schemes.includes(url.protocol)) return 'HTTPS_REQUIRED';
  if (url.username !== '' || url.password !== '') return 'CREDENTIALS_IN_URL';
  if (!allowPrivateTargets && url.port !== '' && Number(url.port) < 1024) return 'PORT_NOT_ALLOWED';
  const name = url.hostname.replace(/\.+$/, '');
  if (!allowPrivateTargets && isIP(bareHost(url)) === 0 && insideNames.test(name)) return 'PRIVATE_ADDRESS';
  return name === url.hostname ? null : 'INVALID_URL';
}

/** The parser has turned every spelling of an IPv4 address into the dotted one; IPv6 stands in brackets. */
function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

async function addressesOf(url: URL, resolver: Resolver): Promise<string[]> {
  const host = bareHost(url);
  if (isIP(host) !== 0) return [host];
  // The DNS does not know this name; it gets here only where private targets are allowed.
  if (/(^|\.)localhost$/.test(host)) return ['127.0.0.1', '::1'];
  const addresses = await resolver.resolve(host).catch(() => []);
  return [...new Set(addresses)];
}

export function addressGuard(options: AddressGuardOptions): AddressGuard {
  const { allowPrivateTargets, resolver } = options;
  const { ownInboxPrefix } = options;
  const isAllowed = allowPrivateTargets ? (address: string) => isIP(address) !== 0 : isPublicAddress;
  const refuse = (reason: RefusalReason): Verdict => ({ ok: false, reason, message: refusals[reason] });

  return {
    async check(text) {
      const url = parse(text);
      if (url === null) return refuse('INVALID_URL');
      if (ownInboxPrefix !== undefined && isInbox(text, ownInboxPrefix))
        return { ok: true, url, addresses: [] };
      const reason = refusalOfUrl(url, allowPrivateTargets);
      if (reason !== null) return refuse(reason);
      const addresses = await addressesOf(url, resolver);
      if (addresses.length === 0) return refuse('UNRESOLVABLE');
      // One address inside is enough: such a name is either an attempt to get in or a mistake to be told about.
      return addresses.every(isAllowed) ? { ok: true, url, addresses } : refuse('PRIVATE_ADDRESS');
    },
  };
}

export interface DnsOptions {
  /** "address:port"; the system's when left out. */
  servers?: string[];
  limitMs?: number;
}

/** Asks the DNS itself: `dns.lookup` would block four threads that the whole process shares. */
export function dnsResolver({ servers, limitMs = 3000 }: DnsOptions = {}): Resolver {
  return {
    async resolve(hostname) {
      // One client a question, because cancelling ends all questions of a client.
      const client = new DnsClient({ timeout: 1000, tries: 3 });
      if (servers !== undefined) client.setServers(servers);
      const limit = setTimeout(() => client.cancel(), limitMs);
      const families = await Promise.allSettled([client.resolve4(hostname), client.resolve6(hostname)]);
      clearTimeout(limit);
      // A family that failed is left out: what is not known is not connected to.
      return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
    },
  };
}

const rememberedNames = 1000;

/**
 * Keeps an answer for a few seconds, so that a thousand deliveries a second are not a thousand DNS questions. This
 * opens no gap: addresses are vetted at every attempt, and the connection goes to the vetted ones and no others.
 */
export function rememberingResolver(resolver: Resolver, clock: Clock, rememberMs = 5000): Resolver {
  const known = new LRUCache<string, string[]>({
    max: rememberedNames,
    ttl: rememberMs,
    ...cacheTime(clock),
    // Whoever waits for an answer gets it, also when its name was pushed out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (hostname) => {
      const addresses = await resolver.resolve(hostname);
      // Undefined is not kept: a name without addresses is asked for again.
      return addresses.length > 0 ? addresses : undefined;
    },
  });
  return { resolve: async (hostname) => (await known.fetch(hostname)) ?? [] };
}

export function systemResolver(clock: Clock): Resolver {
  return rememberingResolver(dnsResolver(), clock);
}
