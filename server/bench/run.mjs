// Runs the benches named on the command line, or all of them: `npm run bench`, `npm run bench -- me`. With `--keep` their
// ratios become those that later runs are compared with; other arguments with two dashes go to the bench.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compareRatios } from './compare-ratios.mjs';

const BENCHES = [
  'me',
  'webhooks',
  'orders',
  'order-lists',
  'console-search',
  'imports',
  'invoice-runs',
  'pdf',
  'streams',
  'fleet',
  'tracing',
  'secrets',
];

/** They run only when they are named, because they take many minutes. */
const LONG = { load: 'bench/load/load.ts' };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(root, 'node_modules', '.cache', 'handover-bench', String(process.pid));
const isOption = (argument) => argument.startsWith('--');
const options = process.argv.slice(2).filter(isOption);
const named = process.argv.slice(2).filter((argument) => !isOption(argument));
const existing = [...BENCHES, ...Object.keys(LONG)];
const unknown = named.filter((name) => !existing.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}. There are: ${existing.join(', ')}.\n`);
  process.exit(1);
}
const chosen = named.length > 0 ? named : BENCHES;

process.env.BENCH_RATIOS = join(outdir, 'ratios.jsonl');

try {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries([
      ['pdf-worker', 'src/documents/pdf/pdf-worker.ts'],
      ...[
        'serve-service',
        'serve-bare',
        'webhooks-receiver',
        'serve-select',
        'serve-bodies',
        'serve-collector',
        ...chosen,
      ].map((name) => [name, LONG[name] ?? `bench/${name}.ts`]),
    ]),
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
  });
  for (const name of chosen) {
    const { bench } = await import(pathToFileURL(join(outdir, `${name}.js`)).href);
    await bench(options.filter((option) => option !== '--keep'));
  }
  const isAsGood = compareRatios(process.env.BENCH_RATIOS, { keep: options.includes('--keep') });
  if (!isAsGood) process.exitCode = 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
