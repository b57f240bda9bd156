// What a run needs once: the built program, the SDK that it calls, and a PostgreSQL.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import prepareSdk from '../../sdk/test/run-setup.ts';

const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));

export default async function setup(project: TestProject) {
  execFileSync(process.execPath, [BUILD, '--if-stale'], { stdio: 'inherit' });
  return prepareSdk(project);
}
