// How leniently the legacy interface reads numbers, times and one-line addresses.
import { describe, expect, test } from 'vitest';
import { sharedService } from '../../harness/shared-service.ts';
import {
  createLegacyOrder,
  expectWrongFields,
  getThroughV1,
  ORDERS,
  postLegacyOrder,
} from './legacy-calls.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const dispatchOf = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;
const reasonOf = (answer: { json: { details: { fehler: { grund: string }[] } } }) =>
  answer.json.details.fehler[0]!.grund;

describe('numbers', () => {
  test.each([
    [{ vehicleYear: '2024' }, 2024],
    [{ vehicleYear: ' 2024 ' }, 2024],
    [{ vehicleYear: 1900 }, 1900],
  ])('%j is the year %d', async (sent, year) => {
    const { orderId } = await createLegacyOrder(service, key, sent);
    expect((await getThroughV1(service, key, orderId)).vehicle.modelYear).toBe(year);
  });

  test.each([
    ['412', 412],
    ['412.5', 412.5],
    ['412,5', 412.5],
    [0, 0],
    [50_000, 50_000],
  ])('a distance of %j is %d', async (distance, kilometers) => {
    const { orderId } = await createLegacyOrder(service, key, { distance });
    expect((await dispatchOf(orderId)).extra.older.distance).toBe(kilometers);
  });

  test.each([
    [{ vehicleYear: 'neu' }, /ganze Zahl/],
    [{ vehicleYear: '2024,5' }, /ganze Zahl/],
    [{ vehicleYear: 2024.5 }, /ganze Zahl/],
    [{ vehicleYear: 1899 }, /1900 bis 2100/],
    [{ vehicleYear: 2101 }, /1900 bis 2100/],
    [{ distance: 'weit' }, /Zahl/],
    [{ distance: '1.234,5' }, /Zahl/],
    [{ distance: -1 }, /0 bis 50000/],
    [{ distance: '50000,1' }, /0 bis 50000/],
    [{ distance: true }, /Text/],
    [{ distance: [1] }, /Text/],
  ])('%j is refused', async (sent, reason) => {
    const answer = await postLegacyOrder(service, key, sent);
    expectWrongFields(answer, ...Object.keys(sent));
    expect(reasonOf(answer)).toMatch(reason);
  });

  test('a number is accepted where a text is expected', async () => {
    const made = await createLegacyOrder(service, key, { externalOrderId: 4711, pickupContactPhone: 49711 });
    expect(made.externalOrderId).toBe('4711');
    expect((await getThroughV1(service, key, made.orderId)).pickup.contact.phone).toBe('49711');
  });
});

describe('times', () => {
  test.each([
    ['2026-10-05T10:00:00+02:00', '2026-10-05T08:00:00.000Z'],
    ['2026-10-05T10:00:00Z', '2026-10-05T10:00:00.000Z'],
    ['2026-10-05T10:00+0200', '2026-10-05T08:00:00.000Z'],
    ['2026-10-05 10:00:00,5+02', '2026-10-05T08:00:00.500Z'],
    ['2026-10-05T10:00:00', '2026-10-05T08:00:00.000Z'],
    ['2026-10-05 10:00', '2026-10-05T08:00:00.000Z'],
    ['2026-12-05T10:00:00', '2026-12-05T09:00:00.000Z'],
    ['2026-10-05', '2026-10-04T22:00:00.000Z'],
    ['2026-12-05', '2026-12-04T23:00:00.000Z'],
    // The clocks change on 29 March and 25 October: the days before and after, and the hours around.
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['2028-02-29', '2028-02-28T23:00:00.000Z'],
  ])('%s is %s', async (pickupDate, instant) => {
    const { orderId } = await createLegacyOrder(service, key, { pickupDate });
    expect((await getThroughV1(service, key, orderId)).requestedPickup).toBe(instant);
  });

  test('an hour that daylight saving skips or repeats is accepted', async () => {
    for (const pickupDate of ['2026-03-29T02:30', '2026-10-25T02:30'])
      await createLegacyOrder(service, key, { pickupDate });
  });

  test.each([
    'morgen',
    '05.10.2026',
    '2026-10-5',
    '2026-13-01',
    '2026-02-30',
    '2027-02-29T10:00:00Z',
    '2026-10-05T10',
    '2026-10-05T24:00',
    '2026-10-05T10:60',
    '2026-10-05T10:00:61',
    '2026-10-05T10:00:00+25:00',
    '1999-10-05',
    '2101-10-05T10:00:00Z',
    1_791_187_200,
    true,
  ])('%j is refused', async (sent) => {
    const answer = await postLegacyOrder(service, key, { pickupDate: sent, expectedDeliveryDate: sent });
    expectWrongFields(answer, 'expectedDeliveryDate', 'pickupDate');
  });

  test('a delivery before the pickup is refused', async () => {
    const dates = { pickupDate: '2026-10-05T10:00', expectedDeliveryDate: '2026-10-05T07:59:59Z' };
    const answer = await postLegacyOrder(service, key, dates);
    expectWrongFields(answer, 'expectedDeliveryDate');
    expect(reasonOf(answer)).toMatch(/vor der Abholung/);
    await createLegacyOrder(service, key, { ...dates, expectedDeliveryDate: '2026-10-05T08:00:00Z' });
  });
});

describe('addresses', () => {
  test.each([
    [
      'Autohaus Müller GmbH, Hauptstr. 5, 80331 München',
      'Autohaus Müller GmbH',
      'Hauptstr. 5',
      '80331',
      'München',
      'DE',
    ],
    ['Mariahilfer Straße 10, A-1070 Wien', null, 'Mariahilfer Straße 10', '1070', 'Wien', 'AT'],
    ['12 rue de Rivoli, 75004 Paris, France', null, '12 rue de Rivoli', '75004', 'Paris', 'FR'],
    ['Hauptstr. 5 10115 Berlin', null, 'Hauptstr. 5', '10115', 'Berlin', 'DE'],
  ])(
    '%s is parsed into its parts and kept as sent',
    async (line, company, street, postalCode, city, country) => {
      const { orderId } = await createLegacyOrder(service, key, { pickup: line, delivery: ` ${line} ` });
      const { pickup, delivery } = await getThroughV1(service, key, orderId);
      for (const place of [pickup, delivery]) {
        expect(place).toMatchObject({ formatted: line, company, street, postalCode, city, country });
      }
    },
  );

  test('an unreadable address is kept as sent and makes the order a request', async () => {
    const made = await createLegacyOrder(service, key, { pickup: 'dort, wo er immer steht', delivery: '?' });
    expect(made.art).toBe('REQUEST');
    const { pickup, delivery } = await getThroughV1(service, key, made.orderId);
    expect([pickup.formatted, delivery.formatted]).toEqual(['dort, wo er immer steht', '?']);
  });

  test.each([
    ['missing', {}],
    ['null', { pickup: null, delivery: null }],
    ['empty', { pickup: '', delivery: ' \t' }],
    ['an object', { pickup: { street: 'Weg 1' }, delivery: { city: 'Berlin' } }],
    ['a list', { pickup: [], delivery: ['Weg 1, 10115 Berlin'] }],
    ['a boolean', { pickup: true, delivery: false }],
    ['too long', { pickup: 'x'.repeat(501), delivery: 'x'.repeat(501) }],
    ['not storable', { pickup: 'a\0b', delivery: '\ud800' }],
  ])('%s addresses are refused', async (_, body) => {
    expectWrongFields(await service.call(ORDERS, { key, body }), 'delivery', 'pickup');
  });

  test('an empty body is refused for both addresses', async () => {
    expectWrongFields(await service.call(ORDERS, { method: 'POST', key }), 'delivery', 'pickup');
  });
});
