// Builds the program into dist/handover.js, with the SDK beside it as a package; `--if-stale` skips what is newer.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outfile = join(root, 'dist/handover.js');
const stamp = join(root, 'dist/.built');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function newestChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function isFresh() {
  if (!existsSync(stamp)) return false;
  const sources = ['src', 'scripts', 'package.json'].map((name) => newestChange(join(root, name)));
  return statSync(stamp).mtimeMs > Math.max(...sources);
}

if (!(process.argv.includes('--if-stale') && isFresh())) {
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
