// The seals of the audit log verify, by the command that an operator runs.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MASTER_KEY } from '../customers.ts';
import type { Compared } from './compare.ts';

const run = promisify(execFile);

export async function compareAudit({ installation: { database, service } }: Compared) {
  const env = { PATH: process.env.PATH, ...database.settings, MASTER_KEY: MASTER_KEY.toString('hex') };
  const command = [join(service, 'verify-audit.js')];
  const { stdout, failed } = await run(process.execPath, command, { env }).then(
    ({ stdout }) => ({ stdout, failed: false }),
    (error: { stdout: string; stderr: string }) => ({ stdout: error.stdout + error.stderr, failed: true }),
  );
  const count = Number(/^(\d+) entries/.exec(stdout)?.[1] ?? 0);
  return { count, violations: failed ? [stdout] : [] };
}
