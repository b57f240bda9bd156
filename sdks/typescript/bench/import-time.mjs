// How long importing the built package takes: the median of 21 fresh processes, over what an empty one takes.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNS = 21;
const LIMIT_MS = 30;
const entry = new URL('../dist/index.js', import.meta.url).href;
const script = `const start = performance.now(); await import(${JSON.stringify(entry)}); process.stdout.write(String(performance.now() - start));`;

const times = Array.from({ length: RUNS }, () =>
  Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      encoding: 'utf8',
    }),
  ),
).sort((one, other) => one - other);
const median = times[Math.floor(RUNS / 2)];
process.stdout.write(`Importing @handover/sdk: ${median.toFixed(1)} ms (allowed: ${LIMIT_MS} ms)\n`);
process.exitCode = median < LIMIT_MS ? 0 : 1;
