// The reader of statements on its own: what it says about statements whose answer is known.
import { loadModule } from 'libpg-query';
import { expect, test } from 'vitest';
import { sharedService } from '../harness/shared-service.ts';
import { readCatalog } from './statements/catalog.ts';
import { classifyUse } from './statements/classify-use.ts';
import { readStatement } from './statements/read-statement.ts';

const service = await sharedService();
const catalog = await readCatalog(service.services.core.sql);
await loadModule();

const reachOf = (statement: string) =>
  Object.fromEntries(
    readStatement(statement, catalog)
      .map(classifyUse)
      .map(({ table, operation, reach }) => [`${operation} ${table}`, reach]),
  );

test.each([
  ['a parameter', `select * from orders where account_id = $1 and id = $2`],
  ['a row comparison', `select * from orders where (account_id, environment) = ($1, $2)`],
  ['a view', `select * from open_items where account_id = $1`],
  ['a subquery', `select * from (select * from orders) o where o.account_id = $1`],
  ['a common table expression', `with o as (select * from orders) select * from o where account_id = $1`],
  ['an exists', `select 1 where exists (select from orders where account_id = $1)`],
  ['the inserted row', `insert into orders (id, account_id) values ($1, $2)`],
])('a statement distributes if the account is %s', (_name, statement) => {
  expect(new Set(Object.values(reachOf(statement)))).toEqual(new Set(['DISTRIBUTES']));
});

test.each([
  ['joined', `select * from orders o join events e on e.account_id = o.account_id where o.account_id = $1`],
  ['joined by USING', `select * from orders join events using (account_id) where orders.account_id = $1`],
  [
    'joined on the left',
    `select * from orders o left join events e on e.account_id = o.account_id where o.account_id = $1`,
  ],
  [
    'in a lateral',
    `select * from orders o, lateral (select * from events e where e.account_id = o.account_id limit 1) e
    where o.account_id = $1`,
  ],
])('a second table distributes if its account is that of the first, %s', (_name, statement) => {
  expect(reachOf(statement)).toEqual({ 'select orders': 'DISTRIBUTES', 'select events': 'DISTRIBUTES' });
});

test.each([
  ['a unique key', `select * from orders where id = $1`, 'ONE_ACCOUNT'],
  ['a reference', `select * from documents where order_id = $1`, 'ONE_ACCOUNT'],
  ['a table without the column', `select * from document_chunks where document_id = $1`, 'ONE_ACCOUNT'],
  [
    'a row found by another column',
    `select * from events where order_id = (select id from orders where lower(status) = $1)`,
    'SEVERAL',
  ],
  ['a list', `select * from orders where id = any($1)`, 'LISTED'],
  ['two keys', `select * from orders where id in ($1, $2)`, 'LISTED'],
  [
    'inserted records',
    `insert into orders select * from jsonb_populate_recordset(null::orders, $1)`,
    'LISTED',
  ],
  ['several inserted rows', `insert into orders (id, account_id) values ($1, $2), ($3, $4)`, 'LISTED'],
  ['a function of the account', `select * from orders where md5(account_id::text) = $1`, 'SEVERAL'],
  ['nothing', `select * from orders where status = $1`, 'SEVERAL'],
  ['an alternative', `select * from orders where account_id = $1 or status = $2`, 'SEVERAL'],
  ['a negation', `select * from orders where not (account_id = $1)`, 'SEVERAL'],
  ['another account', `select * from orders where account_id <> $1`, 'SEVERAL'],
  ['copied rows', `copy request_log (at) from stdin`, 'SEVERAL'],
  [
    'one of two unions',
    `select id from orders where account_id = $1 union all select id from orders`,
    'SEVERAL',
  ],
])('a statement with only %s does not', (_name, statement, reach) => {
  expect(Object.values(reachOf(statement))).toContain(reach);
});

test('a condition restricts only what it applies to', () => {
  // The left table of an outer join keeps its rows.
  expect(
    reachOf(`select * from orders o left join events e on e.account_id = o.account_id and e.account_id = $1`),
  ).toEqual({
    'select orders': 'SEVERAL',
    'select events': 'DISTRIBUTES',
  });
  // Neither does a subquery of the result.
  expect(
    reachOf(
      `select (select 1 from events e where e.account_id = $1 and e.order_id = o.id limit 1) from orders o`,
    ),
  ).toEqual({
    'select orders': 'SEVERAL',
    'select events': 'DISTRIBUTES',
  });
});

test('rows of one account lead to others of the same account', () => {
  expect(
    reachOf(`
      with made as (insert into webhook_endpoints (id, account_id) values ($1, $2) returning id)
      insert into webhook_queues (endpoint_id) select id from made`),
  ).toEqual({ 'insert webhook_endpoints': 'DISTRIBUTES', 'insert webhook_queues': 'ONE_ACCOUNT' });
  expect(
    reachOf(
      `delete from webhook_deliveries d using webhook_endpoints w where w.id = d.endpoint_id and w.account_id = $1`,
    ),
  ).toEqual({ 'delete webhook_deliveries': 'ONE_ACCOUNT', 'select webhook_endpoints': 'DISTRIBUTES' });
  expect(
    reachOf(
      `update orders set status = $1 where id in (select order_id from quotes where account_id = $2 and state = $3)`,
    ),
  ).toEqual({ 'update orders': 'ONE_ACCOUNT', 'select quotes': 'DISTRIBUTES' });
});

test('tables of the operator count for no account', () => {
  expect(reachOf(`select * from drivers where id = $1`)).toEqual({});
});
