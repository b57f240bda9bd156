// Runs the benches named on the command line, or all of them: `npm run bench`, `npm run bench -- me`.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

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
  'secrets',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(root, 'node_modules', '.cache', 'handover-bench', String(process.pid));
const named = process.argv.slice(2);
const unknown = named.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.\n`);
  process.exit(1);
}
const chosen = named.length > 0 ? named : BENCHES;

try {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries([
      ['pdf-worker', 'src/documents/pdf/pdf-worker.ts'],
      ...['serve-service', 'serve-bare', 'webhooks-receiver', 'serve-select', 'serve-bodies', ...chosen].map(
        (name) => [name, `bench/${name}.ts`],
      ),
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
    await bench();
  }
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
