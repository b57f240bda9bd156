// The built service without demo, started as by `npm start`, on a given database.
import { join } from 'node:path';
import type { ConnectionTarget } from '../src/platform/db.ts';
import { projectPath } from '../src/platform/project-root.ts';
import { type Child, freePorts, startProgram, waitUntil } from '../torture/failover/child-process.ts';
import { OPERATOR_TOKEN } from './load/api.ts';

const READY_WITHIN_MS = 60_000;

interface BuiltService {
  process: Child;
  origin: string;
  startMs: number;
}

/** Its files go to `folder`. */
export async function startBuiltService(
  database: Exclude<ConnectionTarget, string>,
  folder: string,
  settings: Record<string, string> = {},
): Promise<BuiltService> {
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const process = startProgram({
    name: 'service',
    command: globalThis.process.execPath,
    args: [projectPath('dist', 'main.js')],
    logFile: join(folder, 'service.log'),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `postgres:///${database.database}`,
      PGHOST: database.host!,
      PGPORT: String(database.port),
      PGUSER: database.user!,
      ...(database.password && { PGPASSWORD: database.password }),
      MASTER_KEY: '07'.repeat(32),
      OPERATOR_TOKEN,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'service'),
      ...settings,
    },
  });
  await waitUntil('the service is ready', READY_WITHIN_MS, async () => {
    if (process.exitCode() !== null) throw new Error('it ended');
    return (await fetch(`${origin}/health/ready`)).ok;
  });
  return { process, origin, startMs: performance.now() - startedAt };
}
