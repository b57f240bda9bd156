// The built program against the real service: verifying a message, importing a table, finding faults, the request log.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newSecret, sampleEvent, signMessage } from '../../sdk/src/testing.ts';
import { sharedService } from '../../sdk/test/service.ts';
import { hashPassword } from '../../server/src/people/passwords.ts';
import { setPassword } from '../../server/src/people/user-store.ts';
import { newPortalUser } from '../../server/test/harness/portal.ts';
import { homesOf } from './program.ts';

const service = await sharedService();
const { newCustomer, newHomeWithoutKey } = homesOf(service);

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
  expect(dry.records[0]).toMatchObject({
    rows: 3,
    first: {
      pickup: { street: 'Königstraße 1; Hof "B"' },
      vehicle: { modelYear: 2024, registration: { licensePlate: 'S-AB 1' } },
    },
  });
  const first = await home.run(args);
  expect([first.code, first.stdout]).toEqual([
    1,
    expect.stringMatching(/Line 3: delivery\.city: .*\n2 created, 0 were there already, 1 refused/),
  ]);
  const again = await home.run(args);
  expect(again.stdout).toContain('0 created, 2 were there already, 1 refused');
  expect((await home.run(['orders', 'list', '--json'])).records).toHaveLength(2);
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

test('logs tail shows the calls of the account to a signed-in user with the right role', async () => {
  const jana = await newPortalUser(service, { role: 'developer' });
  const password = 'a long and quiet road 17';
  await setPassword(
    service.services.core.sql,
    jana.user.id,
    await hashPassword(password),
    service.clock.now(),
  );
  const { secret } = await service.credential(jana.account.id);
  const home = newHomeWithoutKey(secret);
  await home.run(['orders', 'get', 'VT-1']);
  await service.services.http.requestLog.flush();
  const args = ['logs', 'tail', '--email', jana.user.email, '--once'];
  const tail = await home.run(args, { HANDOVER_PASSWORD: password });
  expect([tail.code, tail.stdout]).toEqual([
    0,
    expect.stringMatching(/404 {2}GET .*orders\/VT-1.*ORDER_NOT_FOUND/),
  ]);
  expect((await home.run(args, { HANDOVER_PASSWORD: 'wrong' })).code).toBe(3);
});
