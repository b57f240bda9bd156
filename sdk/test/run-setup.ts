// What a run needs once: the built package and a PostgreSQL.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import startDatabase from '../../server/test/harness/database-server.ts';
import noteErrors from '../../server/test/harness/sent-errors.ts';

const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));

export default async function setup(project: TestProject) {
  execFileSync(process.execPath, [BUILD, '--if-stale'], { stdio: 'inherit' });
  const stopNoting = noteErrors(project);
  const stopDatabase = await startDatabase(project);
  return async () => {
    await stopDatabase();
    stopNoting();
  };
}
