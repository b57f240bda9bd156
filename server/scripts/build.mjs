// Bundles the service into dist/, or --outdir=<path>. Dependencies stay external; `--if-stale` skips the
// build if dist is newer than its sources.
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewerThan } from '../../scripts/newest-change.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.find((argument) => argument.startsWith('--outdir='))?.slice('--outdir='.length);
const outdir = given ? resolve(given) : join(root, 'dist');
const stamp = join(outdir, '.built');

const sources = [
  join(root, 'src'),
  join(root, 'vendor'),
  join(root, 'package.json'),
  join(root, '..', 'shared'),
];
if (!(process.argv.includes('--if-stale') && isNewerThan(stamp, sources))) {
  const esbuild = await import('esbuild').catch(() => {
    process.stderr.write(
      'esbuild is missing: run "npm ci" with development dependencies, or start from a built dist/.\n',
    );
    process.exit(1);
  });
  rmSync(outdir, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/main.ts',
      'pdf-worker': 'src/documents/pdf/pdf-worker.ts',
      'write-openapi': 'src/start/write-openapi.ts',
      'verify-audit': 'src/start/verify-audit.ts',
      keys: 'src/start/keys.ts',
      storage: 'src/start/storage.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
  });
  writeFileSync(stamp, '');
}
