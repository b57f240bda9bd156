// Reads postmaster.pid, where a running PostgreSQL records its pid and whether it accepts connections.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export function postmasterFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

export async function readPostmasterFile(
  cluster: string,
): Promise<{ pid: number; ready: boolean } | undefined> {
  const content = await readFile(postmasterFileOf(cluster), 'utf8').catch(() => undefined);
  const lines = content?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}
