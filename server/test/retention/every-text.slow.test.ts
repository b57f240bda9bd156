// A person in every text that people or customers can write is found nowhere after an erasure. The columns come from the schema.
import { expect, test } from 'vitest';
import { UNDER_WAY } from '../../src/model/orders/status.ts';
import { PARTS } from '../../src/services/parts.ts';
import { newPhone } from '../api/driver/phone.ts';
import { createOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';
import { createAccountData } from '../isolation/account-data.ts';
import { createOperatorData } from '../isolation/operator-data.ts';
import { NO_FREE_TEXT, STAYS, seedMissingRows } from './text-columns.ts';

const service = await sharedService();

const PERSON = { name: 'Wilhelmine Überall', email: 'wilhelmine@ueberall.example', phone: '+49 30 99887766' };
/** As people write them. */
const SPELLED = `${PERSON.name}, Überall, Wilhelmine, ${PERSON.email}, 030/998 877 66, 0049 30 99887766`;
const FOUND = 'ilhelmine|(?:998.?877.?66)';

interface Column {
  table: string;
  column: string;
  isJson: boolean;
}

const tablesThatStay = PARTS.flatMap(({ people, tables }) => (typeof people === 'string' ? tables : []));

test('nothing is left of a person, wherever it was written', { timeout: 240_000 }, async () => {
  const { sql } = service.services.core;
  const about = await createAccountData(service, 'Gammatier');
  await createOperatorData(service, about);
  await newPortalUser(service, { account: about.account, email: PERSON.email, name: PERSON.name });
  await newPhone(service, PERSON);
  const place = { street: 'Allee 1', postalCode: '10115', city: 'Berlin' };
  const { name, phone } = PERSON;
  await createOrder(service, about.keys.production, { pickup: { ...place, contact: { name, phone } } });
  await sql`update orders set status = 'COMPLETED' where status = any(${UNDER_WAY as unknown as string[]})`;
  await seedMissingRows(sql);

  const columns = await sql<Column[]>`
    select c.table_name as table, c.column_name as column, c.data_type = 'jsonb' as is_json
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb')
      and c.is_generated = 'NEVER' and c.table_name !~ '^request_log_|^migrations$'
    order by 1, 2`;
  const unseeded: string[] = [];
  for (const { table, column, isJson } of columns) {
    if (tablesThatStay.includes(table) || STAYS[table] || STAYS[`${table}.${column}`]) continue;
    if (NO_FREE_TEXT[table]?.split(' ').includes(column)) continue;
    const at = sql(column);
    const contact = sql`jsonb_build_object('contact', ${sql.json(PERSON)}::jsonb, 'written', ${SPELLED}::text)`;
    const value = isJson
      ? sql`case jsonb_typeof(${at}) when 'array' then ${at} || ${contact} else coalesce(${at}, '{}') || ${contact} end`
      : sql`case when ${at} like '{%' then (${at}::jsonb || ${contact})::text
          else left(concat_ws(' ', ${SPELLED}::text, ${at}), 900) end`;
    const { count } = await sql`
      update ${sql(table)} set ${at} = ${value} where ctid = (select ctid from ${sql(table)} order by ctid limit 1)`;
    if (count === 0) unseeded.push(`${table}.${column}`);
  }
  expect(unseeded).toEqual([]);

  const { email } = PERSON;
  const ask = (what: string, body: object) => service.ops('POST', `/personal-data/${what}`, body);
  const exported = (await ask('export', { email, phone })).json;
  const preview = (await ask('erasure-preview', { email, phone })).json;
  const open = preview.open.map(({ kind, id, choices }: { kind: string; id: string; choices: string[] }) => ({
    kind,
    id,
    choice: choices[0],
  }));
  const erased = await ask('erase', { email, phone, confirmation: preview.confirmation, open });
  expect(erased.status, erased.text).toBe(200);
  // The export has what was erased.
  for (const [list, count] of Object.entries(erased.json.texts)) {
    if (count !== 0) expect(exported[list].length, list).toBeGreaterThan(0);
  }

  const left: string[] = [];
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`;
  for (const { name: table } of tables) {
    if (STAYS[table]) continue;
    const rows = await sql<{ text: string }[]>`
      select t::text as text from ${sql(table)} t where t::text ~ ${FOUND} limit 3`;
    left.push(...rows.map(({ text }) => `${table}: ${text.slice(0, 500)}`));
  }
  expect(left).toEqual([]);
  expect((await ask('export', { email, phone })).json).toMatchObject({
    orders: [],
    users: [],
    recurringOrders: [],
  });
});
