// Builds the package into dist/: one module per entry, with declarations; `--if-stale` skips a current build.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isNewerThan } from '../../scripts/newest-change.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(root, 'dist');
const stamp = join(outdir, '.built');

/** Declarations keep the file extensions of the imports in the sources. */
function renameImports(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) renameImports(path);
    else if (entry.name.endsWith('.d.ts')) {
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/(from '|from "|import\(['"])(\.[^'"]*)\.ts(['"])/g, '$1$2.js$3'));
    }
  }
}

const sources = ['src', 'scripts', 'package.json'].map((name) => join(root, name));
if (!(process.argv.includes('--if-stale') && isNewerThan(stamp, sources))) {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: [join(root, 'src/index.ts'), join(root, 'src/testing.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    chunkNames: 'shared-[hash]',
    logLevel: 'warning',
  });
  const compiler = join(root, '../node_modules/typescript/bin/tsc');
  const args = ['-p', join(root, 'src'), '--emitDeclarationOnly', '--outDir', outdir];
  execFileSync(process.execPath, [compiler, ...args], { stdio: 'inherit' });
  renameImports(outdir);
  copyFileSync(join(root, '../LICENSE'), join(root, 'dist/LICENSE'));
  writeFileSync(stamp, '');
}
