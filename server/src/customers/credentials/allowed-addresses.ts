// The addresses and networks that a credential may be used from; an empty list allows every address.
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The first address of a network, and the length of its prefix. */
type Network = [Address, number];

/** IPv4 addresses mapped to IPv6 count as IPv4, as they do for the address of a call. */
const MAPPED_BITS = 96;

/** Only the full forms: `10.1` and `0x0a000001` are typos here. */
function parseAddress(text: string): Address | null {
  if (text.includes(':')) return ipaddr.IPv6.isValid(text) && !text.includes('%') ? ipaddr.parse(text) : null;
  return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.parse(text) : null;
}

function widthOf(address: Address): number {
  return address.kind() === 'ipv4' ? 32 : 128;
}

function parseNetwork(text: string): Network | null {
  const [base = '', bits, ...rest] = text.split('/');
  const address = parseAddress(base);
  if (address === null || rest.length > 0) return null;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return null;
  const prefix = bits === undefined ? widthOf(address) : Number(bits);
  if (prefix > widthOf(address)) return null;
  if (address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress() && prefix >= MAPPED_BITS) {
    return [(address as ipaddr.IPv6).toIPv4Address(), prefix - MAPPED_BITS];
  }
  return [address, prefix];
}

/**
 * The canonical form: `10.1.2.3/8` is `10.0.0.0/8`, `10.1.2.3/32` is `10.1.2.3`. Null for an invalid address.
 */
export function normalizeNetwork(text: string): string | null {
  const network = parseNetwork(text.trim());
  if (network === null) return null;
  const [address, prefix] = network;
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const first = kind.networkAddressFromCIDR(`${address.toString()}/${prefix}`).toString();
  return prefix === widthOf(address) ? first : `${first}/${prefix}`;
}

/** By the list object: a cached credential keeps the same one, so each list is parsed once. */
const networks = new WeakMap<readonly string[], Network[]>();

function networksOf(allowed: readonly string[]): Network[] {
  const known = networks.get(allowed);
  if (known) return known;
  const read = allowed.map(parseNetwork).filter((network) => network !== null);
  networks.set(allowed, read);
  return read;
}

export function isAllowedFrom(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return networksOf(allowed).some(
    ([first, prefix]) => first.kind() === caller.kind() && caller.match(first, prefix),
  );
}
