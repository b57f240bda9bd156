// The packed archive of the SDK, installed without a network into an empty project.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { madeOnce } from '../../../server/test/harness/made-once.ts';

export const SDK_ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface PackedProject {
  folder: string;
  /** The names of all files in the archive. */
  fileNames: string[];
}

/** npm packs and installs once per run: each project is a copy with its own manifest. The caller removes the folder. */
export async function installPacked(manifest: Record<string, unknown>): Promise<PackedProject> {
  const installed = await madeOnce('packed-sdk', install);
  const folder = mkdtempSync(join(tmpdir(), 'handover-sdk-pack-'));
  cpSync(installed, folder, { recursive: true });
  const path = join(folder, 'package.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...manifest }));
  return { folder, fileNames: JSON.parse(readFileSync(join(folder, FILE_NAMES), 'utf8')) };
}

const FILE_NAMES = 'file-names.json';

async function install(folder: string): Promise<void> {
  const npm = (args: string[], cwd: string) => promisify(execFile)('npm', args, { cwd });
  const pack = await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], SDK_ROOT);
  const [packed] = JSON.parse(pack.stdout);
  writeFileSync(
    join(folder, FILE_NAMES),
    JSON.stringify(packed.files.map(({ path }: { path: string }) => path)),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await npm(['install', ...flags, join(folder, packed.filename)], folder);
}
