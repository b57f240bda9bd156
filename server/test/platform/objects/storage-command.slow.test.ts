// The command that moves bytes, as a separate process: killed and interrupted in the middle, and repeated until it ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { locateBytes } from '../../../src/documents/store.ts';
import { readVerified } from '../../../src/platform/objects/read-verified.ts';
import { type ObjectServer, startObjectServer } from '../../harness/object-server.ts';
import { MASTER_KEY, OPERATOR_TOKEN, startService, type TestService } from '../../harness/service.ts';

const FILES = 260;
let server: ObjectServer;
let service: TestService;

beforeAll(async () => {
  server = await startObjectServer();
  service = await startService({ config: { storage: server.settings } });
  const { accountId } = await service.customer();
  await service.services.core.sql`
    with file as (
      select gen_random_uuid() as id, convert_to(repeat(n::text || ' ', 4000), 'UTF8') as bytes
      from generate_series(1, ${FILES}) as n
    ),
    document as (
      insert into documents (id, account_id, environment, kind, file_name, content_type, size, sha256, created_at)
      select id, ${accountId}, 'production', 'REMINDER', 'a.pdf', 'application/pdf', length(bytes), sha256(bytes), now()
      from file
    )
    insert into document_chunks select id, 0, bytes from file`;
});
afterAll(async () => {
  await service.close();
  await server.close();
});

interface Run {
  child: ChildProcess;
  said(): string;
  /** Resolves when it has said this. */
  until(text: string): Promise<void>;
  end: Promise<{ code: number | null; said: string }>;
}

function run(...args: string[]): Run {
  const { database } = service;
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: `postgres:///${database.database}`,
    PGHOST: database.host,
    PGPORT: String(database.port),
    PGUSER: database.user,
    OPERATOR_TOKEN,
    MASTER_KEY: MASTER_KEY.toString('hex'),
    STORAGE_URL: server.url,
  };
  const child = spawn(process.execPath, [join(inject('bundle'), 'storage.js'), ...args], { env });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const closed = once(child, 'close');
  return {
    child,
    said: () => said,
    async until(text) {
      while (!said.includes(text)) await Promise.race([once(child.stdout, 'data'), closed]);
    },
    end: closed.then(([code]) => ({ code, said })),
  };
}

/** Every file has its bytes, in the database or in the store; how many are in the store. */
async function countInStore(): Promise<number> {
  const { sql, objects } = service.services.core;
  const rows = await sql<{ id: string; sha256: string }[]>`
    select id, encode(sha256, 'hex') as sha256 from documents`;
  let inStore = 0;
  for (const { id, sha256 } of rows) {
    const place = await locateBytes(sql, id);
    if (place.objectKey === null) expect(place.sha256).toBe(sha256);
    else expect(await readVerified(objects, place.objectKey, sha256)).not.toBeNull();
    inStore += place.objectKey === null ? 0 : 1;
  }
  return inStore;
}

test('it loses nothing when it is killed or interrupted, and goes on', async () => {
  const killed = run('move');
  await killed.until('documents: 100 moved.');
  killed.child.kill('SIGKILL');
  await killed.end;
  const first = await countInStore();
  expect(first).toBeGreaterThanOrEqual(100);
  expect(first).toBeLessThan(FILES);

  const interrupted = run('move');
  await interrupted.until('documents: 100 moved.');
  interrupted.child.kill('SIGINT');
  const { code, said } = await interrupted.end;
  expect(said).toContain('Stopped. Repeat the command to go on.');
  expect(code).toBe(1);
  expect(await countInStore()).toBeGreaterThanOrEqual(first + 100);

  const last = await run('move').end;
  expect(last.said).toMatch(/^\d+ files with \d+\.\d MiB were moved into the store\.$/m);
  expect(last.code).toBe(0);
  expect(await countInStore()).toBe(FILES);
});
