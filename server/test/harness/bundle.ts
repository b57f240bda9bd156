// One bundle of the service for all tests that start it as a process of its own.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds main.js. */
    bundle: string;
  }
}

/** Not dist/, which other tests and developers may be building or running meanwhile. */
export default function setup(project: TestProject) {
  const folder = resolve('node_modules', '.cache', 'handover', randomBytes(6).toString('hex'));
  execFileSync(process.execPath, ['scripts/build.mjs', `--outdir=${folder}`], { stdio: 'inherit' });
  project.provide('bundle', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
