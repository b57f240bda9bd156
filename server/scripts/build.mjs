// Bundles the service into dist/, or --outdir=<path>. Dependencies stay external; `--if-stale` skips the
// build if dist is newer than its sources.
import { rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewerThan } from '../../scripts/newest-change.mjs';
import { generateTexts } from '../../scripts/texts/generate-texts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.find((argument) => argument.startsWith('--outdir='))?.slice('--outdir='.length);
const outdir = given ? resolve(given) : join(root, 'dist');
const stamp = join(outdir, '.built');

const sources = [
  join(root, 'scripts'),
  join(root, 'src'),
  join(root, 'vendor'),
  join(root, 'package.json'),
  join(root, '..', 'shared'),
];
/**
 * With one character beyond Latin-1, V8 keeps a whole file with two bytes per character. esbuild escapes texts, but neither
 * regular expressions nor String.raw, which is used only to build them.
 */
const onlyAscii = {
  name: 'only-ascii',
  setup(build) {
    build.onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
      const written = await readFile(path, 'utf8');
      const contents = written.replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return contents === written ? null : { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

await generateTexts({ ifStale: true });
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
      'verify-audit': 'src/start/verify-audit.ts',
      keys: 'src/start/keys.ts',
      migrate: 'src/start/migrate.ts',
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
    sourcesContent: false,
    // V8 keeps the text of every function in memory. Names stay, for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [onlyAscii],
    logLevel: 'warning',
  });
  writeFileSync(stamp, '');
}
