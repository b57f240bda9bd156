// Every process is replaced by a new one under load, while the schema grows: no call is refused.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../installation.ts';
import type { SupervisedProcess } from '../supervised-process.ts';
import { underLoad } from './under-load.ts';

const DRAIN_MS = 1500;
const BETWEEN_MS = 2000;

/** As a load balancer does it: the new one is ready before the old one gets no more calls, and then ends. */
async function replace(
  { newProcess, records }: Installation,
  processes: SupervisedProcess[],
  index: number,
  role: 'api' | 'worker',
): Promise<void> {
  const old = processes[index]!;
  const next = await newProcess(`${old.name}, new`, role);
  next.start();
  await next.ready();
  processes[index] = next;
  await sleep(DRAIN_MS);
  const code = await old.stop();
  if (code !== 0) records.violations.push(`${old.name} ended with ${code}: ${old.output().slice(-500)}`);
}

/** What a migration of the next version may do: add. The processes of this version keep their statements. */
async function growSchema({ database }: Installation): Promise<number> {
  const sql = database.open();
  try {
    const tables = await sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`;
    for (const { name } of tables) {
      for (;;) {
        const done = await sql
          .begin(async (tx) => {
            await tx`set local lock_timeout = '300ms'`;
            await tx.unsafe(`alter table ${name} add column if not exists added_later text`);
            return true;
          })
          .catch((error: { code: string }) => {
            if (error.code === '55P03' || error.code === '40P01') return false;
            throw error;
          });
        if (done) break;
        await sleep(100);
      }
    }
    return tables.length;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export const rollingUpgrade = underLoad({
  async breakIt(installation) {
    const { apis, workers, records } = installation;
    await sleep(BETWEEN_MS);
    await replace(installation, apis, 0, 'api');
    const tables = await growSchema(installation);
    await sleep(BETWEEN_MS);
    await replace(installation, workers, 0, 'worker');
    await replace(installation, apis, 1, 'api');
    await replace(installation, workers, 1, 'worker');
    await sleep(BETWEEN_MS);
    for (const [what, times] of records.calls.failures) {
      if (what !== '429 RATE_LIMITED') records.violations.push(`${times} calls were refused: ${what}`);
    }
    return [`4 processes replaced, ${tables} tables got a column`];
  },
});
