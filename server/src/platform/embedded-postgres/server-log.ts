// Owns the file that PostgreSQL writes its log to.
import { copyFile, open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const CHECK_EVERY_MS = MINUTE_MS;

export interface ServerLog {
  path: string;
  size(): Promise<number>;
  /** The last lines written after this byte offset. */
  tail(fromByte: number): Promise<string>;
  stopRotating(): void;
}

export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const path = join(dataDir, 'postgres.log');
  const size = async () => (await stat(path).catch(() => ({ size: 0 }))).size;
  const rotate = async () => {
    if ((await size()) <= MAX_BYTES) return;
    // Copied and truncated rather than renamed, because the server keeps the file open for appending.
    await copyFile(path, `${path}.1`);
    await truncate(path);
  };
  await rotate();
  const timer = setInterval(() => rotate().catch(() => undefined), CHECK_EVERY_MS);
  timer.unref();
  return {
    path,
    size,
    tail: (fromByte) => readTail(path, fromByte),
    stopRotating: () => clearInterval(timer),
  };
}

async function readTail(path: string, fromByte: number): Promise<string> {
  const file = await open(path, 'r').catch(() => undefined);
  if (file === undefined) return '';
  try {
    const { size } = await file.stat();
    const start = Math.max(fromByte, size - 8192);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, start);
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-20).join('\n');
  } finally {
    await file.close();
  }
}
