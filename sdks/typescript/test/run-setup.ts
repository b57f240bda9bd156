// Builds the package once per run.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));

export default function setup() {
  execFileSync(process.execPath, [BUILD, '--if-stale'], { stdio: 'inherit' });
}
