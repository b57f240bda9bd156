// Builds the service and the torture, and runs it: `npm run torture -- --rounds 200 --seed 7`. See README.md.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(root, 'node_modules', '.cache', 'handover-torture', String(process.pid));
const service = join(outdir, 'service');

try {
  // Not dist/, which a developer may be running.
  execFileSync(process.execPath, ['scripts/build.mjs', `--outdir=${service}`], {
    cwd: root,
    stdio: 'inherit',
  });
  await build({
    absWorkingDir: root,
    entryPoints: { torture: 'torture/torture.ts', 'pdf-worker': 'src/documents/pdf/pdf-worker.ts' },
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
  });
  const { torture } = await import(pathToFileURL(join(outdir, 'torture.js')).href);
  process.exitCode = await torture(process.argv.slice(2), service);
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
