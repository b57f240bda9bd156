// Reads that share a statement: each caller gets exactly its own order, whatever others read then.
import { expect, test } from 'vitest';
import { createOrder } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();

test('of many simultaneous reads each gets its own order by every id, and never one of another account', async () => {
  const [mine, theirs] = await Promise.all([
    service.customer({ environment: 'production' }),
    service.customer({ environment: 'production' }),
  ]);
  const { json: order } = await createOrder(service, mine.key);
  const { json: foreign } = await createOrder(service, theirs.key);
  const sandboxKey = (await service.credential(mine.accountId, { environment: 'sandbox' })).secret;
  const asks: { key: string; reference: string; expected: string | null }[] = Array.from(
    { length: 15 },
    () => [
      { key: mine.key, reference: order.id, expected: order.id },
      { key: mine.key, reference: order.id.toUpperCase(), expected: order.id },
      { key: mine.key, reference: order.orderNumber, expected: order.id },
      { key: mine.key, reference: order.orderNumber.toLowerCase(), expected: order.id },
      { key: theirs.key, reference: foreign.id, expected: foreign.id },
      { key: theirs.key, reference: foreign.orderNumber, expected: foreign.id },
      { key: theirs.key, reference: order.id, expected: null },
      { key: theirs.key, reference: order.orderNumber, expected: null },
      { key: sandboxKey, reference: order.id, expected: null },
      { key: mine.key, reference: '0199a0c2-7c4e-7000-8000-000000000099', expected: null },
      { key: mine.key, reference: '{"NULL",\\}\'', expected: null },
      { key: mine.key, reference: 'NULL', expected: null },
    ],
  ).flat();
  const answers = await Promise.all(
    asks.map(({ key, reference }) =>
      service.call(`/extern/orders/${encodeURIComponent(reference)}`, { key }),
    ),
  );
  expect(answers.map((answer) => answer.json.id ?? answer.json.error.code)).toEqual(
    asks.map(({ expected }) => expected ?? 'ORDER_NOT_FOUND'),
  );
});
