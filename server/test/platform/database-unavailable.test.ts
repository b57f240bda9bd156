// Without its database the service answers 503 in every API, and works again when the database is back.
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import postgres from '#postgres';
import { backendProbe } from '../../src/platform/backend-probe.ts';
import { connect } from '../../src/platform/db.ts';
import { createOrder } from '../harness/orders.ts';
import { createDatabase, OPERATOR_TOKEN, startService, type TestService } from '../harness/service.ts';

const database = await createDatabase();
let sockets: Socket[] = [];
let isDown = false;
let server: Server;
let service: TestService;
let key: string;

beforeAll(async () => {
  server = createServer((socket) => {
    if (isDown) return socket.resetAndDestroy();
    const behind = createConnection(`${database.host}/.s.PGSQL.${database.port}`);
    sockets.push(socket, behind);
    for (const end of [socket, behind]) end.on('error', () => {});
    return void socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  service = await startService({ database: { ...database, host: '127.0.0.1', port } });
  key = (await service.customer()).key;
});
afterAll(async () => {
  isDown = false;
  await service.close();
  server.close();
});

function goDown(): void {
  isDown = true;
  for (const socket of sockets) socket.destroy();
  sockets = [];
}

async function sendForm(path: string, body: string) {
  return fetch(service.api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
}

test('every API answers 503 with Retry-After, and calls work again without a restart', async () => {
  expect((await createOrder(service, key)).status).toBe(201);
  goDown();
  const answers = [
    await createOrder(service, key),
    await service.call('/extern/orders', { key }),
    await service.call('/ops/orders', { key: OPERATOR_TOKEN }),
    await service.call('/public/tracking/7K3M9QX2RV5T8W1Z'),
    await service.call('/portal/session', { headers: { cookie: 'portal=unknown' } }),
  ];
  for (const { status, headers, json } of answers) {
    expect(status).toBe(503);
    expect(json.error.code).toBe('SERVICE_UNAVAILABLE');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const token = await sendForm(
    '/extern/oauth/token',
    'grant_type=client_credentials&client_id=a&client_secret=b',
  );
  expect(token.status).toBe(503);
  expect(await token.json()).toMatchObject({ error: 'temporarily_unavailable' });
  const page = await fetch(`${service.url}/t/7K3M9QX2RV5T8W1Z`);
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);

  isDown = false;
  await vi.waitFor(async () => expect((await createOrder(service, key)).status).toBe(201), {
    timeout: 20_000,
  });
});

test('a probe tells the backends of this server from those of another', async () => {
  const sql = connect(database, { maxConnections: 1 });
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const open = (settings: object) => postgres({ ...settings, ...database });
  const isAlive = backendProbe(open, false);
  expect(await Promise.all([isAlive(row!.pid), isAlive(2 ** 30)])).toEqual([true, false]);
  expect(await backendProbe(open, true)(2 ** 30)).toBe(true);
  await sql.end();
});
