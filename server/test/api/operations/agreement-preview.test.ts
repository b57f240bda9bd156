// Agreements: the effects of a draft, and the versions with their authors.
import { describe, expect, test } from 'vitest';
import { agreementTermsSchema } from '../../../src/model/prices/agreement.ts';
import { addRepricing, repriceOrders } from '../../../src/model/prices/compare-terms.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { offeredRequest } from '../../orders/quotes/requests.ts';

const service = await sharedService();

const EXAMPLE = {
  pickup: { postalCode: '20537', city: 'Hamburg' },
  delivery: { postalCode: '81241', city: 'München' },
};

async function customer() {
  const { account, key } = await service.customer({ environment: 'production' });
  const { console } = await newConsoleUser(service, { role: 'accounting', name: 'Maren Claasen' });
  const { terms } = (await console('GET', `/accounts/${account.id}/agreement`)).json;
  const path = `/accounts/${account.id}/agreement`;
  return { account, key, console, terms, path };
}

describe('a draft', () => {
  test('shows an example in both versions, the last 30 days priced again, and the orders that keep the old one', async () => {
    const { console, key, terms, path } = await customer();
    const made = await createOrder(service, key);
    await createOrder(service, key, { vehicle: { type: 'VAN' } });
    await createOrder(service, key, { transportType: 'TRAILER' });
    await offeredRequest(service, key);
    const [any, ...others] = terms.tariffs;
    const draft = { ...terms, tariffs: [{ ...any, baseNet: any.baseNet + 10 }, ...others] };
    const answer = await console('POST', `${path}/preview`, { terms: draft, example: EXAMPLE });
    expect(answer.status, answer.text).toBe(200);
    const { example, repriced, keeps, tariffs, curve, ...rest } = answer.json;
    expect(rest).toMatchObject({ currentVersion: 1, currency: 'EUR' });
    expect(example.distanceKm).toBeGreaterThan(700);
    expect([example.before.outcome, example.after.outcome]).toEqual(['ORDER', 'ORDER']);
    expect(example.after.price.net - example.before.price.net).toBeCloseTo(10);
    // The van has its own tariff; the request for a car would be priced if it were ordered.
    expect(repriced).toMatchObject({ orders: 4, capped: false, newRequests: 0, newOrders: 0, refused: 0 });
    expect(repriced.net.after - repriced.net.before).toBeCloseTo(20);
    expect(repriced.net.before).toBeGreaterThan(made.json.price.net);
    expect(repriced.reasons.find(({ reason }: { reason: string }) => reason === 'TRANSPORT_TYPE')).toEqual({
      reason: 'TRANSPORT_TYPE',
      before: 1,
      after: 1,
    });
    expect(keeps).toEqual({ orders: 2, quotes: 1, pricedSoFar: 4 });
    expect(tariffs[0].after - tariffs[0].before).toBeCloseTo(10);
    expect(tariffs).toHaveLength(terms.tariffs.length);
    expect(curve[0]).toMatchObject({ km: 0, before: 99, after: 99 });
    expect((await console('GET', path)).json.version).toBe(1);
  });

  test('counts the orders that would have become requests or been refused', async () => {
    const { console, key, terms, path } = await customer();
    await createOrder(service, key);
    await createOrder(service, key, { vehicle: { type: 'VAN' } });
    const shorter = { ...terms, quoteRequired: { ...terms.quoteRequired, distanceAboveKm: 100 } };
    const limited = (await console('POST', `${path}/preview`, { terms: shorter, example: EXAMPLE })).json;
    expect(limited.repriced).toMatchObject({ newRequests: 2, net: { before: 0, after: 0 } });
    expect(limited.example.after).toEqual({
      outcome: 'REQUEST',
      reason: 'DISTANCE_ABOVE_LIMIT',
      price: null,
    });
    expect(limited.curve.at(-1)).toMatchObject({ after: null });
    const onlyTrailer = { ...terms, allowedTransportTypes: ['TRAILER'] };
    const refused = (await console('POST', `${path}/preview`, { terms: onlyTrailer, example: EXAMPLE })).json;
    expect(refused.repriced).toMatchObject({ refused: 2 });
    expect(refused.example.after).toMatchObject({
      outcome: 'NOT_POSSIBLE',
      reason: 'TRANSPORT_TYPE_NOT_ALLOWED',
    });
  });

  test('also works without an example and for an account that cannot order yet', async () => {
    const { console, terms } = await customer();
    const { id } = (await service.ops('POST', '/accounts', { name: 'Noch leer GmbH' })).json;
    const plain = await console('POST', `/accounts/${id}/agreement/preview`, { terms });
    expect(plain.json).toMatchObject({ example: null, repriced: { orders: 0 } });
    const shown = await console('POST', `/accounts/${id}/agreement/preview`, { terms, example: EXAMPLE });
    expect(shown.json.example.after.outcome).toBe('ORDER');
  });

  test('is refused with its wrong fields', async () => {
    const { console, terms, path } = await customer();
    const [any] = terms.tariffs;
    const answer = await console('POST', `${path}/preview`, {
      terms: { ...terms, tariffs: [{ ...any, perKmNet: 0.12345 }, any], vatRate: 101 },
    });
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    const fields = answer.json.error.details.fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['terms.tariffs[0].perKmNet', 'terms.vatRate']));
    const unknownAccount = '/accounts/018f0000-0000-7000-8000-000000000000/agreement/preview';
    expectV1Error(await console('POST', unknownAccount, { terms }), 404, 'NOT_FOUND');
  });

  test('with the maximum of tariffs and a busy month is priced in parts that do not block the event loop', () => {
    const one = { transportType: 'DRIVEN', baseNet: 89, includedKm: 50, perKmNet: 0.9512 } as const;
    const terms = agreementTermsSchema.parse({ tariffs: [one] });
    const wide = { ...terms, tariffs: Array.from({ length: 100 }, () => terms.tariffs[0]!) };
    const order = {
      transportType: 'DRIVEN',
      vehicleType: 'CAR',
      services: { registration: true, shortTermPlate: true },
      distanceKm: 688.123,
    } as const;
    const orders = Array.from({ length: 50 }, () => order);
    const part = repriceOrders(wide, wide, orders);
    const began = process.cpuUsage();
    repriceOrders(wide, wide, orders);
    expect(process.cpuUsage(began).user / 1000, 'milliseconds of a part').toBeLessThan(50);
    const both = addRepricing(part, part);
    expect(both.orders).toBe(100);
    expect(both.netCents.after).toBe(2 * part.netCents.after);
  });
});

describe('versions', () => {
  test('are listed with their authors, and a version made in between is not overwritten', async () => {
    const { console, account, terms, path } = await customer();
    service.clock.advance(1000);
    expect((await console('PUT', `${path}?seenVersion=1`, { ...terms, vatRate: 7 })).status).toBe(200);
    const late = await console('PUT', `${path}?seenVersion=1`, { ...terms, vatRate: 8 });
    expectV1Error(late, 409, 'AGREEMENT_CHANGED');
    expect(late.json.error.details).toEqual({ currentVersion: 2 });
    const { data } = (await console('GET', `/accounts/${account.id}/agreements`)).json;
    expect(data).toMatchObject([
      { version: 2, by: { name: 'Maren Claasen', channel: 'console' }, terms: { vatRate: 7 } },
      { version: 1, by: { name: null, channel: 'ops' }, terms: { vatRate: 19 } },
    ]);
    const older = await console('GET', `/accounts/${account.id}/agreements?before=2`);
    expect(older.json.data.map(({ version }: { version: number }) => version)).toEqual([1]);
  });
});
