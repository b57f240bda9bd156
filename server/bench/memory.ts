// What an idle service takes: the built one, started as by `npm start`, without demo, on a PostgreSQL of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts';
import { stopProgram } from '../torture/failover/child-process.ts';
import { startBuiltService } from './built-service.ts';
import { forEachConcurrent } from './concurrent.ts';
import { type Api, OPERATOR_TOKEN, openApi } from './load/api.ts';
import { NEW_ORDER } from './load/population.ts';
import { type ProcessMemory, readProcessMemory } from './process-memory.ts';
import { recordRatio } from './record-ratio.ts';

const TARGET_MB = 120;
/** V8 collects the garbage of the start within half a minute. */
const IDLE_MS = 45_000;
/** The thread that renders documents ends within two minutes. */
const IDLE_AFTER_USE_MS = 150_000;
const ORDERS = 1000;
const CALLS_AT_ONCE = 10;
const STOP_WITHIN_MS = 20_000;
const MB = 2 ** 20;

interface Row extends ProcessMemory {
  name: string;
  heapMb: number;
  heapUsedMb: number;
  externalMb: number;
}

export async function bench(args: string[]): Promise<void> {
  if (!existsSync('/proc/self/smaps_rollup')) {
    process.stdout.write('memory: this bench reads /proc, so it needs Linux.\n');
    return;
  }
  const rows = [await measureBareNode()];
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-bench-'));
  chmodSync(dataDir, 0o711);
  const database = await startEmbeddedPostgres({ dataDir, database: 'handover', log: () => {} });
  const { process: service, origin, startMs } = await startBuiltService(database.connection, dataDir);
  const api = openApi(origin);
  try {
    await sleep(IDLE_MS);
    const idle = await measure('service, idle since its start', service.pid, api);
    rows.push(idle);
    if (!args.includes('--start-only')) {
      await use(api);
      await sleep(IDLE_AFTER_USE_MS);
      rows.push(await measure(`idle again after ${ORDERS * 2} calls`, service.pid, api));
    }
    report(rows);
    const ratio = idle.residentMb / TARGET_MB;
    process.stdout.write(
      `start ${Math.round(startMs)} ms; ratio to ${TARGET_MB} MB resident: ${ratio.toFixed(2)}, ${ratio <= 1 ? 'met' : 'not met'}\n`,
    );
    recordRatio('memory', ratio, 'lower');
  } finally {
    await api.close();
    await stopProgram(service, STOP_WITHIN_MS);
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureBareNode(): Promise<Row> {
  const program = `setInterval(() => {}, 1e6); const { heapTotal, heapUsed, external } = process.memoryUsage();
    console.log(JSON.stringify({ heapTotal, heapUsed, external }));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const { heapTotal, heapUsed, external } = JSON.parse(String(line));
  await sleep(1000);
  const memory = readProcessMemory(child.pid!);
  child.kill();
  return {
    name: 'Node without a program',
    ...memory,
    heapMb: heapTotal / MB,
    heapUsedMb: heapUsed / MB,
    externalMb: external / MB,
  };
}

async function measure(name: string, pid: number, api: Api): Promise<Row> {
  // Before the call below, which needs memory itself.
  const memory = readProcessMemory(pid);
  const metrics = await api.readMetrics();
  const mb = (metric: string) =>
    Number(new RegExp(`^nodejs_${metric}_bytes (\\S+)$`, 'm').exec(metrics)?.[1]) / MB;
  return {
    name,
    ...memory,
    heapMb: mb('heap_size_total'),
    heapUsedMb: mb('heap_size_used'),
    externalMb: mb('external_memory'),
  };
}

async function use(api: Api): Promise<void> {
  const operator = (path: string, json: object) =>
    api.call({ method: 'POST', path: `/ops${path}`, token: OPERATOR_TOKEN, json });
  const contractingParty = { name: 'Autohaus', address: 'Messweg 1, 10115 Berlin', email: 'a@example.com' };
  const account = await operator('/accounts', { name: 'Autohaus', apiV1Production: true, contractingParty });
  const credential = { type: 'api_key', name: 'ERP', environment: 'production' };
  const { key: token } = await operator(`/accounts/${account.id}/credentials`, credential);
  await forEachConcurrent(Array(ORDERS).keys(), CALLS_AT_ONCE, async () => {
    const { id } = await retryWhenLimited(() =>
      api.send({ method: 'POST', path: '/extern/orders', token, json: NEW_ORDER }),
    );
    await retryWhenLimited(() => api.send({ path: `/extern/orders/${id}`, token }));
  });
}

/** The service runs with its real limits. */
async function retryWhenLimited(send: () => ReturnType<Api['send']>): Promise<{ id: string }> {
  for (;;) {
    const { status, text } = await send();
    if (status < 300) return JSON.parse(text);
    if (status !== 429) throw new Error(`${status} ${text}`);
    await sleep(1000);
  }
}

function report(rows: readonly Row[]): void {
  const columns: [title: string, value: (row: Row) => number][] = [
    ['resident', (row) => row.residentMb],
    ['proportional', (row) => row.proportionalMb],
    ['private', (row) => row.privateMb],
    ['files of Node', (row) => row.filesMb],
    ['heap', (row) => row.heapMb],
    ['heap used', (row) => row.heapUsedMb],
    ['external', (row) => row.externalMb],
    ['native rest', (row) => row.residentMb - row.filesMb - row.heapMb - row.externalMb],
  ];
  const line = (name: string, cells: string[]) =>
    process.stdout.write(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join('')}\n`);
  line(
    'MB',
    columns.map(([title]) => title),
  );
  for (const row of rows) {
    line(
      row.name,
      columns.map(([, value]) => value(row).toFixed(1)),
    );
  }
}
