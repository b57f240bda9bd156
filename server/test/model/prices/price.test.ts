// The price of a transport: the agreement's formula, the rounding and the reasons for a quote.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AgreementTerms,
  type AgreementTermsInput,
  agreementTermsSchema,
} from '../../../src/model/prices/agreement.ts';
import {
  amountToCents,
  centsToAmount,
  type Price,
  type PriceInput,
  priceTransport,
  vatCentsOf,
} from '../../../src/model/prices/price.ts';
import { VEHICLE_TYPES } from '../../../src/model/prices/vocabulary.ts';

const tariff = { transportType: 'DRIVEN', baseNet: 100, includedKm: 50, perKmNet: 1, minimumNet: 0 } as const;

function terms(overrides: AgreementTermsInput = {}): AgreementTerms {
  return agreementTermsSchema.parse({ tariffs: [tariff], ...overrides });
}

function input(overrides: Partial<PriceInput> = {}): PriceInput {
  return {
    transportType: 'DRIVEN',
    vehicleType: 'CAR',
    services: { registration: false, shortTermPlate: false },
    distanceKm: 300,
    ...overrides,
  };
}

function priced(agreed: AgreementTerms, asked: PriceInput): Price {
  const result = priceTransport(agreed, asked);
  if (result.kind !== 'PRICE') throw new Error(`needs a quote: ${result.reason}`);
  return result.price;
}

describe('net price of the transport', () => {
  test.each([
    ['base and distance', {}, 300, 35_000],
    ['exactly the included kilometres', {}, 50, 10_000],
    ['fewer than the included kilometres', {}, 12.3, 10_000],
    ['a tenth of a kilometre more', {}, 50.1, 10_010],
    ['no kilometres', {}, 0, 10_000],
    ['no included kilometres', { includedKm: 0 }, 10, 11_000],
    ['included kilometres with a tenth', { includedKm: 49.9 }, 50, 10_010],
    ['a minimum above the sum', { minimumNet: 400 }, 300, 40_000],
    ['a minimum one cent above the sum', { minimumNet: 350.01 }, 300, 35_001],
    ['a minimum equal to the sum', { minimumNet: 350 }, 300, 35_000],
    ['a minimum below the sum', { minimumNet: 349.99 }, 300, 35_000],
    ['four decimals, half a cent goes up', { perKmNet: 0.005 }, 51, 10_001],
    ['four decimals, less than half a cent goes down', { perKmNet: 0.0049 }, 51, 10_000],
    ['0.1 km at 0.45 is 4.5 cents and goes up', { perKmNet: 0.45 }, 50.1, 10_005],
    ['0.3 km at 1.15 is 34.5 cents and goes up', { perKmNet: 1.15 }, 50.3, 10_035],
    ['1.005 a kilometre is not 1.00', { perKmNet: 1.005 }, 51, 10_101],
    ['binary fractions do not show', { perKmNet: 0.1, includedKm: 0, baseNet: 0.2 }, 1, 30],
    ['a base of 4.35', { baseNet: 4.35 }, 50, 435],
    ['nothing at all', { baseNet: 0, perKmNet: 0 }, 300, 0],
  ])('%s', (_rule, change, distanceKm, netCents) => {
    const agreed = terms({ tariffs: [{ ...tariff, ...change }] });
    expect(priced(agreed, input({ distanceKm })).netCents).toBe(netCents);
  });
});

describe('tariff', () => {
  const van = { ...tariff, vehicleType: 'VAN', baseNet: 150 } as const;

  test("the vehicle type's own tariff goes before the general one, in whatever order", () => {
    for (const tariffs of [
      [tariff, van],
      [van, tariff],
    ]) {
      const agreed = terms({ tariffs });
      expect(priced(agreed, input({ vehicleType: 'VAN', distanceKm: 0 })).netCents).toBe(15_000);
      expect(priced(agreed, input({ vehicleType: 'SUV', distanceKm: 0 })).netCents).toBe(10_000);
    }
  });

  test('without a tariff a quote is needed', () => {
    const agreed = terms({ tariffs: [van], quoteRequired: { transportTypes: [] } });
    const expected = { kind: 'QUOTE', reason: 'NO_TARIFF' };
    expect(priceTransport(agreed, input({ vehicleType: 'CAR' }))).toEqual(expected);
    expect(priceTransport(agreed, input({ vehicleType: 'VAN', transportType: 'TRUCK' }))).toEqual(expected);
  });
});

describe('services', () => {
  const agreed = terms({ services: { registrationNet: 129.5, shortTermPlateNet: 89.9 } });

  test.each([
    [false, false, 10_000],
    [true, false, 22_950],
    [false, true, 18_990],
    [true, true, 31_940],
  ])('registration %s, short-term plate %s', (registration, shortTermPlate, netCents) => {
    const asked = input({ distanceKm: 0, services: { registration, shortTermPlate } });
    expect(priced(agreed, asked).netCents).toBe(netCents);
  });

  test('the minimum applies to the transport, and services are added', () => {
    const withMinimum = terms({
      tariffs: [{ ...tariff, minimumNet: 200 }],
      services: { registrationNet: 50 },
    });
    const asked = input({ distanceKm: 0, services: { registration: true, shortTermPlate: false } });
    expect(priced(withMinimum, asked).netCents).toBe(25_000);
  });
});

describe('VAT', () => {
  test.each([
    [10_000, 19, 1900],
    [10_000, 0, 0],
    [10_000, 7.7, 770],
    [10_000, 100, 10_000],
    [50, 19, 10],
    [2, 25, 1],
    [1, 19, 0],
    [3, 19, 1],
    [250, 7, 18],
    [65, 7.7, 5],
    [33_333, 7.7, 2567],
    [500, 8.1, 41],
    [1, 49.99, 0],
    [1, 50, 1],
  ])('%i cents at %d %% are %i cents, rounded half up', (netCents, vatRate, vatCents) => {
    expect(vatCentsOf(netCents, vatRate)).toBe(vatCents);
  });

  test('it is calculated on the sum, not line by line', () => {
    const agreed = terms({
      vatRate: 19,
      tariffs: [{ ...tariff, baseNet: 0.02 }],
      services: { registrationNet: 0.02, shortTermPlateNet: 0.02 },
    });
    const asked = input({ distanceKm: 0, services: { registration: true, shortTermPlate: true } });
    expect(priced(agreed, asked)).toMatchObject({ netCents: 6, vatCents: 1, grossCents: 7 });
  });
});

describe('a quote is needed', () => {
  const rule = (quoteRequired: AgreementTermsInput['quoteRequired']) => terms({ quoteRequired });

  test.each([
    ['for a transport type', { transportTypes: ['DRIVEN' as const] }, {}, 'TRANSPORT_TYPE'],
    ['for a vehicle type', { vehicleTypes: ['CAR' as const] }, {}, 'VEHICLE_TYPE'],
    ['above a distance', { distanceAboveKm: 299.9 }, {}, 'DISTANCE_ABOVE_LIMIT'],
    ['for an unknown distance', {}, { distanceKm: null }, 'DISTANCE_UNKNOWN'],
  ])('%s', (_case, quoteRequired, asked, reason) => {
    expect(priceTransport(rule(quoteRequired), input(asked))).toEqual({ kind: 'QUOTE', reason });
  });

  test('not at exactly the limit', () => {
    expect(priceTransport(rule({ distanceAboveKm: 300 }), input()).kind).toBe('PRICE');
  });

  test('not for an unknown distance if agreed so: the base price counts', () => {
    const agreed = rule({ distanceUnknown: false, distanceAboveKm: 10 });
    expect(priced(agreed, input({ distanceKm: null }))).toMatchObject({ netCents: 10_000, distanceKm: null });
  });
});

test('the lines explain the price', () => {
  const agreed = terms({
    tariffs: [{ ...tariff, perKmNet: 0.9555, minimumNet: 200 }],
    services: { registrationNet: 129 },
  });
  const asked = input({ distanceKm: 60.5, services: { registration: true, shortTermPlate: false } });
  const { lines, ...sums } = priced(agreed, asked);
  expect(lines.map(({ description: _text, ...line }) => line)).toEqual([
    { code: 'BASE', quantity: 1, unitNet: '100.00', netCents: 10_000 },
    { code: 'DISTANCE', quantity: 10.5, unitNet: '0.9555', netCents: 1003 },
    { code: 'MINIMUM', quantity: 1, unitNet: '89.97', netCents: 8997 },
    { code: 'REGISTRATION', quantity: 1, unitNet: '129.00', netCents: 12_900 },
  ]);
  expect(sums).toEqual({
    netCents: 32_900,
    vatCents: 6251,
    grossCents: 39_151,
    vatRate: 19,
    currency: 'EUR',
    distanceKm: 60.5,
  });
});

test.each([
  [0, 0],
  [0.01, 1],
  [4.35, 435],
  [1.005, 101],
  [1.0049, 100],
  [19.99, 1999],
  [1_000_000, 100_000_000],
  [-1.005, -101],
  [1e-7, 0],
])('%d is %i cents', (amount, cents) => {
  expect(amountToCents(amount)).toBe(cents);
});

describe('for every agreement and order', () => {
  const money = (largest: number, decimals: number) =>
    fc.integer({ min: 0, max: largest * 10 ** decimals }).map((scaled) => Number(`${scaled}e-${decimals}`));
  const distance = money(5000, 1);
  const agreement = fc
    .record({
      vatRate: money(100, 2),
      services: fc.record({ registrationNet: money(500, 2), shortTermPlateNet: money(500, 2) }),
      tariff: fc.record({
        baseNet: money(1000, 2),
        includedKm: money(200, 1),
        perKmNet: money(10, 4),
        minimumNet: money(1000, 2),
      }),
    })
    .map(({ tariff: rates, ...rest }) =>
      agreementTermsSchema.parse({ ...rest, tariffs: [{ transportType: 'DRIVEN', ...rates }] }),
    );
  const order = fc.record({
    transportType: fc.constant('DRIVEN' as const),
    vehicleType: fc.constantFrom(...VEHICLE_TYPES),
    services: fc.record({ registration: fc.boolean(), shortTermPlate: fc.boolean() }),
    distanceKm: distance,
  });

  test('sums are whole cents, lines add up to net, and gross is net plus VAT', () => {
    fc.assert(
      fc.property(agreement, order, (agreed, asked) => {
        const { netCents, vatCents, grossCents, lines } = priced(agreed, asked);
        for (const cents of [netCents, vatCents, grossCents, ...lines.map((line) => line.netCents)]) {
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        }
        expect(lines.reduce((sum, line) => sum + line.netCents, 0)).toBe(netCents);
        expect(grossCents).toBe(netCents + vatCents);
      }),
    );
  });

  test('net is at least the minimum', () => {
    fc.assert(
      fc.property(agreement, order, (agreed, asked) => {
        const minimum = amountToCents(agreed.tariffs[0]!.minimumNet);
        expect(priced(agreed, asked).netCents).toBeGreaterThanOrEqual(minimum);
      }),
    );
  });

  test('a longer distance never costs less', () => {
    fc.assert(
      fc.property(agreement, order, distance, (agreed, asked, otherKm) => {
        const shorter = priced(agreed, { ...asked, distanceKm: Math.min(asked.distanceKm, otherKm) });
        const longer = priced(agreed, { ...asked, distanceKm: Math.max(asked.distanceKm, otherKm) });
        expect(longer.grossCents).toBeGreaterThanOrEqual(shorter.grossCents);
      }),
    );
  });

  test('cents are converted to a number with two decimals and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const amount = centsToAmount(cents);
        expect(Number(amount.toFixed(2))).toBe(amount);
        expect(amountToCents(amount)).toBe(cents);
      }),
    );
  });
});
