// The packed archive of the SDK, installed without a network into an empty project.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SDK_ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface PackedProject {
  folder: string;
  /** The names of all files in the archive. */
  fileNames: string[];
}

/** The caller removes the folder. */
export function installPacked(manifest: Record<string, unknown>): PackedProject {
  const folder = mkdtempSync(join(tmpdir(), 'handover-sdk-pack-'));
  const npm = (args: string[], cwd: string) =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const [packed] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], SDK_ROOT),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  npm(['install', ...flags, join(folder, packed.filename)], folder);
  return { folder, fileNames: packed.files.map(({ path }: { path: string }) => path) };
}
