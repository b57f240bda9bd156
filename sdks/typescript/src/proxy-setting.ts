// The proxy for a URL, as HTTPS_PROXY, HTTP_PROXY and NO_PROXY name it.
import { ConfigurationError } from './errors.ts';

export type Environment = Record<string, string | undefined>;

export interface ProxyAddress {
  /** Without user name and password. */
  url: URL;
  /** The header `Proxy-Authorization`, if the address has a user name. */
  authorization: string | null;
  /** The variable that names it. */
  variable: string;
}

/** Null if the call goes directly. A proxy cannot reach the loopback address of this machine. */
export function findProxy(url: URL, environment: Environment): ProxyAddress | null {
  const name = url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const variable = environment[name.toLowerCase()] ? name.toLowerCase() : name;
  const given = environment[variable];
  if (!given || isLoopback(url.hostname)) return null;
  const excluded = environment.no_proxy || environment.NO_PROXY || '';
  return isExcluded(url, excluded) ? null : readProxy(given, variable);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** Names count with their subdomains, and an entry may name a port; `*` stands for everything. */
function isExcluded({ hostname, port, protocol }: URL, excluded: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const ownPort = port || (protocol === 'https:' ? '443' : '80');
  return excluded
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true;
      const [, name = '', onlyPort] = /^(?:\*?\.)?(\[[^\]]*\]|[^:]*|.*)(?::(\d+))?$/.exec(entry) ?? [];
      const bare = name.replace(/^\[|\]$/g, '');
      return (host === bare || host.endsWith(`.${bare}`)) && (onlyPort ?? ownPort) === ownPort;
    });
}

function readProxy(given: string, variable: string): ProxyAddress {
  const address = given.includes('://') ? given : `http://${given}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConfigurationError(`${variable} is no address of a proxy; it looks like http://proxy:3128.`);
  }
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const authorization = username === '' ? null : basic(decode(username), decode(password));
  return { url, authorization, variable };
}

/** A password may have a percent sign that encodes nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function basic(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
