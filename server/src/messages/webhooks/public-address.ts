// Decides whether an IP address is certainly a public unicast one; whatever is not certain is not public.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure answers platform questions at this address, from inside only, although it lies in a public block. */
const azurePlatform = '168.63.129.16';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Parts of 2000::/3 that ipaddr.js calls unicast and nobody can be reached at: a network may use them inside. */
const notHandedOut = ['2d00::/8', '2e00::/7', '3000::/4'].map((block) => ipaddr.IPv6.parseCIDR(block));

/** RFC 5214: an interface id of 0000:5efe or 0200:5efe and an IPv4 address, which a tunnel would be opened to. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , scope, mark] = address.parts;
  return mark === 0x5efe && (scope === 0 || scope === 0x200);
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  // Only 2000::/3 is handed out. This alone refuses ::/96, mapped, translated and NAT64 addresses, which ipaddr.js
  // knows only in part; 6to4, Teredo, documentation and the other special blocks inside of it are left to its table.
  if (!address.match(globalUnicast)) return false;
  if (notHandedOut.some((block) => address.match(block))) return false;
  return address.range() === 'unicast' && !isIsatap(address);
}

/** Takes an address in its plain spelling; names, other spellings and zone ids are not public. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return ip !== azurePlatform && ipaddr.IPv4.parse(ip).range() === 'unicast';
  return family === 6 && !ip.includes('%') && isPublicIPv6(ipaddr.IPv6.parse(ip));
}
