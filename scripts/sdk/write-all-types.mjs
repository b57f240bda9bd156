// Writes the types of the SDKs for PHP, Java, C# and Go; with --check it fails if they differ from the description.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

for (const folder of ['php', 'java', 'csharp', 'go']) {
  const script = join(root, 'sdks', folder, 'scripts/write-types.mjs');
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
