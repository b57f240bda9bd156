// Builds the package: ES modules into dist/, CommonJS into dist/cjs/, each with declarations; `--if-stale` skips a
// current build. A build replaces the last one at its end, so that programs can use the package during a build.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isNewerThan } from '../../../scripts/newest-change.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const outdir = join(root, `../../node_modules/.sdk-build-${process.pid}`);
const commonJs = join(outdir, 'cjs');
const stamp = join(dist, '.built');

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

function buildModules() {
  return build({
    // The result names its sources relative to this folder: it must not depend on where the build was started.
    absWorkingDir: root,
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
}

/** One file per source, because a bundle per entry would contain the classes of errors twice. */
function buildCommonJs() {
  const compiler = join(root, '../../node_modules/typescript/bin/tsc');
  const format = ['--module', 'commonjs', '--verbatimModuleSyntax', 'false'];
  const args = ['-p', join(root, 'src'), ...format, '--outDir', commonJs];
  execFileSync(process.execPath, [compiler, ...args], { stdio: 'inherit' });
  renameImports(commonJs);
  writeFileSync(join(commonJs, 'package.json'), '{ "type": "commonjs" }\n');
}

/** The text is the same in both formats; compilers read the format from the nearest package.json. */
function copyDeclarations() {
  const filter = (path) => statSync(path).isDirectory() || path.endsWith('.d.ts');
  cpSync(commonJs, outdir, { recursive: true, filter });
}

function replaceLastBuild() {
  const last = `${outdir}-last`;
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(outdir, dist);
  rmSync(last, { recursive: true, force: true });
}

const sources = ['src', 'scripts', 'package.json'].map((name) => join(root, name));
if (!(process.argv.includes('--if-stale') && isNewerThan(stamp, sources))) {
  await buildModules();
  buildCommonJs();
  copyDeclarations();
  copyFileSync(join(root, '../../LICENSE'), join(outdir, 'LICENSE'));
  writeFileSync(join(outdir, '.built'), '');
  replaceLastBuild();
}
