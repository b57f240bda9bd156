import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRows } from '../../src/platform/copy-rows.ts';
import type { Sql } from '../../src/platform/db.ts';
import { sharedService } from '../harness/shared-service.ts';

interface Row {
  id: number;
  someText: string | null;
}

const FIELDS = ['id', 'someText'] as const;
let sql: Sql;

beforeAll(async () => {
  sql = (await sharedService()).services.core.sql;
  await sql`create table copied (id integer primary key check (id > 0), some_text text)`;
});
afterAll(() => sql`drop table copied`);

describe('rows written with COPY', () => {
  it('keep every character', async () => {
    const texts = [
      'plain',
      '',
      'tab\tline\nreturn\r',
      'back\\slash \\N \\.',
      '\\.',
      'ü€😀',
      null,
      '"quoted", \'too\'',
    ];
    await copyRows<Row>(
      sql,
      'copied',
      FIELDS,
      texts.map((someText, i) => ({ id: i + 1, someText })),
    );
    expect(await sql`select some_text from copied order by id`).toEqual(
      texts.map((someText) => ({ someText })),
    );
  });

  it.each([1, 2, 5000])(
    'are refused as a whole when the last of %i is wrong, and the connection stays usable',
    async (count) => {
      await sql`truncate copied`;
      const rows = Array.from({ length: count }, (_, i) => ({
        id: i === count - 1 ? -1 : i + 1,
        someText: 'x'.repeat(200),
      }));
      for (let time = 0; time < 25; time += 1) {
        await expect(copyRows<Row>(sql, 'copied', FIELDS, rows)).rejects.toMatchObject({ code: '23514' });
      }
      expect(await sql`select count(*)::int from copied`).toEqual([{ count: 0 }]);
    },
  );

  it('are refused when the first of very many is wrong', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ id: i - 1, someText: 'x'.repeat(200) }));
    await expect(copyRows<Row>(sql, 'copied', FIELDS, rows)).rejects.toMatchObject({ code: '23514' });
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('do not mix with other queries of the pool', async () => {
    await sql`truncate copied`;
    const rows = Array.from({ length: 5000 }, (_, i) => ({ id: i + 1, someText: 'x'.repeat(200) }));
    const others = Array.from({ length: 200 }, (_, i) => sql`select ${i}::int as i, pg_sleep(0.002)`);
    await copyRows<Row>(sql, 'copied', FIELDS, rows);
    expect((await Promise.all(others)).map(([row]) => row!.i)).toEqual(others.map((_, i) => i));
    expect(await sql`select count(*)::int from copied`).toEqual([{ count: 5000 }]);
  });

  it('are refused when the table does not exist', async () => {
    await expect(copyRows<Row>(sql, 'not_there', FIELDS, [{ id: 1, someText: null }])).rejects.toMatchObject({
      code: '42P01',
    });
  });

  it('are refused when the connection breaks after the last byte', async () => {
    await sql`truncate copied`;
    await sql.begin(async (db) => {
      await db`insert into copied values (1)`;
      const copied = copyRows<Row>(sql, 'copied', FIELDS, [{ id: 1, someText: null }]);
      const refused = expect(copied).rejects.toMatchObject({
        code: expect.stringMatching(/57P01|CONNECTION/),
      });
      while ((await endWaitingCopy()).length === 0);
      await refused;
    });
    await copyRows<Row>(sql, 'copied', FIELDS, [{ id: 2, someText: 'afterwards' }]);
  });
});

/** Waits for the transaction that inserted the same id. */
function endWaitingCopy() {
  return sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'copy copied %' and wait_event_type = 'Lock'`;
}
