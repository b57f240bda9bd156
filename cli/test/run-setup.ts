// Builds the program, the SDK that it calls, and the packages that the service hands out, once per run.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILDS = [
  '../../sdks/typescript/scripts/build.mjs',
  '../scripts/build.mjs',
  '../../server/scripts/packages/build.mjs',
];

export default function setup() {
  for (const build of BUILDS) {
    const script = fileURLToPath(new URL(build, import.meta.url));
    execFileSync(process.execPath, [script, '--if-stale'], { stdio: 'inherit' });
  }
}
