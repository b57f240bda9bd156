// Runs TypeScript of this workspace as a program: benches, fuzzing and torture are bundled like the service.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generateTexts } from '../../scripts/texts/generate-texts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Bundles the entries into a directory of this run, which is removed at the end. `run` gets the directory and a function
 * that imports an entry.
 */
export async function withBundle(name, entryPoints, run) {
  const outdir = join(root, 'node_modules', '.cache', `handover-${name}`, String(process.pid));
  await generateTexts({ ifStale: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: { 'pdf-worker': 'src/documents/pdf/pdf-worker.ts', ...entryPoints },
      outdir,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      sourcemap: true,
      logLevel: 'warning',
    });
    return await run({ outdir, load: (entry) => import(pathToFileURL(join(outdir, `${entry}.js`)).href) });
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** Builds the whole service for processes of a test, not into dist/, which a developer may be running. */
export function buildServiceInto(outdir) {
  execFileSync(process.execPath, ['scripts/build.mjs', `--outdir=${outdir}`], {
    cwd: root,
    stdio: 'inherit',
  });
}
