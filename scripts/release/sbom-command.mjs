// `npm run sbom`: builds the pages if they are stale, and prints the bill of materials.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitTime } from './commit.mjs';
import { writeSbom } from './sbom.mjs';
import { shippedPackages } from './shipped-packages.mjs';

const root = join(import.meta.dirname, '../..');
execFileSync(process.execPath, [join(root, 'web/scripts/build.mjs'), '--if-stale'], {
  stdio: ['ignore', 2, 2],
});
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const sbom = writeSbom({ version, moment: commitTime(root), packages: shippedPackages(root) });
process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);
