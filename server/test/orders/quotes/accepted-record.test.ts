// The stored data of a request that became an order, without remains of the request.
import { expect, test } from 'vitest';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, issue, newRequest } from './requests.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

test('the reason for the quote is removed after acceptance, in the database too', async () => {
  const { id } = await newRequest(service, key);
  const { sql } = service.services.core;
  const stored = async () => (await sql`select quote_reason, price, kind from orders where id = ${id}`)[0]!;
  expect(await stored()).toMatchObject({ quoteReason: 'REQUESTED', price: null, kind: 'REQUEST' });
  await issue(service, id);
  expect((await accept(service, key, id)).status).toBe(200);
  expect(await stored()).toMatchObject({ quoteReason: null, price: expect.any(Object), kind: 'ORDER' });
  expect((await service.ops('GET', `/orders/${id}`)).json.quoteReason).toBeNull();
});
