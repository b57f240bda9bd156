// Connections that break at bad moments: every query is answered or rejected, and the pool recovers.
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import postgres from '#postgres';
import { connect, type Sql } from '../../src/platform/db.ts';
import { createDatabase } from '../harness/service.ts';

const CONNECTIONS = 3;
const database = await createDatabase();
const admin = connect(database, { maxConnections: 1 });
const pool = connect(database, { maxConnections: CONNECTIONS });
afterAll(() => Promise.all([admin.end(), pool.end({ timeout: 1 })]));

async function pidOf(db: Pick<Sql, 'unsafe'>): Promise<number> {
  const [row] = await db.unsafe('select pg_backend_pid() as pid');
  return row!.pid;
}

async function kill(pid: number): Promise<void> {
  await admin`select pg_terminate_backend(${pid})`;
  await expect
    .poll(async () => (await admin`select from pg_stat_activity where pid = ${pid}`).length)
    .toBe(0);
}

const BROKEN = /CONNECTION|57P01|ECONN|EPIPE/;

/** More queries than connections, so that each connection is used. */
async function expectPoolAnswers(): Promise<void> {
  const asked = Array.from({ length: CONNECTIONS * 4 }, (_, n) => pool`select ${n}::int as n`);
  expect((await Promise.all(asked)).map(([row]) => row!.n)).toEqual([...asked.keys()]);
}

test('a break in a transaction rejects it, and its later queries reach no other connection', async () => {
  for (let round = 0; round < 5; round += 1) {
    const late: string[] = [];
    const broken = pool.begin(async (tx) => {
      await kill(await pidOf(tx));
      for (const question of ['select 1', 'select 2']) {
        await tx.unsafe(question).catch((error) => late.push(error.code));
      }
    });
    await expect(broken).rejects.toMatchObject({ code: expect.stringMatching(BROKEN) });
    await expect.poll(() => late).toEqual([expect.stringMatching(BROKEN), 'CONNECTION_CLOSED']);
    await expectPoolAnswers();
  }
});

test('a break while reserved: releasing it has no effect, and it runs no more queries', async () => {
  for (let round = 0; round < 5; round += 1) {
    const reserved = await pool.reserve();
    await kill(await pidOf(reserved));
    await reserved`select 1`.catch(() => {});
    await expect(reserved`select 2`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    reserved.release();
    await expectPoolAnswers();
  }
});

test('reserving opens a connection if none is open, and releasing returns it to the pool', async () => {
  for (let round = 0; round < 5; round += 1) {
    const fresh = connect(database, { maxConnections: 2 });
    const one = await fresh.reserve();
    const two = await fresh.reserve();
    const third = fresh.reserve();
    one.release();
    (await third).release();
    two.release();
    await Promise.all(Array.from({ length: 8 }, () => fresh`select 1`));
    await fresh.end();
  }
});

test('of the idle connections, the one used last is taken', async () => {
  await expectPoolAnswers();
  const used = new Set<number>();
  for (let round = 0; round < CONNECTIONS * 2; round += 1) used.add(await pidOf(pool));
  expect(used.size).toBe(1);
  const reserved = await pool.reserve();
  expect(used).toContain(await pidOf(reserved));
  reserved.release();
});

test('a rejected reservation gets no connection later', async () => {
  const away = connect({ ...database, port: database.port + 1 }, { maxConnections: 1 });
  await expect(away.reserve()).rejects.toMatchObject({ code: expect.stringMatching(/ENOENT|ECONNREFUSED/) });
  await expect(away`select 1`).rejects.toMatchObject({ code: expect.stringMatching(/ENOENT|ECONNREFUSED/) });
  await away.end({ timeout: 1 });
});

test('a break with unsent queries settles each, and the connection can be used again', async () => {
  for (let round = 0; round < 20; round += 1) {
    const killed = admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const asked: Promise<unknown>[] = [];
    const ask = () => asked.push(pool`select ${asked.length}::int`.catch(() => {}));
    const asking = setInterval(ask, 0);
    await killed;
    for (let more = 0; more < 30; more += 1) {
      ask();
      await new Promise(setImmediate);
    }
    clearInterval(asking);
    await Promise.all(asked);
  }
  // A connection that has just ended may be noticed only at the next query.
  await vi.waitFor(expectPoolAnswers);
});

test('a break while the pool closes lets it close', async () => {
  for (let round = 0; round < 10; round += 1) {
    const closing = connect(database, { maxConnections: 2 });
    const pids = await Promise.all([pidOf(closing), pidOf(closing)]);
    const asked = [closing`select pg_sleep(60)`, closing`select pg_sleep(60)`].map((query) =>
      query.catch(() => {}),
    );
    const ended = closing.end();
    await Promise.all(pids.map(kill));
    await Promise.all([...asked, ended]);
  }
});

/** The driver without the service's settings, for options that the service does not set. */
const SETTINGS = { ...database, fetch_types: false, onnotice: () => {} };
const openSocket = (): Socket => createConnection(`${database.host}/.s.PGSQL.${database.port}`);

test('a reserved connection whose lifetime ended fails no other query', async () => {
  const sql = postgres({ ...SETTINGS, max: 1, max_lifetime: 0.1 });
  for (let round = 0; round < 5; round += 1) {
    const reserved = await sql.reserve();
    await sleep(200);
    await reserved.unsafe('select 1');
    reserved.release();
    for (let more = 0; more < 5; more += 1) await sql.unsafe('select 1');
  }
  await sql.end();
});

test('what waits for a reserved connection whose lifetime ended is answered by the next one', async () => {
  const sql = postgres({ ...SETTINGS, max: 1, max_lifetime: 0.1 });
  for (const waiting of ['reserve', 'query', 'begin'] as const) {
    const reserved = await sql.reserve();
    const one = {
      reserve: async () => (await sql.reserve()).release(),
      query: () => sql.unsafe('select 1'),
      begin: () => sql.begin((tx) => tx`select 1`),
    };
    const answers = Promise.all([one[waiting](), one.query(), one.reserve(), one.begin(), one.query()]);
    await sleep(200);
    reserved.release();
    await answers;
    const [inTransaction, after] = await Promise.all([
      sql.begin(async (tx) => {
        await sleep(200);
        return (await tx`select 1 as one`)[0]!.one;
      }),
      Promise.all([one.reserve(), one.query()]),
    ]);
    expect([inTransaction, after.length]).toEqual([1, 2]);
  }
  await sql.end();
});

test('a pool that ends waits for a reserved connection and ends with its release', async () => {
  const sql = postgres({ ...SETTINGS, max: 1 });
  const reserved = await sql.reserve();
  const ended = sql.end();
  await reserved.unsafe('select 1');
  reserved.release();
  await ended;
});

async function listenOn(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

test('if a server closes while connecting, the query is retried with pauses and rejected in time', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.end();
  });
  const port = await listenOn(server);
  const sql = postgres({ ...SETTINGS, host: '127.0.0.1', port, max: 1, connect_timeout: 1 });
  const asked = [sql.unsafe('select 1'), sql.reserve()].map((query) =>
    expect(query).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' }),
  );
  await Promise.all(asked);
  expect(calls).toBeGreaterThan(2);
  expect(calls).toBeLessThan(30);
  await sql.end();
  server.close();
});

test('a server that closes while connecting and opens later answers the query', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    if (calls < 3) socket.end();
    else socket.pipe(openSocket()).pipe(socket);
  });
  const port = await listenOn(server);
  const sql = postgres({ ...SETTINGS, host: '127.0.0.1', port, max: 1 });
  expect(await sql.unsafe('select 1 as n')).toEqual([{ n: 1 }]);
  await sql.end();
  server.close();
});

test('queries that wait in a broken transaction or reservation are rejected with it', async () => {
  const sql = postgres({ ...SETTINGS, max: 1 });
  const askTwice = async (db: Pick<Sql, 'unsafe'>) => {
    const pid = await pidOf(db);
    // A statement with parameters is described first, so the next query waits in the queue of the transaction.
    const asked = [db.unsafe('select pg_sleep($1)', [60]), db.unsafe('select 1')];
    const settled = Promise.allSettled(asked);
    await kill(pid);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  };
  await expect(sql.begin(askTwice)).rejects.toMatchObject({ code: expect.stringMatching(BROKEN) });
  const reserved = await sql.reserve();
  await askTwice(reserved);
  reserved.release();
  await sql.end();
});

test('a transaction at the end of a full pipeline has its connection alone', async () => {
  const sql = postgres({ ...SETTINGS, max: 1, max_pipeline: 2 } as postgres.Options<never>);
  await sql.unsafe('select 1');
  const before = [sql.unsafe('select 1').execute(), sql.unsafe('select 1').execute()];
  const pids = await sql.begin(async (tx) => [await pidOf(tx), await pidOf(tx)]);
  expect(pids[0]).toBe(pids[1]);
  await Promise.all(before);
  await sql.end();
});

test('a reserved connection stays reserved when its socket has drained', async () => {
  const socket = openSocket();
  const sql = postgres({ ...SETTINGS, max: 1, socket: () => socket } as postgres.Options<never>);
  const reserved = await sql.reserve();
  socket.emit('drain');
  const order: string[] = [];
  const other = sql.unsafe('select 1').then(() => order.push('other'));
  await reserved.unsafe('select pg_sleep(0.05)').then(() => order.push('reserved'));
  reserved.release();
  await other;
  expect(order).toEqual(['reserved', 'other']);
  await sql.end();
});

/** A server in front of the database that can stop answering without closing anything. */
async function freezable() {
  let isFrozen = false;
  const server = createServer((socket) => {
    const behind = openSocket();
    socket.on('data', (bytes) => !isFrozen && behind.write(bytes));
    behind.on('data', (bytes) => !isFrozen && socket.write(bytes));
    for (const end of [socket, behind]) end.on('error', () => {}).on('close', () => socket.destroy());
    socket.on('close', () => behind.destroy());
  });
  const port = await listenOn(server);
  return {
    settings: { ...SETTINGS, host: '127.0.0.1', port },
    freeze() {
      isFrozen = true;
    },
    close: () => server.close(),
  };
}

test('a query on a frozen server is rejected once the server counts as gone; a slow one is not', async () => {
  const target = await freezable();
  let alive = true;
  const asked: number[] = [];
  const isAlive = async (pid: number) => {
    asked.push(pid);
    return alive;
  };
  const settings = { ...target.settings, max: 1, connect_timeout: 1 };
  const sql = postgres({ ...settings, silence: { seconds: 1, isAlive } });
  const pid = await pidOf(sql);
  expect(await sql.unsafe('select 1 as n, pg_sleep(2.5)')).toMatchObject([{ n: 1 }]);
  expect(asked).toContain(pid);
  alive = false;
  target.freeze();
  const rejected = [sql.unsafe('select 1'), sql.begin((tx) => tx`select 1`), sql.unsafe('select 2')];
  await Promise.all(
    rejected.map((query) => expect(query).rejects.toMatchObject({ code: expect.stringMatching(/CONNECT/) })),
  );
  await sql.end({ timeout: 0 });
  target.close();
});

test('if no connection can be opened, all waiting queries are rejected together', async () => {
  let calls = 0;
  const silent = createServer(() => {
    calls += 1;
  });
  const port = await listenOn(silent);
  const sql = postgres({ ...SETTINGS, host: '127.0.0.1', port, max: 1, connect_timeout: 1 });
  const asked = [
    sql.unsafe('select 1'),
    sql.reserve(),
    sql.unsafe('select 2'),
    sql.begin((tx) => tx`select 3`),
  ];
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(calls).toBe(1);
  await sql.end({ timeout: 0 });
  silent.close();
});
