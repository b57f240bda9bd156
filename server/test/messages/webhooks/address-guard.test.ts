// The address guard: no webhook can target the internal network, and no connection to it is ever opened.

import { createSocket } from 'node:dgram';
import { channel } from 'node:diagnostics_channel';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AddressGuardOptions,
  addressGuard,
  cachingResolver,
  dnsResolver,
  type Resolver,
} from '../../../src/messages/webhooks/address-guard.ts';
import { guardedOutbound } from '../../../src/messages/webhooks/send-request.ts';
import { virtualClock } from '../../harness/virtual-clock.ts';

/** Returns the answers for each name in sequence, then repeats the last one, and counts the queries. */
function scriptedResolver(names: Record<string, string[][]>) {
  const asked: string[] = [];
  const resolver: Resolver = {
    async resolve(hostname) {
      const answers = names[hostname] ?? [];
      asked.push(hostname);
      const turn = asked.filter((name) => name === hostname).length - 1;
      return answers[Math.min(turn, answers.length - 1)] ?? [];
    },
  };
  return { resolver, asked };
}
const guardWith = (names: Record<string, string[][]>, options: Partial<AddressGuardOptions> = {}) =>
  addressGuard({ allowPrivateTargets: false, resolver: scriptedResolver(names).resolver, ...options });
const reasonFor = async (url: string, names: Record<string, string[][]> = {}) => {
  const verdict = await guardWith(names).check(url);
  return verdict.ok ? 'ok' : verdict.reason;
};
const PUBLIC_IP = '93.184.215.14';

const HOSTILE_HOSTS = [
  // Localhost in all its spellings.
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1', '0x7f.0.0.1'],
  ...['017700000001', '0177.0.0.1', '0177.1', '00000177.0x0.0.1', '127.0.0.1.', '127。0。0。1', '①②⑦.0.0.1'],
  ...[
    '%31%32%37.0.0.1',
    '0',
    '0.0.0.0',
    '0x0',
    '00',
    '0.0',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::0001]',
  ],
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ⓛocalhost', 'localhost.localdomain'],
  // Private networks.
  ...[
    '10.0.0.1',
    '10.1',
    '0x0a000001',
    '012.0.0.1',
    '167772161',
    '172.16.0.1',
    '172.31.255.255',
    '0xac100001',
  ],
  ...['192.168.0.1', '192.168.1', '3232235521', '0300.0250.0.1', '0xc0.0xa8.0.1'],
  // Metadata and platform services.
  ...['169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '169.254.43518', '169.254.170.2'],
  ...[
    '[fd00:ec2::254]',
    '[fd20:ce::254]',
    '[fe80::a9fe:a9fe]',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
  ],
  ...['2822734096', 'metadata.google.internal', 'metadata', 'instance-data.ec2.internal'],
  // IPv4 in IPv6.
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:a9fe:a9fe]', '[::ffff:10.0.0.1]'],
  ...[
    '[::127.0.0.1]',
    '[::a9fe:a9fe]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
  ],
  ...['[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]', '[2001:0:7f00:1::1]'],
  ...['[2a00:1450::5efe:7f00:1]', '[::ffff:8.8.8.8]', '[64:ff9b::8.8.8.8]'],
  // Everything else that is not public unicast.
  ...['100.64.0.1', '100.127.255.255', '198.18.0.1', '192.0.2.1', '198.51.100.7', '203.0.113.7', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '4294967295', '[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[febf::1]'],
  ...['[fec0::1]', '[ff02::1]', '[100::1]', '[2001:db8::1]', '[3fff::1]'],
  // Names that are not public.
  ...[
    'printer.local',
    'intranet',
    'router.home.arpa',
    'nas.lan',
    'vault.corp',
    'kubernetes.default.svc.cluster.local',
  ],
  ...['db', 'db.', 'wiki.internal.', 'home.arpa'],
];

const HOSTILE_NAMES: Record<string, string[][]> = {
  'loopback.example.com': [['127.0.0.1']],
  'loopback6.example.com': [['::1']],
  'ten.example.com': [['10.0.0.5']],
  'metadata.example.com': [['169.254.169.254']],
  'metadata6.example.com': [['fd00:ec2::254']],
  'cgnat.example.com': [['100.64.1.1']],
  'mapped.example.com': [['::ffff:127.0.0.1']],
  'nat64.example.com': [['64:ff9b::7f00:1']],
  'sixtofour.example.com': [['2002:7f00:1::1']],
  'azure.example.com': [['168.63.129.16']],
  'mixed-last.example.com': [[PUBLIC_IP, '2606:4700::1', '127.0.0.1']],
  'mixed-first.example.com': [['10.0.0.1', PUBLIC_IP]],
  'mixed-families.example.com': [[PUBLIC_IP, '::1']],
  'zone.example.com': [['fe80::1%lo']],
  'nonsense.example.com': [['not an address']],
};

describe('hostile addresses', () => {
  // Listens on every address of this host, to count every connection that ends up here.
  let arrived = 0;
  const listener = createServer((socket) => {
    arrived++;
    socket.destroy();
  });
  let port = 0;
  let dialled = 0;
  const count = () => dialled++;
  const channels = [channel('undici:client:beforeConnect'), channel('net.client.socket')];

  beforeAll(async () => {
    await new Promise<void>((resolve) => listener.listen(0, resolve));
    port = (listener.address() as AddressInfo).port;
    for (const each of channels) each.subscribe(count);
  });
  afterAll(() => {
    for (const each of channels) each.unsubscribe(count);
    listener.close();
  });
  beforeEach(() => {
    arrived = 0;
    dialled = 0;
  });

  const post = async (url: string, guard: ReturnType<typeof addressGuard>) => {
    const outbound = guardedOutbound({ guard, timeoutMs: 5000 });
    const answer = await outbound.post({ url, headers: {}, body: Buffer.from('{}') });
    await outbound.close();
    return answer;
  };
  const expectNoConnection = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect({ dialled, arrived }).toEqual({ dialled: 0, arrived: 0 });
  };

  test('the counters work: if private targets are allowed, the same post arrives', async () => {
    const guard = guardWith({}, { allowPrivateTargets: true });
    expect((await post(`http://127.0.0.1:${port}/`, guard)).error).toBe('CONNECTION_RESET');
    expect((await post(`https://localhost:${port}/`, guard)).error).toBe('CONNECTION_RESET');
    expect(arrived).toBe(2);
    expect(dialled).toBeGreaterThanOrEqual(2);
  });

  test('the list has more than sixty hosts', () => {
    expect(new Set(HOSTILE_HOSTS).size).toBe(HOSTILE_HOSTS.length);
    expect(HOSTILE_HOSTS.length + Object.keys(HOSTILE_NAMES).length).toBeGreaterThan(60);
  });

  test('every hostile host is refused as private, and a post to it opens no connection', async () => {
    const guard = guardWith({});
    for (const host of HOSTILE_HOSTS) {
      for (const url of [`https://${host}/hook`, `https://${host}:${port}/hook`]) {
        expect([url, await guard.check(url)]).toMatchObject([url, { ok: false, reason: 'PRIVATE_ADDRESS' }]);
        const answer = await post(url, guard);
        expect([url, answer]).toMatchObject([
          url,
          { status: null, error: 'ADDRESS_REFUSED: PRIVATE_ADDRESS' },
        ]);
      }
    }
    await expectNoConnection();
  });

  test('every name that resolves to a private address, wholly or in part, is refused, and no connection is opened', async () => {
    const guard = guardWith(HOSTILE_NAMES);
    for (const name of Object.keys(HOSTILE_NAMES)) {
      const url = `https://${name}:${port}/hook`;
      expect([url, await guard.check(url)]).toMatchObject([url, { ok: false, reason: 'PRIVATE_ADDRESS' }]);
      expect([url, await post(url, guard)]).toMatchObject([
        url,
        { error: 'ADDRESS_REFUSED: PRIVATE_ADDRESS' },
      ]);
    }
    await expectNoConnection();
  });

  test.each([
    ['inside', [['127.0.0.1']], 'PRIVATE_ADDRESS'],
    ['to a metadata service', [['169.254.169.254']], 'PRIVATE_ADDRESS'],
    ['outside and inside', [[PUBLIC_IP, '10.0.0.1']], 'PRIVATE_ADDRESS'],
    ['nowhere', [[]], 'UNRESOLVABLE'],
  ])(
    'a name that was public when it was checked and then %s is refused at the attempt',
    async (_to, later, reason) => {
      const guard = guardWith({ 'rebind.example.com': [[PUBLIC_IP], ...later] });
      const url = `https://rebind.example.com:${port}/hook`;
      expect(await guard.check(url)).toMatchObject({ ok: true, addresses: [PUBLIC_IP] });
      expect(await post(url, guard)).toMatchObject({ error: `ADDRESS_REFUSED: ${reason}` });
      await expectNoConnection();
    },
  );

  test('a post resolves the name once, and connects to that address even if the name changes', async () => {
    const { resolver, asked } = scriptedResolver({ 'rebind.test': [['127.0.0.1'], ['::1']] });
    const guard = addressGuard({ allowPrivateTargets: true, resolver });
    expect((await post(`http://rebind.test:${port}/`, guard)).error).toBe('CONNECTION_RESET');
    expect(asked).toEqual(['rebind.test']);
  });

  test('the service’s own inbox has no address, so a post to it opens no connection', async () => {
    const prefix = `http://127.0.0.1:${port}/inbox/`;
    const guard = guardWith({}, { ownInboxPrefix: prefix });
    expect(await guard.check(`${prefix}abc`)).toMatchObject({ ok: true, addresses: [] });
    expect(await post(`${prefix}abc`, guard)).toMatchObject({ error: 'ADDRESS_REFUSED: UNRESOLVABLE' });
    await expectNoConnection();
  });
});

describe('addresses that are allowed', () => {
  test.each([
    'https://hooks.example.com/a/b?c=d',
    'https://hooks.example.com',
    'https://hooks.example.com:443/',
    'https://hooks.example.com:8443/',
    'HTTPS://HOOKS.EXAMPLE.COM/',
    'https://93.184.215.14/',
    'https://0x5db8d70e/',
    'https://[2606:4700::6810:85e5]/',
  ])('%s', async (url) => {
    const names = { 'hooks.example.com': [[PUBLIC_IP, '2606:4700::1', PUBLIC_IP]] };
    const verdict = await guardWith(names).check(url);
    expect(verdict.ok).toBe(true);
    if (verdict.ok && url.toLowerCase().includes('hooks'))
      expect(verdict.addresses).toEqual([PUBLIC_IP, '2606:4700::1']);
    if (verdict.ok && url.includes('0x')) expect(verdict.addresses).toEqual([PUBLIC_IP]);
  });
});

describe('addresses that are refused by their text', () => {
  test.each([
    ['INVALID_URL', ''],
    ['INVALID_URL', 'hooks.example.com/a'],
    ['INVALID_URL', '/hooks'],
    ['INVALID_URL', '//hooks.example.com/'],
    ['INVALID_URL', 'https:8.8.8.8'],
    ['INVALID_URL', 'https:/example.com/'],
    ['INVALID_URL', 'https:///example.com/'],
    ['INVALID_URL', 'https://'],
    ['INVALID_URL', 'https://exa mple.com/'],
    ['INVALID_URL', 'https://example.com/a b'],
    ['INVALID_URL', ' https://example.com/'],
    ['INVALID_URL', 'ht\ntps://example.com/'],
    ['INVALID_URL', 'https://example.com/\t'],
    ['INVALID_URL', 'https://example.com/\0'],
    ['INVALID_URL', 'https://example.com\\@127.0.0.1/'],
    ['INVALID_URL', 'https://example.com/#part'],
    ['INVALID_URL', 'https://example.com#@127.0.0.1/'],
    ['INVALID_URL', 'https://example.com./'],
    ['INVALID_URL', 'https://256.256.256.256/'],
    ['INVALID_URL', 'https://1.2.3.4.5/'],
    ['INVALID_URL', 'https://[::1/'],
    ['INVALID_URL', 'https://[fe80::1%25eth0]/'],
    ['INVALID_URL', 'https://example.com:99999/'],
    ['INVALID_URL', `https://example.com/${'a'.repeat(1981)}`],
    ['INVALID_URL', `https://example.com/${'ü'.repeat(400)}`],
    ['HTTPS_REQUIRED', 'http://example.com/'],
    ['HTTPS_REQUIRED', 'http://127.0.0.1/'],
    ['HTTPS_REQUIRED', 'ftp://example.com/'],
    ['HTTPS_REQUIRED', 'file:///etc/passwd'],
    ['HTTPS_REQUIRED', 'gopher://127.0.0.1:6379/_SET'],
    ['HTTPS_REQUIRED', 'javascript:alert(1)'],
    ['HTTPS_REQUIRED', 'wss://example.com/'],
    ['CREDENTIALS_IN_URL', 'https://user:password@example.com/'],
    ['CREDENTIALS_IN_URL', 'https://user@example.com/'],
    ['CREDENTIALS_IN_URL', 'https://:password@example.com/'],
    ['CREDENTIALS_IN_URL', 'https://example.com@127.0.0.1/'],
    ['PORT_NOT_ALLOWED', 'https://example.com:22/'],
    ['PORT_NOT_ALLOWED', 'https://example.com:25/'],
    ['PORT_NOT_ALLOWED', 'https://example.com:80/'],
    ['PORT_NOT_ALLOWED', 'https://example.com:0/'],
    ['UNRESOLVABLE', 'https://nowhere.example.org/'],
  ])('%s: %j', async (reason, url) => {
    expect(await reasonFor(url, { 'example.com': [[PUBLIC_IP]] })).toBe(reason);
  });

  test('2000 characters are allowed', async () => {
    const url = `https://example.com/${'a'.repeat(1980)}`;
    expect(await reasonFor(url, { 'example.com': [[PUBLIC_IP]] })).toBe('ok');
  });

  test('a resolver error counts as a name without an address', async () => {
    const resolver = { resolve: () => Promise.reject(new Error('SERVFAIL')) };
    const guard = addressGuard({ allowPrivateTargets: false, resolver });
    expect(await guard.check('https://example.com/')).toMatchObject({ reason: 'UNRESOLVABLE' });
  });

  test('a refusal has a sentence with the remedy', async () => {
    const verdict = await guardWith({}).check('http://example.com/');
    expect(verdict).toMatchObject({
      message: expect.stringMatching(/^Give an address that begins with https:\/\/\. .*handover listen/),
    });
  });
});

describe('if private targets are allowed', () => {
  const guard = guardWith({ 'receiver.test': [['10.0.0.1']] }, { allowPrivateTargets: true });

  test.each([
    ['http://localhost:3000/', ['127.0.0.1', '::1']],
    ['http://127.0.0.1/', ['127.0.0.1']],
    ['https://[::1]:8443/', ['::1']],
    ['http://receiver.test:80/', ['10.0.0.1']],
  ])('%s is allowed', async (url, addresses) => {
    expect(await guard.check(url)).toMatchObject({ ok: true, addresses });
  });

  test.each([
    ['CREDENTIALS_IN_URL', 'http://user:password@localhost/'],
    ['INVALID_URL', 'http://local host/'],
    ['HTTPS_REQUIRED', 'ftp://localhost/'],
    ['UNRESOLVABLE', 'http://nowhere.test/'],
  ])('%s: %s is not', async (reason, url) => {
    expect(await guard.check(url)).toMatchObject({ ok: false, reason });
  });
});

describe('the service’s own inbox', () => {
  const guard = guardWith({}, { ownInboxPrefix: 'http://localhost:8080/inbox/' });

  test('is allowed although it is http and local', async () => {
    expect(await guard.check('http://localhost:8080/inbox/aB3_-x')).toMatchObject({
      ok: true,
      addresses: [],
    });
  });

  test.each([
    'http://localhost:8080/inbox/',
    'http://localhost:8080/inbox/../api/v1/ops/accounts',
    'http://localhost:8080/inbox/%2e%2e/api',
    'http://localhost:8080/inbox/..%2fapi',
    'http://localhost:8080/inbox/abc/def',
    'http://localhost:8080/inbox/abc?x=1',
    'http://localhost:8080/inboxes/abc',
    'http://localhost:8081/inbox/abc',
    'http://user@localhost:8080/inbox/abc',
    'http://localhost.:8080/inbox/abc',
    'https://localhost:8080/inbox/abc',
  ])('%s is not an inbox and is refused', async (url) => {
    expect((await guard.check(url)).ok).toBe(false);
  });
});

describe('cachingResolver', () => {
  test('resolves once for simultaneous calls, and again when the answer is too old', async () => {
    const { resolver, asked } = scriptedResolver({ 'a.test': [['1.1.1.1'], ['2.2.2.2']] });
    const clock = virtualClock();
    const remembering = cachingResolver(resolver, clock, 40);
    const answers = await Promise.all([1, 2, 3].map(() => remembering.resolve('a.test')));
    expect(answers).toEqual([['1.1.1.1'], ['1.1.1.1'], ['1.1.1.1']]);
    expect(asked.length).toBe(1);
    clock.advance(40);
    expect(await remembering.resolve('a.test')).toEqual(['1.1.1.1']);
    clock.advance(1);
    expect(await remembering.resolve('a.test')).toEqual(['2.2.2.2']);
  });

  test('does not cache a name without an address, nor a resolver error', async () => {
    const { resolver } = scriptedResolver({ 'a.test': [[], ['2.2.2.2']] });
    const remembering = cachingResolver(resolver, virtualClock());
    expect(await remembering.resolve('a.test')).toEqual([]);
    expect(await remembering.resolve('a.test')).toEqual(['2.2.2.2']);
    let calls = 0;
    const failing = cachingResolver(
      { resolve: () => Promise.reject(new Error(`${++calls}`)) },
      virtualClock(),
    );
    await expect(failing.resolve('b.test')).rejects.toThrow('1');
    await expect(failing.resolve('b.test')).rejects.toThrow('2');
  });
});

describe('dnsResolver against a server on this host', () => {
  const server = createSocket('udp4');
  let servers: string[] = [];
  const records: Record<string, Buffer[]> = {
    'both.test 1': [Buffer.from([192, 0, 2, 1]), Buffer.from([192, 0, 2, 2])],
    'both.test 28': [Buffer.from('20010db8000000000000000000000001', 'hex')],
    'four.test 1': [Buffer.from([192, 0, 2, 4])],
  };

  /** Answers with the question and the records; silent for names that begin with "silent". */
  function answerTo(query: Buffer): Buffer | null {
    const labels: string[] = [];
    let position = 12;
    for (let length = query[position]!; length > 0; length = query[position]!) {
      labels.push(query.toString('latin1', position + 1, position + 1 + length));
      position += 1 + length;
    }
    const type = query.readUInt16BE(position + 1);
    if (labels[0] === 'silent' || (labels[0] === 'half' && type === 28)) return null;
    const name = labels.join('.').toLowerCase().replace('half', 'four');
    const found = records[`${name} ${type}`] ?? [];
    const head = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0]);
    const answers = found.map((data) =>
      Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]), data]),
    );
    return Buffer.concat([head, query.subarray(12, position + 5), ...answers]);
  }

  beforeAll(async () => {
    server.on('message', (query, sender) => {
      const answer = answerTo(query);
      if (answer !== null) server.send(answer, sender.port, sender.address);
    });
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
    servers = [`127.0.0.1:${server.address().port}`];
  });
  afterAll(() => void server.close());

  test('returns the addresses of both families', async () => {
    const addresses = await dnsResolver({ servers }).resolve('both.test');
    expect(addresses.sort()).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8::1']);
  });

  test('returns one family if there is no other, and none for a name without addresses', async () => {
    expect(await dnsResolver({ servers }).resolve('four.test')).toEqual(['192.0.2.4']);
    expect(await dnsResolver({ servers }).resolve('none.test')).toEqual([]);
  });

  test('waits no longer than its limit for a silent server', async () => {
    const startedAt = performance.now();
    expect(await dnsResolver({ servers, timeoutMs: 200 }).resolve('silent.test')).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });

  test('returns one family if the query for the other got no answer', async () => {
    expect(await dnsResolver({ servers, timeoutMs: 200 }).resolve('half.test')).toEqual(['192.0.2.4']);
  });
});
