// The built program against the real service: verifying a message, importing a table, finding faults, the request log.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { newSecret, sampleEvent, signMessage } from '../../sdks/typescript/src/testing.ts';
import { sharedService } from '../../sdks/typescript/test/service.ts';
import { homesOf, PROGRAM } from './program.ts';

const service = await sharedService();
const { newCustomer } = homesOf(service);

test('webhooks verify reports the fault of a message', async () => {
  const { home } = await newCustomer();
  const secret = newSecret();
  const { body, headers } = await signMessage({ secret, event: sampleEvent('order.created') });
  writeFileSync(join(home.folder, 'body'), body);
  writeFileSync(
    join(home.folder, 'headers'),
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  );
  const args = ['webhooks', 'verify', '--body', 'body', '--headers', 'headers', '--secret'];
  expect(await home.run([...args, secret])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('genuine: order.created'),
  });
  const other = await home.run([...args, newSecret(), '--json']);
  expect([other.code, other.records[0].fault]).toEqual([1, 'SIGNATURE_MISMATCH']);
  const old = await signMessage({ secret, event: sampleEvent('order.created'), at: new Date(0) });
  const signature = `x-service-signature: ${old.headers['x-service-signature']}`;
  const check = (...more: string[]) =>
    home.run(['webhooks', 'verify', '-b', '-', '-H', signature, '-s', secret, ...more], {}, old.body);
  expect((await check()).stdout).toContain('TOO_OLD');
  expect((await check('--any-age')).code).toBe(0);
});

test('import creates one order per row, reports the wrong rows, and creates nothing twice', async () => {
  const { home } = await newCustomer();
  const head =
    'externalOrderId;Pickup.Street;pickup.postalCode;pickup.city;delivery.street;delivery.postalCode;delivery.city;Kennzeichen;vehicle.modelYear';
  const rows = [
    'PO-1;"Königstraße 1; Hof ""B""";70173;Stuttgart;Marienplatz 8;80331;München;S-AB 1;2024',
    'PO-2;Königstraße 2;70173;Stuttgart;Marienplatz 8;80331;;S-AB 2;',
    ';Königstraße 3;70173;Stuttgart;Marienplatz 8;80331;München;;',
  ];
  writeFileSync(join(home.folder, 'orders.csv'), `\uFEFF${[head, ...rows].join('\r\n')}\r\n`);
  const unknown = await home.run(['import', 'orders.csv']);
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('Kennzeichen')]);
  const args = ['import', 'orders.csv', '--map', 'Kennzeichen=vehicle.registration.licensePlate'];
  const dry = await home.run([...args, '--dry-run', '--json']);
  const byLine = dry.records.sort((one, other) => one.line - other.line);
  expect(byLine[0]).toMatchObject({
    line: 2,
    result: 'order',
    net: expect.any(Number),
    body: {
      pickup: { street: 'Königstraße 1; Hof "B"' },
      vehicle: { modelYear: 2024, registration: { licensePlate: 'S-AB 1' } },
    },
  });
  expect([dry.code, byLine.map(({ result }) => result)]).toEqual([1, ['order', 'refused', 'order']]);
  expect((await home.run(['orders', 'list', '--json'])).records).toHaveLength(0);
  const first = await home.run(args);
  expect([first.code, first.stdout]).toEqual([
    1,
    expect.stringMatching(/Line 3: delivery\.city: .*\n2 created, 0 were there already, 1 refused/),
  ]);
  const again = await home.run(args);
  expect(again.stdout).toContain('0 created, 2 were there already, 1 refused');
  expect((await home.run(['orders', 'list', '--json'])).records).toHaveLength(2);
});

test('import reads the files that spreadsheets save, and refuses those that are no text', async () => {
  const { home } = await newCustomer();
  const head =
    'externalOrderId;pickup.street;pickup.postalCode;pickup.city;delivery.street;delivery.postalCode;delivery.city';
  const row = 'Königstraße 1;70173;Stuttgart;Marienplatz 8;80331;München';
  const files = {
    'ansi.csv': Buffer.from(`${head}\r\nA-1;${row}\r\n`, 'latin1'),
    'unicode.csv': Buffer.from(`\uFEFF${head}\r\nA-2;${row}\r\n`, 'utf16le'),
    'table.xlsx': Buffer.from('PK\u0003\u0004\0\0'),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(home.folder, name), bytes);
  const ansi = await home.run(['import', 'ansi.csv']);
  expect([ansi.code, ansi.stderr]).toEqual([0, expect.stringContaining('Windows-1252')]);
  expect((await home.run(['import', 'unicode.csv'])).code).toBe(0);
  const { records } = await home.run(['orders', 'list', '--json']);
  expect(records.map(({ pickup, delivery }) => `${pickup.street}, ${delivery.city}`)).toEqual(
    Array(2).fill('Königstraße 1, München'),
  );
  const refused = await home.run(['import', 'table.xlsx']);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('not a text file')]);
});

test('a dry run names a number that the file has twice', async () => {
  const { home } = await newCustomer();
  const rows = [1, 2].map((street) => `A-1;Weg ${street};70173;Stuttgart;Marienplatz 8;80331;München`);
  const head =
    'externalOrderId,pickup.street,pickup.postalCode,pickup.city,delivery.street,delivery.postalCode,delivery.city';
  writeFileSync(join(home.folder, 'twice.csv'), [head.replaceAll(',', ';'), ...rows].join('\n'));
  const dry = await home.run(['import', 'twice.csv', '--dry-run']);
  expect([dry.code, dry.stdout]).toEqual([1, expect.stringContaining('Line 3: externalOrderId: Line 2 has')]);
  expect(dry.stdout).toContain('1 orders and 0 requests');
});

test('doctor finds no fault in a valid setup, and reports those of others', async () => {
  const { home, accountId } = await newCustomer();
  const sound = await home.run(['doctor', '--json']);
  const statesOf = (findings: { check: string; state: string }[]) =>
    Object.fromEntries(findings.map(({ check, state }) => [check, state]));
  expect([sound.code, statesOf(sound.records[0].findings)]).toEqual([
    0,
    { Node: 'ok', Config: 'ok', Service: 'ok', Clock: 'ok', Key: 'ok', Scopes: 'ok', Webhooks: 'ok' },
  ]);
  const narrow = (await service.credential(accountId, { scopes: ['orders:read'] })).secret;
  expect((await home.run(['doctor'], { HANDOVER_API_KEY: narrow })).stdout).toContain(
    '! Scopes: Missing: orders:write',
  );
  const wrong = await home.run(['doctor'], { HANDOVER_API_KEY: 'svc_test_wrong' });
  expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringContaining('✗ Key')]);
  expect((await home.run(['doctor'], { HANDOVER_URL: 'http://127.0.0.1:59999' })).stdout).toContain(
    '✗ Service',
  );
  await home.run(['listen', '--print-secret']);
  chmodSync(home.config, 0o644);
  expect((await home.run(['doctor'])).stdout).toContain('chmod 600');
});

test('logs tail shows the calls of the account to a key with webhooks:manage, and goes on with new ones', async () => {
  const { home, accountId } = await newCustomer();
  const { flush } = service.services.http.requestLog;
  await home.run(['orders', 'get', 'VT-1']);
  service.clock.advance(1000);
  await home.run(['orders', 'list']);
  await flush();
  const failed = await home.run(['logs', 'tail', '--once', '--errors']);
  expect([failed.code, failed.stdout]).toEqual([
    0,
    expect.stringMatching(/^[\d:]{8} {2}404 {2}GET +\/extern\/orders\/VT-1 {2}\d+ ms {2}ORDER_NOT_FOUND\n$/),
  ]);
  const running = home.start(['logs', 'tail', '--limit', '1', '--every', '0.05', '--json']);
  const paths = () =>
    running
      .stdout()
      .match(/"path":"[^"]*/g)
      ?.map((each) => each.slice(8)) ?? [];
  await expect.poll(paths).toEqual(['/extern/orders']);
  service.clock.advance(1000);
  await home.run(['orders', 'get', 'VT-2']);
  await flush();
  await expect.poll(paths).toEqual(['/extern/orders', '/extern/orders/VT-2']);
  running.terminate();
  expect((await running.ended).code).toBe(143);

  const narrow = (await service.credential(accountId, { scopes: ['orders:read'] })).secret;
  const refused = await home.run(['logs', 'tail', '--once'], { HANDOVER_API_KEY: narrow });
  expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining('webhooks:manage')]);
});

test('mcp gives the tools of the service to an editor', async () => {
  const { home, key } = await newCustomer();
  const client = new Client({ name: 'editor', version: '1.0.0' });
  const env = { HOME: home.folder, HANDOVER_URL: service.url, HANDOVER_API_KEY: key };
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [PROGRAM, 'mcp'], env, stderr: 'ignore' }),
  );
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('price_transfer');
  const { content } = await client.callTool({ name: 'sandbox_play', arguments: { mode: 'manual' } });
  expect(JSON.parse((content as [{ text: string }])[0].text)).toMatchObject({ status: 'ACCEPTED' });
  await client.close();

  const hello = { jsonrpc: '2.0', id: 7, method: 'tools/list' };
  const refused = await home.run(
    ['mcp'],
    { HANDOVER_API_KEY: 'svc_test_wrong' },
    `${JSON.stringify(hello)}\n{\n`,
  );
  expect(refused.records).toEqual([
    expect.objectContaining({ id: null, error: expect.objectContaining({ code: -32700 }) }),
    expect.objectContaining({ id: 7, error: expect.objectContaining({ code: -32000 }) }),
  ]);
});
