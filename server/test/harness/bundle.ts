// One bundle of the service for all tests that start it as a separate process.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds main.js. */
    bundle: string;
  }
}

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/** Where this run keeps a DATA_DIR. Not in the bundle: when the tests run as root, PostgreSQL's user must be able to enter. */
export const preparedDataIn = (bundle: string) => join(tmpdir(), `handover-prepared-${basename(bundle)}`);

/** Not dist/, which other tests and developers may be building or running at the same time. */
export default function setup(project: TestProject) {
  const folder = join(SERVER, 'node_modules', '.cache', 'handover', randomBytes(6).toString('hex'));
  execFileSync(process.execPath, ['scripts/build.mjs', `--outdir=${folder}`], {
    cwd: SERVER,
    stdio: 'inherit',
  });
  project.provide('bundle', folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(preparedDataIn(folder), { recursive: true, force: true, maxRetries: 10 });
  };
}
