// Amounts with more than two decimals are refused where they are sent; nothing rounds them to another amount or to zero.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const { id } = (await createOrder(service, key)).json;
const anyId = '0199a0c2-7c4e-7000-8000-000000000030';
const deadline = new Date(service.clock.now().getTime() + 3_600_000);

const offer = (net: number) => [
  `/orders/${id}/carrier-offers`,
  { carrierIds: [anyId], net, vatRate: 19, deadline },
  'net',
];
const credit = (net: number) => [
  `/orders/${id}/commands`,
  { command: 'credit_invoice', lines: [{ position: 1, net }], reason: 'Scratch' },
  'lines[0].net',
];
const shares = [{ invoiceId: anyId, amount: 1 }];

test.each([
  offer(0.001),
  offer(10.005),
  offer(0),
  credit(0.001),
  credit(10.005),
  [`/orders/${id}/change`, { priceNet: 10.005, reason: 'Agreed', version: 1 }, 'priceNet'],
  [`/orders/${id}/change`, { priceNet: 10, seenNet: 10.005, reason: 'Agreed', version: 1 }, 'seenNet'],
  [`/extras/${anyId}/decision`, { decision: 'APPROVE', net: 10.005, reason: 'Agreed' }, 'net'],
  [`/damage-cases/${anyId}/close`, { outcome: 'CREDIT', net: 0.001, reason: 'Agreed' }, 'net'],
  [
    '/accounting/payments',
    { bookedOn: '2026-10-01', amount: 10.005, currency: 'EUR', note: 'Cash', shares },
    'amount',
  ],
] as [string, object, string][])('POST %s %j names %s', async (path, body, field) => {
  const refused = await service.ops('POST', path, body);
  expectV1Error(refused, 400, 'INVALID_REQUEST');
  const fields: { field: string }[] = refused.json.error.details.fields;
  expect([...new Set(fields.map((one) => one.field))]).toEqual([field]);
});
