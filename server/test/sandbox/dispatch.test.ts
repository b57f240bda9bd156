// Dispatch reads sandbox orders and may cancel them; only the scenario does the rest.
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/model/orders/commands.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { command, createOrder, eventNames, newDriver } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer();
const MANUAL = { 'x-sandbox-mode': 'manual' };

const advance = (id: string, body: object = {}) =>
  service.call(`/extern/sandbox/orders/${id}/advance`, { key, body });
const seen = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;

const COMMANDS_OF_DISPATCH = Object.entries(COMMANDS)
  .filter(([name, declaration]) => !declaration.notForDispatch && name !== 'cancel')
  .map(([name]) => name);

test.each(COMMANDS_OF_DISPATCH)('%s is refused and leaves the scenario as it is', async (name) => {
  const { id } = (await createOrder(service, key, {}, MANUAL)).json;
  const before = await eventNames(service, id);
  const driverId = await newDriver(service);
  const payload = {
    ...(name.endsWith('_driver') && { driverId }),
    ...(name === 'report_delay' && { minutes: 5 }),
    ...(/^(cancel_invoice|credit_invoice|trip_in_vain|reopen|undo_.*)$/.test(name) && {
      reason: 'Wrong address',
    }),
    ...(name === 'credit_invoice' && { lines: [{ position: 1 }] }),
  };
  const answer = await command(service, id, name, payload);
  expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
  expect(answer.json.error.message).toContain('scenario');
  expect(answer.json.error.details.possible).toEqual(['cancel']);
  expect(await eventNames(service, id)).toEqual(before);
  expect((await advance(id, { toEnd: true })).json).toMatchObject({ status: 'COMPLETED' });
});

test('nothing is invoiced a second time', async () => {
  const { id } = (await createOrder(service, key, {}, MANUAL)).json;
  await advance(id, { toEnd: true });
  expectV1Error(await command(service, id, 'invoice'), 409, 'ORDER_NOT_CHANGEABLE');
  const documents = (await service.call(`/extern/orders/${id}/documents`, { key })).json.data;
  expect(documents.filter(({ kind }: { kind: string }) => kind === 'INVOICE')).toHaveLength(1);
});

test("quotes of test requests are the scenario's too", async () => {
  const headers = { ...MANUAL, 'x-sandbox-scenario': 'QUOTE_REQUIRED' };
  const { id } = (await createOrder(service, key, {}, headers)).json;
  const offer = { lineItems: [{ description: 'Transport', unitNet: 1 }] };
  expectV1Error(await service.ops('POST', `/requests/${id}/quotes`, offer), 409, 'ORDER_NOT_CHANGEABLE');
  await advance(id);
  expectV1Error(await service.ops('POST', `/quotes/${id}/withdraw`), 409, 'ORDER_NOT_CHANGEABLE');
});

test('cancelling ends the order and its scenario', async () => {
  const { id } = (await createOrder(service, key, {}, MANUAL)).json;
  expect((await seen(id)).possibleCommands).toEqual(['cancel']);
  expect((await command(service, id, 'cancel')).json.status).toBe('CANCELLED');
  expectV1Error(await advance(id), 409, 'SANDBOX_FINISHED');
});
