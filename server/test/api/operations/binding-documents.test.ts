// Quotes and invoices bind both sides, so none is issued while the data of one side is missing.
import { afterEach, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, CACHED_MS, command, createOrder } from '../../harness/orders.ts';
import { OPERATOR } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { issue, newRequest } from '../../orders/quotes/requests.ts';

const service = await sharedService();
const { key, accountId, account } = await service.customer({ environment: 'production' });

const completed = async () => {
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'COMPLETED');
  return id as string;
};
const setParty = async (contractingParty: object | null) => {
  await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty });
  service.clock.advance(CACHED_MS);
};

afterEach(async () => {
  await service.ops('PUT', '/operator', OPERATOR);
  await setParty(account.contractingParty);
});

test('an invoice without contracting party is refused and uses no number', async () => {
  const [first, second, third] = [await completed(), await completed(), await completed()];
  const position = async (id: string) =>
    Number((await command(service, id, 'invoice')).json.invoiceNumber.split('-').at(-1));
  const before = await position(first);
  await setParty(null);
  expectV1Error(await command(service, second, 'invoice'), 409, 'NO_CONTRACTING_PARTY');
  await setParty(account.contractingParty);
  await service.ops('PUT', '/operator', {});
  const incomplete = await command(service, third, 'invoice');
  expectV1Error(incomplete, 409, 'ORDER_NOT_CHANGEABLE');
  expect(incomplete.json.error.message).toContain('incomplete');
  expect(incomplete.json.error.details).toEqual({ missing: ['address', 'taxNumber'] });
  await service.ops('PUT', '/operator', OPERATOR);
  expect(await position(third)).toBe(before + 1);
  expect(await position(second)).toBe(before + 2);
});

test('a quote without contracting party is refused', async () => {
  const { id } = await newRequest(service, key);
  await setParty(null);
  expectV1Error(await issue(service, id), 409, 'NO_CONTRACTING_PARTY');
  await setParty(account.contractingParty);
  await service.ops('PUT', '/operator', {});
  expectV1Error(await issue(service, id), 409, 'ORDER_NOT_CHANGEABLE');
  await service.ops('PUT', '/operator', OPERATOR);
  expect((await issue(service, id)).status).toBe(201);
});

test('a command that the status forbids is refused for the status', async () => {
  const { id } = (await createOrder(service, key)).json;
  await service.ops('PUT', '/operator', {});
  const answer = await command(service, id, 'invoice');
  expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
  expect(answer.json.error.details).toMatchObject({ status: 'OPEN' });
});

test('the operator has no address by default', async () => {
  expect((await service.ops('PUT', '/operator', {})).json.address).toBeNull();
});
