// An import survives kill -9 of the service during its check and its run: every order is created once.
import { afterAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { builtService, type ServiceProcess } from '../harness/process.ts';
import { createDatabase, openService } from '../harness/service.ts';
import { importsOf, table } from '../orders/imports/import-setup.ts';

/** Three batches of the check, fifteen of the run. */
const ROWS = 600;
const built = builtService();
afterAll(() => built.remove());

const database = await createDatabase();

const start = () => built.spawnOn(database);

test('it continues after every kill without a call, and creates every order exactly once', async () => {
  // Uploads the file and starts the run; the process that is killed does all the work.
  const { service: desk } = await openService({
    database,
    clock: { ...systemClock, advance() {}, set() {}, sleepers: () => 0 },
  });
  const { account } = await desk.customer();
  const imports = importsOf(desk, account);
  // The service runs on the real clock, and refuses pickups in the past.
  const at = '17.11.2090 08:00';
  const file = table(...Array.from({ length: ROWS }, (_, index) => ({ plate: `S-X ${index}`, at })));
  const id = await imports.bring(file);
  const { sql } = desk.services.core;
  const count = async (...results: string[]) => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::integer as count from import_rows where import_id = ${id} and result = any(${results})`;
    return row!.count;
  };
  const killAfter = async (process: ServiceProcess, more: number, ...results: string[]) => {
    const before = await count(...results);
    await vi.waitFor(async () => expect(await count(...results)).toBeGreaterThan(before + more), {
      timeout: 60_000,
      interval: 5,
    });
    process.signal('SIGKILL');
    await process.end;
    expect(await count(...results)).toBeLessThan(ROWS);
  };

  await killAfter(await start(), 100, 'READY');
  let process = await start();
  await vi.waitFor(async () => expect(await imports.get(id)).toMatchObject({ state: 'READY' }), {
    timeout: 60_000,
  });
  await imports.start(id);
  await killAfter(process, 100, 'CREATED');
  process = await start();
  await vi.waitFor(async () => expect(await imports.get(id)).toMatchObject({ state: 'DONE' }), {
    timeout: 120_000,
  });

  expect(await count('CREATED')).toBe(ROWS);
  expect(await imports.orders()).toHaveLength(ROWS);
  const [{ events }] = await sql<[{ events: number }]>`
    select count(*)::integer as events from events where type = 'order.created' and format = '2026-09-01'`;
  expect(events).toBe(ROWS);
  process.signal('SIGTERM');
  await process.end;
  await desk.close();
}, 300_000);
