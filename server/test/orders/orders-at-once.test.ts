// Orders of one account that arrive together share a statement, but each has its own key, events and errors.
import { expect, test } from 'vitest';
import { createOrder, eventNames } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const CALLS = 120;

const service = await sharedService();

test('of many different calls at once each gets its own order, and only invalid ones are refused', async () => {
  const { key, accountId } = await service.customer({ environment: 'production' });
  await createOrder(service, key, { externalOrderId: 'TAKEN' });
  const identityOf = (i: number) => {
    if (i % 30 === 7) return { externalOrderId: 'TAKEN' };
    if (i % 3 === 0) return { externalOrderId: `OWN-${i}` };
    return {};
  };
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, i) =>
      createOrder(
        service,
        key,
        { ...identityOf(i), customerReference: `CALL ${i}` },
        { 'idempotency-key': `K-${i}` },
      ),
    ),
  );
  const refused = answers.filter((answer) => answer.status !== 201);
  expect(refused.map((answer) => answer.json.error.code)).toEqual(
    Array.from({ length: CALLS / 30 }, () => 'EXTERNAL_ORDER_ID_EXISTS'),
  );
  for (const [i, answer] of answers.entries()) {
    if (answer.status === 201) expect(answer.json.customerReference).toBe(`CALL ${i}`);
  }
  const made = answers.filter((answer) => answer.status === 201).map((answer) => answer.json);
  expect(new Set(made.map(({ orderNumber }) => orderNumber)).size).toBe(made.length);
  const { sql } = service.services.core;
  const [counts] = await sql`
    select (select count(*)::int from orders where account_id = ${accountId}) as orders,
      (select count(*)::int from audit where account_id = ${accountId} and action = 'order.created') as audited,
      (select count(*)::int from idempotency_keys k join orders o on o.id = k.order_id
        and k.body::jsonb ->> 'orderNumber' = o.order_number where k.account_id = ${accountId}) as answered`;
  expect(counts).toEqual({ orders: made.length + 1, audited: made.length + 1, answered: made.length + 1 });
  for (const { id } of made.slice(0, 20)) {
    expect(await eventNames(service, id)).toEqual(['order.created', 'order.accepted']);
  }
});

test('they share statements: far fewer transactions than orders', async () => {
  const { key, accountId } = await service.customer({ environment: 'production' });
  await Promise.all(Array.from({ length: CALLS }, () => createOrder(service, key)));
  const [written] = await service.services.core.sql`
    select count(*)::int as orders, count(distinct xmin::text)::int as transactions
    from orders where account_id = ${accountId}`;
  expect(written!.orders).toBe(CALLS);
  expect(written!.transactions).toBeLessThan(CALLS / 2);
});
