// Builds the pages into dist/ and compresses them; `--if-stale` skips the build when dist is up to date.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isNewerThan } from '../../scripts/newest-change.mjs';
import { generateTexts } from '../../scripts/texts/generate-texts.mjs';
import { lateTexts } from './late-texts.mjs';

// A test run sets another value, and React would then include its warnings.
process.env.NODE_ENV = 'production';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(root, 'dist');
const stamp = join(outdir, '.built');
const SOURCES = ['src', 'scripts', 'vite.config.ts', 'package.json', '../docs/samples', '../shared'].map(
  (name) => join(root, name),
);
const COMPRESSIBLE = /\.(?:m?js|css|svg|json|webmanifest|wasm|ttf|txt|html)$/;
const MIN_COMPRESSED_BYTES = 128;

async function compress(path) {
  const bytes = readFileSync(path);
  if (bytes.length < MIN_COMPRESSED_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

async function build() {
  const vite = await import('vite').catch(() => null);
  if (vite === null) {
    const what = existsSync(stamp)
      ? 'the pages are served as they were built before'
      : 'there are no pages, only the API';
    process.stderr.write(
      `vite is missing, so ${what}; run "npm ci" with development dependencies to build them.\n`,
    );
    return;
  }
  process.stdout.write('Building the pages (web/dist) …\n');
  await vite.build({ configFile: join(root, 'vite.config.ts') });
  await buildDriverWorker(vite);
  const assets = join(outdir, 'assets');
  const names = readdirSync(assets).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(names.map((name) => compress(join(assets, name))));
  writeFileSync(stamp, '');
}

/**
 * One plain script: the service prepends the file names of the build and serves it at the root of its scope.
 */
async function buildDriverWorker(vite) {
  const app = join(outdir, 'driver');
  await vite.build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [lateTexts()],
    build: {
      outDir: app,
      emptyOutDir: true,
      target: 'safari18.1',
      lib: {
        entry: join(root, 'src/driver/worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'worker.js',
      },
    },
  });
  const icons = join(root, 'src/driver/icons');
  for (const name of readdirSync(icons)) copyFileSync(join(icons, name), join(app, name));
}

await generateTexts({ ifStale: true });
if (!(process.argv.includes('--if-stale') && isNewerThan(stamp, SOURCES))) await build();
