// Postal codes by country and pickups in the past: refused with a sentence in pages and imports; API v1 takes past dates.
import { describe, expect, test } from 'vitest';
import { newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder, creation } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { importsOf, table } from './imports/import-setup.ts';

const service = await sharedService();
const { account, accountId, key } = await service.customer({ environment: 'production' });
const { portal } = await newPortalUser(service, { account });
const { console } = await newConsoleUser(service, { role: 'dispatcher' });
const imports = importsOf(service, account);

const pickup = (postalCode: string, country?: string) => ({
  pickup: { street: 'Am Weg 1', postalCode, city: 'Irgendwo', ...(country && { country }) },
});
const fieldsOf = (answer: TestResponse) => {
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  return answer.json.error.details.fields.map(
    (one: { field: string; code: string }) => `${one.field} ${one.code}`,
  );
};

describe('a postal code', () => {
  test.each([
    ['1010', undefined],
    ['2053', 'DE'],
    ['10115', 'AT'],
    ['unknown', 'nl'],
  ])('%s in %s is refused by every API', async (postalCode, country) => {
    const body = pickup(postalCode, country);
    const expected = ['pickup.postalCode invalid_format'];
    expect(fieldsOf(await createOrder(service, key, body))).toEqual(expected);
    expect(fieldsOf(await portal('POST', '/production/orders', creation(body)))).toEqual(expected);
    expect(fieldsOf(await console('POST', `/accounts/${accountId}/orders`, creation(body)))).toEqual(
      expected,
    );
  });

  test('is reported together with other wrong fields, in a sentence with an example', async () => {
    const answer = await createOrder(service, key, { ...pickup('1010'), vehicle: { vin: 'short' } });
    expect(fieldsOf(answer).toSorted()).toEqual([
      'pickup.postalCode invalid_format',
      'vehicle.vin invalid_format',
    ]);
    expect(answer.text).toContain('20539 would be one');
  });

  test.each([
    ['1010', 'AT'],
    ['D-10115', undefined],
    ['1012 LG', 'NL'],
    ['100-0001', 'JP'],
  ])('%s in %s is accepted', async (postalCode, country) => {
    expect((await createOrder(service, key, pickup(postalCode, country))).status).toBeLessThan(300);
  });

  test('of another country is explained in an import', async () => {
    const { rows } = await imports.check(table({ pickup: ['Weg 1', 'SW1A 1AA', 'Hamburg'] }));
    expect(rows[0]!.problems).toMatchObject([
      { field: 'pickup.postalCode', reason: 'POSTAL_CODE', about: { country: 'DE', example: '20539' } },
    ]);
  });
});

describe('a pickup in the past', () => {
  const yesterday = () => new Date(service.clock.now().getTime() - 86_400_000);
  const dates = () => ({ requestedPickup: yesterday().toISOString(), requestedDelivery: null });

  test('is refused on pages', async () => {
    const expected = ['requestedPickup too_small'];
    expect(fieldsOf(await portal('POST', '/production/orders', creation(dates())))).toEqual(expected);
    expect(fieldsOf(await console('POST', `/accounts/${accountId}/orders`, creation(dates())))).toEqual(
      expected,
    );
    const order = (await portal('POST', '/production/orders', creation())).json;
    const changed = await portal('PATCH', `/production/orders/${order.id}`, dates());
    expect(fieldsOf(changed)).toEqual(expected);
  });

  test('is accepted by API v1, whose dates lie between 2000 and 2100', async () => {
    expect((await createOrder(service, key, dates())).status).toBe(201);
  });

  test('is refused in an import; a date without a time lasts until the end of its day', async () => {
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const { rows } = await imports.check(table({ at: day(yesterday()) }, { at: day(service.clock.now()) }));
    expect(rows[0]).toMatchObject({
      result: 'TO_CORRECT',
      problems: [{ field: 'requestedPickup', code: 'too_small', reason: 'PAST_PICKUP' }],
    });
    expect(rows[1]!.result).toBe('READY');
  });
});
