// What is refused around a damage case: settling while it is open, work on closed ones, photos of no damage, a second open one.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { photoJpeg } from '../api/driver/phone.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder } from '../harness/orders.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { ops } = service;

const DAMAGES = [{ part: 'doorFront', side: 'left', type: 'SCRATCH', description: 'Scratch of 10 cm' }];

async function deliveredOrder(): Promise<string> {
  const { key } = await service.customer({ environment: 'production' });
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'DELIVERED');
  return id;
}
const complain = async (orderId: string) => {
  const body = { origin: 'COMPLAINT', description: 'Found when washing the car', damages: DAMAGES };
  return (await ops('POST', `/orders/${orderId}/damage-cases`, body)).json;
};
const step = (id: string, name: string, more: object = {}) =>
  ops('POST', `/damage-cases/${id}/steps`, { step: name, ...more });

async function close(id: string) {
  await step(id, 'decide', { liability: 'OPERATOR' });
  expect((await ops('POST', `/damage-cases/${id}/close`, { outcome: 'NONE', reason: 'Old' })).status).toBe(
    200,
  );
}

test('a complaint is not settled while its case is open', async () => {
  const orderId = await deliveredOrder();
  const opened = await complain(orderId);
  const refused = await command(service, orderId, 'settle');
  expectV1Error(refused, 409, 'DAMAGE_CASE_EXISTS');
  expect(refused.json.error.details).toEqual({ number: opened.number });
  expect((await ops('GET', `/orders/${orderId}`)).json.internalStatus).toBe('COMPLAINT');
  await close(opened.id);
  expect((await ops('GET', `/orders/${orderId}`)).json.internalStatus).toBe('DELIVERED');
  await command(service, orderId, 'complain', { description: 'Noted without a case' });
  expect((await command(service, orderId, 'settle')).json.internalStatus).toBe('DELIVERED');
});

test('tasks of a closed case stay as they are, and are no decision any more', async () => {
  const opened = await complain(await deliveredOrder());
  const tasks = `/damage-cases/${opened.id}/tasks`;
  const dueOn = service.clock.now().toISOString().slice(0, 10);
  const added = await ops('POST', tasks, { text: 'Call the workshop', dueOn });
  const isDecision = async () =>
    (await ops('GET', '/today')).json.data.some(
      ({ caseNumber }: { caseNumber?: string }) => caseNumber === opened.number,
    );
  expect(await isDecision()).toBe(true);
  await close(opened.id);
  expect(await isDecision()).toBe(false);
  const refusals = [
    await ops('POST', tasks, { text: 'Call again', dueOn }),
    await ops('PATCH', `${tasks}/${added.json.id}`, { done: true }),
  ];
  for (const refused of refusals) {
    expectV1Error(refused, 409, 'DAMAGE_CASE_NOT_CHANGEABLE');
    expect(refused.json.error.details).toMatchObject({ reason: 'CLOSED', possible: ['reopen'] });
  }
});

test('a photo names a damage of the case, or none', async () => {
  const { id } = await complain(await deliveredOrder());
  const put = (query: string) =>
    service.call(`/ops/damage-cases/${id}/photos/${randomUUID()}${query}`, {
      method: 'PUT',
      key: OPERATOR_TOKEN,
      rawBody: photoJpeg,
    });
  const refused = await put('?damageNumber=2');
  expectV1Error(refused, 400, 'INVALID_REQUEST');
  expect(refused.json.error.details.fields).toMatchObject([{ field: 'damageNumber', params: { max: 1 } }]);
  expect((await put('?damageNumber=1')).status).toBeLessThan(300);
  expect((await put('')).status).toBeLessThan(300);
});

test('a case is not opened again while another one of the order is open', async () => {
  const orderId = await deliveredOrder();
  const first = await complain(orderId);
  await close(first.id);
  const second = await complain(orderId);
  const refused = await step(first.id, 'reopen');
  expectV1Error(refused, 409, 'DAMAGE_CASE_EXISTS');
  expect(refused.json.error.details).toEqual({ number: second.number });
  await close(second.id);
  expect((await step(first.id, 'reopen')).status).toBe(200);
});
