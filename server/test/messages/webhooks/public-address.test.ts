// The boundary between public addresses and all others, block by block, at both ends of each block.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../../src/messages/webhooks/public-address.ts';

const REFUSED: [block: string, ...addresses: string[]][] = [
  ['this network 0/8', '0.0.0.0', '0.1.2.3', '0.255.255.255'],
  ['private 10/8', '10.0.0.0', '10.255.255.255'],
  ['carrier-grade NAT 100.64/10', '100.64.0.0', '100.100.100.200', '100.127.255.255'],
  ['loopback 127/8', '127.0.0.1', '127.255.255.255'],
  ['link local 169.254/16', '169.254.0.1', '169.254.169.254', '169.254.170.2', '169.254.255.255'],
  ['private 172.16/12', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments 192.0.0/24', '192.0.0.1', '192.0.0.192', '192.0.0.255'],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.255'],
  ['6to4 relays', '192.88.99.1'],
  ['AS112 and AMT', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
  ['private 192.168/16', '192.168.0.0', '192.168.255.255'],
  ['benchmarking 198.18/15', '198.18.0.0', '198.19.255.255'],
  ['multicast 224/4', '224.0.0.1', '239.255.255.255'],
  ['reserved 240/4 and broadcast', '240.0.0.1', '255.255.255.254', '255.255.255.255'],
  ['the Azure platform', '168.63.129.16'],
  ['unspecified and loopback', '::', '::1'],
  ['IPv4-compatible ::/96', '::8.8.8.8', '::127.0.0.1', '::a00:1', '::ffff'],
  ['IPv4-mapped', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '0:0:0:0:0:ffff:7f00:1'],
  ['IPv4-translated', '::ffff:0:8.8.8.8', '::ffff:0:7f00:1'],
  ['NAT64', '64:ff9b::8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::1', '64:ff9b:1:ffff::a00:1'],
  ['6to4', '2002:808:808::1', '2002:7f00:1::', '2002:a9fe:a9fe::1'],
  ['Teredo', '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['ISATAP', '2a00:1450::5efe:7f00:1', '2a00:1450:0:0:200:5efe:a00:1', 'fe80::5efe:a00:1'],
  ['discard', '100::', '100::1'],
  ['dummy and segment routing', '100:0:0:1::1', '5f00::1'],
  ['protocol assignments 2001::/23', '2001:1::1', '2001:2::1', '2001:10::1', '2001:20::1', '2001:1ff::1'],
  ['documentation, IPv6', '2001:db8::1', '2001:db8:ffff::1', '3fff::1', '3fff:fff::1'],
  ['the old 6bone', '3ffe::1'],
  ['not handed out', '2d00::1', '2e00::1', '2fff::1', '3000::1', '4000::1', '8000::1', 'e000::1'],
  ['AS112, IPv6', '2620:4f:8000::1'],
  ['unique local', 'fc00::1', 'fd00:ec2::254', 'fd20:ce::254', 'fdff::1'],
  ['link local', 'fe80::1', 'fe80::a9fe:a9fe', 'febf::1'],
  ['site local', 'fec0::1', 'feff::1'],
  ['multicast, IPv6', 'ff00::1', 'ff02::1', 'ff0e::1'],
  ['zone ids', 'fe80::1%eth0', '2a00:1450:4001:82a::200e%1', '8.8.8.8%eth0'],
  [
    'other spellings',
    '0x8.8.8.8',
    '010.8.8.8',
    '134744072',
    '8.8.2056',
    '[2a00:1450::1]',
    ' 8.8.8.8',
    '8.8.8.8.',
  ],
  ['what is no address', '', 'localhost', 'example.com', '8.8.8', '8.8.8.256', '8.8.8.8/32', 'null', '::g'],
];

const ACCEPTED = [
  ...['1.0.0.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ...[
    '128.0.0.1',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.0.1',
  ],
  ...['192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255', '168.63.129.15', '168.63.129.17'],
  ...['2001:200::1', '2001:4860:4860::8888', '2003::1', '2400:cb00::1', '2606:4700::6810:85e5'],
  ...['2620:fe::fe', '2a00:1450:4001:82a::200e', '2C0F:FB50::1'],
];

describe('isPublicAddress', () => {
  test.each(REFUSED)('refuses %s', (_block, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  test('accepts public addresses up to the limits of the refused blocks', () => {
    expect(ACCEPTED.filter((address) => !isPublicAddress(address))).toEqual([]);
  });

  test('refuses every private IPv4 address in every IPv6 form that contains one', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ipv4) => {
        const hex = ipv4.split('.').map((part) => Number(part).toString(16).padStart(2, '0'));
        const short = `${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`;
        const clothed = [
          `::${ipv4}`,
          `::ffff:${ipv4}`,
          `::ffff:0:${short}`,
          `64:ff9b::${short}`,
          `64:ff9b:1::${short}`,
          `2002:${short}::1`,
          `2001:0:${short}::1`,
          `2a00:1450::5efe:${short}`,
        ];
        expect(clothed.filter(isPublicAddress)).toEqual([]);
      }),
    );
  });

  test('answers false and never throws for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(text)));
  });

  test('accepts nothing outside 2000::/3', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ipv6) => {
        const isGlobal = /^[23][0-9a-f]{3}:/i.test(ipv6);
        return isGlobal || !isPublicAddress(ipv6);
      }),
    );
  });
});
