// Nothing was paid on a day that has not come: payments, receipts of expenses, costs of damages.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { OPERATOR_TOKEN, type TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newPhone, newTrip } from '../driver/phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const dayIn = (days: number) =>
  new Date(service.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

function expectRefused(answer: TestResponse, field: string): void {
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  expect(answer.json.error.details.fields).toMatchObject([{ field, reason: 'future_day' }]);
}

test('a payment, the receipt of an expense and the cost of a damage have no day in the future', async () => {
  const shares = [{ invoiceId: randomUUID(), amount: 10 }];
  const payment = { bookedOn: dayIn(1), amount: 10, currency: 'EUR', shares };
  expectRefused(await service.ops('POST', '/accounting/payments', payment), 'bookedOn');
  const { id } = (await createOrder(service, key)).json;
  const extra = { category: 'EXPENSE', kind: 'FUEL', gross: 60, vatRate: 19, paidOn: dayIn(1) };
  expectRefused(await service.ops('POST', `/orders/${id}/extras`, { extra }), 'extra.paidOn');
  const cost = { outcome: 'COST', gross: 10, paidOn: dayIn(1), reason: 'Scratch' };
  expectRefused(await service.ops('POST', `/damage-cases/${randomUUID()}/close`, cost), 'paidOn');
  const today = { ...extra, paidOn: dayIn(0) };
  expect((await service.ops('POST', `/orders/${id}/extras`, { extra: today })).status).toBeLessThan(300);
});

test('a driver may be in a zone where it is tomorrow, not later', async () => {
  const phone = await newPhone(service);
  const trip = await newTrip(service, key, phone.driverId);
  const put = (days: number) => {
    const extra = { category: 'EXPENSE', kind: 'FUEL', gross: 60, vatRate: 19, paidOn: dayIn(days) };
    return phone.put(`/trips/${trip}/extras/${randomUUID()}`, { extra });
  };
  service.clock.advance(8 * 3_600_000);
  expect((await put(1)).status).toBe(200);
  expectRefused(await put(2), 'extra.paidOn');
});

test('the operator token at the stream of the console learns why it is refused', async () => {
  const refused = await service.call('/ops/events', { key: OPERATOR_TOKEN });
  expectV1Error(refused, 401, 'SIGN_IN_REQUIRED');
  expect(refused.json.error.message).toContain('The operator token belongs to no person');
});
