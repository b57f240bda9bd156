// A DATA_DIR that a first start has filled, made once per run: a new cluster and its schema take longer than most tests.
import { execFileSync } from 'node:child_process';
import { inject } from 'vitest';
import { preparedDataIn } from './bundle.ts';
import { madeOnce } from './made-once.ts';

/** Copies it to this path. */
export async function copyPreparedDataDir(
  target: string,
  fill: (dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = await madeOnce('data-dir', fill, preparedDataIn(inject('bundle')));
  // Keeps the owners and modes, on which PostgreSQL insists.
  execFileSync('cp', ['-a', dataDir, target]);
}
