// Decides whether an IP address is certainly public and unicast; when in doubt, it is not.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's platform service, reachable only from inside although the address is in a public block. */
const AZURE_PLATFORM = '168.63.129.16';

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Unassigned parts of 2000::/3 that ipaddr.js calls unicast; a network may use them internally. */
const UNASSIGNED = ['2d00::/8', '2e00::/7', '3000::/4'].map((block) => ipaddr.IPv6.parseCIDR(block));

/** RFC 5214: the interface id is 0000:5efe or 0200:5efe plus an IPv4 address, to which a tunnel would open. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , scope, mark] = address.parts;
  return mark === 0x5efe && (scope === 0 || scope === 0x200);
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  // Only 2000::/3 is assigned. This check alone rejects ::/96, mapped, translated and NAT64 addresses, which
  // ipaddr.js covers only in part. Its table covers 6to4, Teredo, documentation and other special blocks.
  if (!address.match(GLOBAL_UNICAST)) return false;
  if (UNASSIGNED.some((block) => address.match(block))) return false;
  return address.range() === 'unicast' && !isIsatap(address);
}

/** Accepts only the canonical spelling: names, other spellings and zone ids are not public. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return ip !== AZURE_PLATFORM && ipaddr.IPv4.parse(ip).range() === 'unicast';
  return family === 6 && !ip.includes('%') && isPublicIPv6(ipaddr.IPv6.parse(ip));
}
