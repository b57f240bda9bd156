// Sandbox processes survive kill -9 of the whole service during every scenario.
import { afterAll, expect, test, vi } from 'vitest';
import { connect } from '../../src/platform/db.ts';
import { creation } from '../harness/orders.ts';
import { builtService, type ServiceProcess } from '../harness/process.ts';
import { createDatabase, OPERATOR_TOKEN, send } from '../harness/service.ts';
import { SCENARIOS, type Scenario, stepsOf } from '../sandbox/expected-scenarios.ts';

const built = builtService();
afterAll(() => built.remove());

const database = await createDatabase();

const start = () => built.spawnOn(database, { SANDBOX_STEP_SECONDS: '1' });

async function openCustomer(service: ServiceProcess): Promise<string> {
  const ops = (path: string, body: object) =>
    send(`${service.api}/ops${path}`, { key: OPERATOR_TOKEN, body });
  const account = await ops('/accounts', { name: 'Autohaus Abbruch' });
  const order = { type: 'api_key', environment: 'sandbox', name: 'Key' };
  return (await ops(`/accounts/${account.json.id}/credentials`, order)).json.key;
}

test('each continues after every kill without a call, and runs every step exactly once', async () => {
  const sql = connect(database, { maxConnections: 1 });
  let service = await start();
  const key = await openCustomer(service);
  const orders = new Map<Scenario, string>();
  for (const scenario of SCENARIOS) {
    const headers = { 'x-sandbox-scenario': scenario };
    const made = await send(`${service.api}/extern/orders`, { key, body: creation(), headers });
    orders.set(scenario, made.json.id);
  }
  const steps = async () => {
    const rows = await sql<
      { step: number; finished: boolean }[]
    >`select step, finished from sandbox_processes`;
    return {
      sum: rows.reduce((sum, row) => sum + row.step, 0),
      open: rows.filter((row) => !row.finished).length,
    };
  };
  for (let kill = 0; kill < 3; kill += 1) {
    const before = await steps();
    await vi.waitFor(async () => expect((await steps()).sum).toBeGreaterThan(before.sum + 4), {
      timeout: 240_000,
    });
    expect((await steps()).open).toBeGreaterThan(0);
    service.signal('SIGKILL');
    await service.end;
    service = await start();
  }
  await vi.waitFor(async () => expect((await steps()).open).toBe(0), { timeout: 240_000 });

  for (const [scenario, id] of orders) {
    const rows = await sql<{ type: string }[]>`
      select type from events where order_id = ${id} and format = '2026-09-01' order by created_at, id`;
    const expected = stepsOf(scenario);
    expect(
      rows.map((row) => row.type),
      scenario,
    ).toEqual(expected.flatMap((step) => step.v1));
    const [process] = await sql<{ history: { name: string }[] }[]>`
      select history from sandbox_processes where order_id = ${id}`;
    expect(
      process!.history.map(({ name }) => name),
      scenario,
    ).toEqual(expected.map(({ name }) => name));
    const documents = await sql<{ kind: string }[]>`select kind from documents where order_id = ${id}`;
    const kinds = expected.flatMap((step) => Object.keys(step.documents ?? {}));
    expect(documents.map(({ kind }) => kind).sort(), scenario).toEqual(kinds.sort());
  }
  service.signal('SIGTERM');
  await service.end;
  await sql.end();
}, 600_000);
