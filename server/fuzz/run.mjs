// `npm run fuzz`, `npm run fuzz -- --seed 7 --calls 1000`: builds the fuzzer and runs it.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, calls: { type: 'string', default: '100000' } },
});
const [seed, calls] = [Number(values.seed), Number(values.calls)];
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(calls) || calls < 1) {
  process.stderr.write('--seed and --calls are whole numbers.\n');
  process.exit(1);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(root, 'node_modules', '.cache', 'handover-fuzz', String(process.pid));
try {
  await build({
    absWorkingDir: root,
    entryPoints: {
      'pdf-worker': 'src/documents/pdf/pdf-worker.ts',
      fuzz: 'fuzz/fuzz.ts',
      client: 'fuzz/client.ts',
    },
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
  });
  const { fuzz } = await import(pathToFileURL(join(outdir, 'fuzz.js')).href);
  process.exitCode = (await fuzz({ seed, calls })) ? 0 : 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
