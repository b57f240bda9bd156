// Builds the program into dist/handover.js, with the SDK as a package; `--if-stale` skips a current build.
import { chmodSync, copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isNewerThan } from '../../scripts/newest-change.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outfile = join(root, 'dist/handover.js');
const draft = `${outfile}.${process.pid}`;
const stamp = join(root, 'dist/.built');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const sources = ['src', 'scripts', 'package.json', '../shared/text'].map((name) => join(root, name));
if (!(process.argv.includes('--if-stale') && isNewerThan(stamp, sources))) {
  await build({
    // The result names its sources relative to this folder: it must not depend on where the build was started.
    absWorkingDir: root,
    entryPoints: [join(root, 'src/main.ts')],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@handover/sdk', '@handover/sdk/testing'],
    banner: { js: '#!/usr/bin/env node' },
    define: { HANDOVER_CLI_VERSION: JSON.stringify(version) },
    logLevel: 'warning',
  });
  chmodSync(draft, 0o755);
  // At once, so that the program can be started during a build.
  renameSync(draft, outfile);
  copyFileSync(join(root, '../LICENSE'), join(root, 'dist/LICENSE'));
  writeFileSync(stamp, '');
}
