// Prepared statements whose table got another column: repeated with the same parameters, alone and in transactions.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../src/platform/db.ts';
import { repeatOutdated } from '../../src/platform/repeat-outdated.ts';
import { createDatabase } from '../harness/service.ts';

const database = await createDatabase();
const admin = connect(database, { maxConnections: 1 });
const sql = repeatOutdated(connect(database, { maxConnections: 1 }));
afterAll(() => Promise.all([admin.end(), sql.end()]));

const HASH = Buffer.from('hash of a key');
const DOCUMENT = { text: 'a "quoted" text' };
let added = 0;

async function addColumn(): Promise<void> {
  added += 1;
  await admin.unsafe(`alter table things add column added_${added} text`);
}

beforeEach(async () => {
  await admin.unsafe('drop table if exists things');
  await admin.unsafe('create table things (hash bytea, document jsonb, is_open boolean)');
});

const find = (db: Pick<typeof sql, 'unsafe'> = sql) =>
  db.unsafe('select * from things where hash = $1 and is_open = $2', [HASH, true], { prepare: true });
const insert = () => sql`
  insert into things (hash, document, is_open) values (${HASH}, ${sql.json(DOCUMENT)}, ${true}) returning *`;

test('a statement finds and writes the same values after a column was added', async () => {
  await insert();
  expect(await find()).toHaveLength(1);
  await addColumn();
  expect(await find()).toMatchObject([{ hash: HASH, document: DOCUMENT, isOpen: true }]);
  await addColumn();
  expect(await insert()).toMatchObject([{ hash: HASH, document: DOCUMENT, isOpen: true }]);
  expect(await find()).toHaveLength(2);
});

test('a transaction runs again and commits once', async () => {
  await insert();
  await find();
  await addColumn();
  let runs = 0;
  const found = await sql.begin(async (tx) => {
    runs += 1;
    await tx`insert into things (hash, is_open) values (${HASH}, ${true})`;
    return (await find(tx)).length;
  });
  expect({ runs, found }).toEqual({ runs: 2, found: 2 });
  expect(await find()).toHaveLength(2);
});

test('a transaction with several statements at once runs again, too', async () => {
  await insert();
  await find();
  await addColumn();
  const found = await sql.begin((tx) => Promise.all([tx`select 1 as one`, find(tx), tx`select 2 as two`]));
  expect(found[1]).toHaveLength(1);
});

test('other errors of a transaction are not repeated', async () => {
  let runs = 0;
  const failing = sql.begin(async (tx) => {
    runs += 1;
    await tx`select 1 / 0`;
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(runs).toBe(1);
});
