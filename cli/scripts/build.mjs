// Builds the program into dist/handover.js, with the SDK as a package; `--if-stale` skips a current build.
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isNewerThan } from '../../scripts/newest-change.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outfile = join(root, 'dist/handover.js');
const stamp = join(root, 'dist/.built');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const sources = ['src', 'scripts', 'package.json'].map((name) => join(root, name));
if (!(process.argv.includes('--if-stale') && isNewerThan(stamp, sources))) {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await build({
    entryPoints: [join(root, 'src/main.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@handover/sdk', '@handover/sdk/testing'],
    banner: { js: '#!/usr/bin/env node' },
    define: { HANDOVER_CLI_VERSION: JSON.stringify(version) },
    logLevel: 'warning',
  });
  chmodSync(outfile, 0o755);
  copyFileSync(join(root, '../LICENSE'), join(root, 'dist/LICENSE'));
  writeFileSync(stamp, '');
}
