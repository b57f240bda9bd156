// The built program against the real service: signing in, orders, documents, errors, exit codes, help and completion.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SAMPLE_ORDER } from '../../sdks/typescript/src/testing.ts';
import { sharedService } from '../../sdks/typescript/test/service.ts';
import { homesOf } from './program.ts';

const service = await sharedService();
const { newCustomer, newHomeWithoutKey } = homesOf(service);

describe('login', () => {
  test('tests the piped key, stores it readable only by the user, and the next command uses it', async () => {
    const { key } = await service.customer();
    const home = newHomeWithoutKey();
    const { code, stdout } = await home.run(['login', '--url', service.url], {}, `${key}\n`);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Autohaus Test GmbH, sandbox')]);
    expect(statSync(home.config).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(home.config, 'utf8'))).toEqual({ url: service.url, apiKey: key });
    expect((await home.run(['orders', 'list'])).code).toBe(0);
    const elsewhere = await home.run(['orders', 'list', '--url', 'https://other.example']);
    expect([elsewhere.code, elsewhere.stderr]).toEqual([3, expect.stringContaining('belongs to')]);
  });

  test('stores no key that the service refuses', async () => {
    const home = newHomeWithoutKey();
    const { code, stderr } = await home.run(['login'], {}, `svc_test_${'x'.repeat(43)}`);
    expect([code, stderr]).toEqual([3, expect.stringContaining('handover login')]);
    expect(readdirSync(home.folder)).toEqual([]);
    expect((await home.run(['orders', 'list'])).code).toBe(3);
  });
});

describe('profiles', () => {
  test('hold several keys, one is used, and logout deletes them', async () => {
    const { key, accountId } = await service.customer();
    const live = (await service.credential(accountId, { environment: 'production' })).secret;
    const home = newHomeWithoutKey();
    await home.run(['login'], {}, key);
    const added = await home.run(['login', '--profile', 'live'], {}, live);
    expect([added.code, added.stdout]).toEqual([0, expect.stringContaining('production')]);
    expect(statSync(home.config).mode & 0o777).toBe(0o600);
    const environmentOf = async (args: string[], env = {}) =>
      (await home.run(['me', '--json', ...args], env)).records[0].environment;
    expect(await environmentOf([])).toBe('sandbox');
    expect(await environmentOf(['--profile', 'live'], { HANDOVER_API_KEY: key })).toBe('production');
    expect(await environmentOf([], { HANDOVER_PROFILE: 'live' })).toBe('production');
    await home.run(['profiles', 'use', 'live']);
    const listed = await home.run(['profiles']);
    expect(listed.stdout).toMatch(/^ {2}default +svc_test_.*\n\* live +svc_live_/);
    expect(listed.stdout).not.toContain(live);
    const unknown = await home.run(['me', '--profile', 'other']);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('There is no profile other')]);
    expect((await home.run(['logout'])).stdout).toContain('live');
    expect(await environmentOf([])).toBe('sandbox');
    await home.run(['logout', '--all']);
    expect((await home.run(['me'])).code).toBe(3);
    expect(readFileSync(home.config, 'utf8')).not.toContain('svc_');
  });
});

describe('quotes, endpoints and events', () => {
  test('a quote is requested, shown, downloaded and accepted', async () => {
    const { home } = await newCustomer();
    const [request] = (await home.run(['quotes', 'request', '--sample', '--json'])).records;
    const moved = await home.run(['orders', 'clock', request.id, '--by', '1d', '--verbose']);
    expect(moved.stdout).toMatch(/QUOTE_SENT\n/);
    expect(moved.stderr).toMatch(/POST \/extern\/sandbox\/orders\/.* → 200 in \d+ ms, request [0-9a-f-]{36}/);
    expect((await home.run(['quotes', 'list'])).stdout).toContain('QUOTE_OFFERED');
    const [file] = (await home.run(['quotes', 'download', request.id, '--json'])).records;
    expect(readFileSync(join(home.folder, file.path)).subarray(0, 4).toString()).toBe('%PDF');
    const accepted = await home.run(['quotes', 'accept', request.id, '--version', '1']);
    expect([accepted.code, accepted.stdout]).toEqual([0, expect.stringContaining('ACCEPTED, version 1')]);
  });

  test('an endpoint is created, changed, paused, rolled and deleted, and its events are listed', async () => {
    const { home, key } = await newCustomer();
    const inbox = (await service.call('/extern/sandbox/inboxes', { key, body: {} })).json;
    const run = async (...args: string[]) => (await home.run(['webhooks', ...args, '--json'])).records;
    const [made] = await run('create', inbox.url, '--event', 'order.created');
    expect(made.secret).toHaveLength(64);
    expect((await run('change', made.id, '--event', 'order.accepted'))[0].events).toEqual(['order.accepted']);
    await home.run(['orders', 'create', '--sample', '--mode', 'manual']);
    const delivered = () => run('deliveries', made.id, '--state', 'DELIVERED');
    await expect.poll(async () => (await delivered()).length, { timeout: 20_000 }).toBe(1);
    const [delivery] = await delivered();
    expect(delivery.event).toBe('order.accepted');
    expect((await run('pause', made.id))[0]).toMatchObject({ status: 'PAUSED', ended: 0 });
    expect(await run('list', '--status', 'ACTIVE')).toEqual([]);
    expect((await run('resume', made.id))[0].status).toBe('ACTIVE');
    expect(await run('resend', made.id, '--failed-since', '1000d')).toEqual([{ resent: 0 }]);
    expect((await run('resend', made.id, delivery.id))[0].state).toBe('PENDING');
    expect((await run('roll', made.id, '--hours', '1'))[0].secret).not.toBe(made.secret);
    expect((await home.run(['webhooks', 'test', made.id])).code).toBe(0);
    expect(await run('delete', made.id)).toEqual([{ id: made.id, deleted: true }]);
    const events = ['events', 'list', '--type', 'order.created', '--type', 'order.accepted', '--json'];
    await expect.poll(async () => (await home.run(events)).records.length, { timeout: 20_000 }).toBe(2);
    const followed = await home.run(['events', 'follow', '--since', '1000d', '--once']);
    expect(followed.stdout).toMatch(/order\.created .*ACCEPTED/);
  });
});

describe('orders', () => {
  test('are created from options, shown, listed, advanced, watched and cancelled', async () => {
    const { home } = await newCustomer();
    const made = await home.run([
      ...['orders', 'create', '--from', 'Königstraße 1, 70173 Stuttgart', '--to', 'Ring 1, 1010 Wien, at'],
      ...['--external-id', 'PO-1', '--vin', 'WVWZZZ1KZAW000001', '--mode', 'manual', '--json'],
    ]);
    const [order] = made.records;
    expect(order).toMatchObject({ externalOrderId: 'PO-1', delivery: { city: 'Wien', country: 'AT' } });
    const got = await home.run(['orders', 'get', order.orderNumber]);
    expect(got.stdout).toContain(`Order ${order.orderNumber}`);
    const listed = await home.run(['orders', 'list']);
    expect(listed.stdout).toMatch(/ACCEPTED +Stuttgart → Wien {2}PO-1/);
    const advanced = await home.run(['orders', 'advance', order.id, '--until', 'DRIVER_ASSIGNED', '--json']);
    expect(advanced.records.map(({ scenario }) => scenario.step)).toEqual([2, 3]);
    const watched = await home.run(['orders', 'watch', order.id, '--until', 'SCHEDULED']);
    expect([watched.code, watched.stdout]).toEqual([0, expect.stringContaining('SCHEDULED')]);
    const cancelled = await home.run(['orders', 'cancel', order.id, '--reason', 'Sold', '--json']);
    expect(cancelled.records[0].status).toBe('CANCELLED');
    expect((await home.run(['orders', 'watch', order.id])).code).toBe(0);
    expect((await home.run(['orders', 'watch', order.id, '--until', 'DELIVERED'])).code).toBe(1);
  });

  test('end a wait in time, with its own exit code, if the status is not reached', async () => {
    const { home } = await newCustomer();
    const [order] = (await home.run(['orders', 'create', '--sample', '--mode', 'manual', '--json'])).records;
    const ended = await home.run([
      'orders',
      'watch',
      order.id,
      '--until',
      'DELIVERED',
      '--timeout',
      '0.2',
      '--every',
      '0.05',
    ]);
    expect([ended.code, ended.stderr]).toEqual([5, expect.stringContaining('not reached in time')]);
  });

  test('can be created from a file or a pipe, and the same key creates nothing twice', async () => {
    const { home } = await newCustomer();
    writeFileSync(join(home.folder, 'order.json'), JSON.stringify(SAMPLE_ORDER));
    const fromFile = await home.run(['orders', 'create', '-f', 'order.json', '--key', 'k', '--json']);
    const piped = await home.run(
      ['orders', 'create', '-f', '-', '--key', 'k', '--json'],
      {},
      JSON.stringify(SAMPLE_ORDER),
    );
    expect(piped.records[0].id).toBe(fromFile.records[0].id);
  });
});

describe('errors', () => {
  test('have a message with a remedy, and their own exit codes', async () => {
    const { home, key, accountId } = await newCustomer();
    const wrong = await home.run(
      ['orders', 'create', '-f', '-'],
      {},
      JSON.stringify({ ...SAMPLE_ORDER, price: 1, vehicle: { vin: 'X' } }),
    );
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toMatch(/vehicle\.vin: .+\n.*price: /s);
    const missing = await home.run(['orders', 'get', 'VT-1', '--json']);
    expect([missing.code, missing.stdout]).toEqual([1, '']);
    expect(JSON.parse(missing.stderr).error).toMatchObject({
      code: 'ORDER_NOT_FOUND',
      exitCode: 1,
      hint: expect.any(String),
    });
    const unreachable = { HANDOVER_URL: 'http://127.0.0.1:59999' };
    const live = (await service.credential(accountId, { environment: 'production' })).secret;
    expect((await home.run(['orders', 'advance', 'x'], { HANDOVER_API_KEY: live })).code).toBe(3);
    expect((await home.run(['login'], unreachable, key)).code).toBe(4);
  });

  test('in the command line are reported before anything is sent', async () => {
    const { home } = await newCustomer();
    const wrong: [string[], string][] = [
      [['orders', 'got'], 'handover orders get'],
      [['orders', 'get'], 'The order is missing'],
      [['orders', 'get', 'a', 'b'], 'one argument too many'],
      [['orders', 'create', '--colour', 'red'], "Unknown option '--colour'"],
      [['orders', 'create', '--sample', '--scenario', 'DELAYED'], 'Did you mean DELAY'],
      [['orders', 'create', '--from', 'Stuttgart', '--to', 'x'], 'cannot be read'],
      [['orders', 'create'], '--sample'],
      [['trigger', 'quote.offered'], '--forward-to'],
      [['listen', '--until', 'order.delivered'], 'vehicle.delivered'],
      [['listen', '--until', 'quote.offered'], 'The sandbox never sends quote.offered'],
      [['listen', '--events', 'order.created', '--until', 'order.completed'], 'it would never end'],
      [['orders', 'advance', 'x', '--until', 'NOPE'], 'There is no step NOPE'],
      [['lisen'], 'Did you mean "handover listen"?'],
      [['order', 'list'], 'Did you mean "handover orders list"?'],
      [['orders', 'list', '--since', 'yesterday'], 'takes a time'],
      [['orders', 'clock', 'x', '--by', 'soon'], 'takes a duration'],
      [['webhooks', 'change', 'x'], 'Nothing is to be changed'],
      [['webhooks', 'resend', 'x'], '--failed-since'],
      [['login', '--profile', 'a b'], 'no name for a profile'],
    ];
    const ended = await Promise.all(wrong.map(([args]) => home.run(args)));
    for (const [index, { code, stderr }] of ended.entries()) {
      expect([code, stderr]).toEqual([2, expect.stringContaining(wrong[index]![1])]);
    }
  });
});

test('every command has --help, and shells can complete it', async () => {
  const { home } = await newCustomer();
  const overview = (await home.run(['--help'])).stdout;
  const names = [...overview.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) .*[A-Z]/gm)].map((match) =>
    match[1]!.trim(),
  );
  expect(names.length).toBeGreaterThanOrEqual(18);
  const helped = await Promise.all(names.map((name) => home.run([...name.split(' '), '--help'])));
  for (const [index, { code, stdout }] of helped.entries()) {
    expect([code, stdout]).toEqual([0, expect.stringContaining(`handover ${names[index]}`)]);
  }
  const script = (await home.run(['completion', 'bash'])).stdout;
  const complete = (...words: string[]) =>
    execFileSync(
      'bash',
      [
        '-c',
        `${script}\nCOMP_WORDS=(handover ${words.map((word) => `'${word}'`).join(' ')})\nCOMP_CWORD=${words.length}\n_handover\necho "\${COMPREPLY[@]}"`,
      ],
      { encoding: 'utf8' },
    ).trim();
  expect(complete('ord')).toBe('orders');
  expect(complete('orders', 'ca')).toBe('cancel');
  expect(complete('orders', 'create', '--mo')).toBe('--mode');
  expect(complete('orders', 'create', '--mode', '')).toBe('automatic manual');
  expect(complete('trigger', 'vehicle.d')).toBe('vehicle.delivered');
  for (const shell of ['zsh', 'fish'])
    expect((await home.run(['completion', shell])).stdout).toContain('handover');
});

test('documents are written with exactly the listed bytes', async () => {
  const { home } = await newCustomer();
  const [{ order }] = (await home.run(['trigger', 'vehicle.picked_up', '--json'])).records;
  expect((await home.run(['documents', 'list', order.id])).stdout).toContain('PICKUP_PROTOCOL');
  const { code, records } = await home.run([
    'documents',
    'download',
    order.id,
    '--kind',
    'PICKUP_PROTOCOL',
    '--to',
    'files',
    '--json',
  ]);
  expect(code).toBe(0);
  const bytes = readFileSync(join(home.folder, records[0].path));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(records[0].sha256);
  expect((await home.run(['documents', 'download', order.id, '--kind', 'INVOICE'])).code).toBe(1);
});
