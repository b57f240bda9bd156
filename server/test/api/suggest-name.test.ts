// A typing error in the name or value of a field is answered with a suggestion.
import { expect, test } from 'vitest';
import { creation } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer();

async function messageOf(path: string, body: object): Promise<string> {
  const answer = await service.call(path, { key, body });
  expect(answer.status).toBe(400);
  const [problem, ...others] = answer.json.error.details.fields;
  expect(others).toEqual([]);
  return `${problem.field}: ${problem.message}`;
}

test.each([
  [{ externalOrderid: 'A' }, 'externalOrderid: This field is not known here. Did you mean externalOrderId?'],
  [
    { external_order_id: 'A' },
    'external_order_id: This field is not known here. Did you mean externalOrderId?',
  ],
  [{ vehicle: { licencePlate: 'A' } }, 'vehicle.licencePlate: This field is not known here. Remove it.'],
  [
    { vehicle: { manufactuer: 'A' } },
    'vehicle.manufactuer: This field is not known here. Did you mean manufacturer?',
  ],
  [{ price: 1 }, 'price: This field is not known here. Remove it.'],
  [{ ['x'.repeat(500)]: 1 }, `${'x'.repeat(200)}…: This field is not known here. Remove it.`],
  [{ transportType: 'DRIVE' }, 'transportType: Did you mean DRIVEN? One of DRIVEN, TRAILER, TRUCK.'],
  [{ transportType: 'PLANE' }, 'transportType: One of DRIVEN, TRAILER, TRUCK.'],
])('for %j the answer suggests the intended name or value', async (given, message) => {
  expect(await messageOf('/extern/orders', creation(given))).toBe(message);
});

test('a wrong value in a list gets a suggestion too', async () => {
  const body = { url: 'https://example.com/hooks', events: ['order.created', 'vehicle.deliverd'] };
  expect(await messageOf('/extern/webhook-subscriptions', body)).toMatch(
    /^events\[1\]: Did you mean vehicle\.delivered\? One of order\.created, /,
  );
});
