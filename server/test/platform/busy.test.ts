// Calls that cannot be served right now get 503 with Retry-After: no free connection, no room, no time to render.
import { afterAll, expect, test } from 'vitest';
import { PdfError } from '../../src/documents/pdf/pdf-error.ts';
import { connect } from '../../src/platform/db.ts';
import { poolGuard } from '../../src/platform/pool-guard.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { fastRenderer } from '../harness/fast-pdf.ts';
import { advanceOrderTo, command, createOrder } from '../harness/orders.ts';
import { startService } from '../harness/service.ts';

let pdfError: PdfError | null = null;
const renderer = fastRenderer();
const service = await startService({
  pdf: {
    ...renderer,
    async render(document) {
      if (pdfError) throw pdfError;
      return renderer.render(document);
    },
  },
});
afterAll(() => service.close());

test('a pool whose connections are all taken has no room until one is released', async () => {
  const sql = connect(service.database, { maxConnections: 2 });
  const taken = [await sql.reserve(), await sql.reserve()];
  const guard = poolGuard(sql, 50);
  expect(guard.hasRoom()).toBe(true);
  await expect.poll(() => guard.hasRoom()).toBe(false);
  taken[0]!.release();
  await expect.poll(() => guard.hasRoom()).toBe(true);
  taken[1]!.release();
  await sql.end();
});

test('a database that cannot be reached does not count as a pool without room', async () => {
  const away = connect({ ...service.database, port: service.database.port + 1 }, { maxConnections: 1 });
  const guard = poolGuard(away, 60_000);
  guard.hasRoom();
  await expect(away`select 1`).rejects.toThrow();
  expect(guard.hasRoom()).toBe(true);
  await away.end({ timeout: 1 });
});

test('without room calls get 503 with Retry-After, and health checks still answer', async () => {
  const { http } = service.services;
  const { pool } = http;
  http.pool = { hasRoom: () => false };
  const refused = await service.ops('GET', '/drivers');
  const live = await fetch(`${service.url}/health/live`);
  http.pool = pool;
  expectV1Error(refused, 503, 'SERVICE_BUSY');
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(live.status).toBe(200);
  expect((await service.ops('GET', '/drivers')).status).toBe(200);
});

test('a full disk of the database is a 503 with Retry-After', async () => {
  const { sql } = service.services.core;
  await sql.unsafe(`create function refuse_as_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await sql.unsafe('create trigger full_disk before insert on drivers execute function refuse_as_full()');
  const refused = await service.ops('POST', '/drivers', { name: 'Jana', locationConsent: true });
  expectV1Error(refused, 503, 'SERVICE_BUSY');
  expect(refused.headers.get('retry-after')).toBe('30');
  await sql.unsafe('drop trigger full_disk on drivers');
  expect((await service.ops('POST', '/drivers', { name: 'Jana', locationConsent: true })).status).toBe(201);
});

test('a document that is not rendered in time, or while the process ends, is a 503 and can be repeated', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'COMPLETED');
  for (const code of ['TIMED_OUT', 'CLOSED'] as const) {
    pdfError = new PdfError(code, 'Not rendered');
    const refused = await command(service, id, 'invoice');
    pdfError = null;
    expectV1Error(refused, 503, 'SERVICE_BUSY');
    expect(refused.headers.get('retry-after')).toBe('5');
  }
  expect((await command(service, id, 'invoice')).status).toBe(200);
});
