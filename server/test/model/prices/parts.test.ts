// The price with all its parts against independent arithmetic: exact fractions over plain decimals, written from the terms of
// an agreement and not from the implementation.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeLine } from '../../../src/documents/pdf/describe-line.ts';
import { textsIn } from '../../../src/documents/pdf/texts.ts';
import { type Agreement, agreementOn, agreementTermsSchema } from '../../../src/model/prices/agreement.ts';
import { priceTransport } from '../../../src/model/prices/price.ts';
import type { PriceLine } from '../../../src/model/prices/price-line.ts';
import { circumstancesOf, fuelPercentOn, pricedDay } from '../../../src/model/prices/surcharges.ts';
import { formatsFor } from '../../../src/platform/formats.ts';

/** A fraction of integers: no rounding until `cents`. */
interface Fraction {
  over: bigint;
  under: bigint;
}

function fraction(decimal: number): Fraction {
  const text = decimal.toFixed(6);
  const [whole, rest] = text.split('.');
  return { over: BigInt(`${whole}${rest}`), under: 1_000_000n };
}
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
const minus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under - b.over * a.under,
  under: a.under * b.under,
});
/** Rounds half up to cents. */
function cents({ over, under }: Fraction): number {
  const hundred = over * 100n;
  const down = hundred / under;
  const rest = hundred - down * under;
  return Number(rest * 2n >= under ? down + 1n : down);
}
const percentOf = (amountCents: number, percent: number) =>
  cents(times({ over: BigInt(amountCents), under: 10_000n }, fraction(percent)));

const decimal = (largest: number, decimals: number) =>
  fc.integer({ min: 0, max: largest * 10 ** decimals }).map((scaled) => Number(`${scaled}e-${decimals}`));
const share = fc.oneof(
  decimal(100, 2).map((percentOfTransport) => ({ percentOfTransport, net: null })),
  decimal(500, 2).map((net) => ({ percentOfTransport: null, net })),
);
const tiersAfter = (includedKm: number) =>
  fc
    .array(fc.record({ step: fc.integer({ min: 1, max: 4000 }), perKmNet: decimal(5, 4) }), { maxLength: 4 })
    .map((steps) => {
      let tenths = Math.round(includedKm * 10);
      return steps.map(({ step, perKmNet }) => {
        tenths += step;
        return { fromKm: tenths / 10, perKmNet };
      });
    });

const tariff = decimal(200, 1).chain((includedKm) =>
  fc.record({
    transportType: fc.constant('DRIVEN' as const),
    includedKm: fc.constant(includedKm),
    baseNet: decimal(500, 2),
    perKmNet: decimal(5, 4),
    minimumNet: decimal(1000, 2),
    tiers: tiersAfter(includedKm),
  }),
);
const agreement = fc.record({
  vatRate: decimal(30, 2),
  tariff,
  services: fc.record({
    registrationNet: decimal(300, 2),
    shortTermPlateNet: decimal(300, 2),
    registrationFee: decimal(100, 2),
    shortTermPlateFee: decimal(100, 2),
  }),
  surcharges: fc.record({
    weekend: fc.option(share),
    express: fc.option(fc.tuple(fc.integer({ min: 1, max: 72 }), share)),
    fuel: fc.boolean(),
  }),
});
const order = fc.record({
  distanceKm: decimal(2000, 1),
  registration: fc.boolean(),
  shortTermPlate: fc.boolean(),
  madeAt: fc.integer({ min: 0, max: 365 * 24 }).map((hour) => new Date(Date.UTC(2026, 0, 1, hour))),
  hoursToPickup: fc.option(fc.integer({ min: 0, max: 300 })),
});
const fuel = fc
  .dictionary(fc.constantFrom('2025-11', '2026-02', '2026-03', '2026-09', '2027-01'), decimal(20, 2))
  .map((table) => Object.entries(table).map(([month, percent]) => ({ month, percent })));

/** Local days of the operator are asked of Intl, not of the project. */
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', weekday: 'short' });

test('every part is exact, and the parts add up', () => {
  fc.assert(
    fc.property(agreement, order, fuel, (agreed, asked, table) => {
      const { madeAt, hoursToPickup, distanceKm, registration, shortTermPlate } = asked;
      const pickup = hoursToPickup === null ? null : new Date(madeAt.getTime() + hoursToPickup * 3_600_000);
      const express = agreed.surcharges.express;
      const terms = agreementTermsSchema.parse({
        vatRate: agreed.vatRate,
        tariffs: [agreed.tariff],
        services: agreed.services,
        surcharges: {
          ...agreed.surcharges,
          express: express && { withinHours: express[0], ...express[1] },
        },
      });
      const result = priceTransport(terms, {
        transportType: 'DRIVEN',
        vehicleType: 'CAR',
        services: { registration, shortTermPlate },
        distanceKm,
        circumstances: circumstancesOf({ requestedPickup: pickup, requestedDelivery: null }, madeAt, {
          timeZone: 'Europe/Berlin',
          fuel: table,
        }),
      });
      if (result.kind !== 'PRICE') throw new Error('No price');

      const rates = agreed.tariff;
      const bounds = [rates.includedKm, ...rates.tiers.map(({ fromKm }) => fromKm)];
      const prices = [rates.perKmNet, ...rates.tiers.map(({ perKmNet }) => perKmNet)];
      let transport = cents(fraction(rates.baseNet));
      for (const [i, from] of bounds.entries()) {
        const to = i + 1 < bounds.length && bounds[i + 1]! < distanceKm ? bounds[i + 1]! : distanceKm;
        if (to > from) transport += cents(times(minus(fraction(to), fraction(from)), fraction(prices[i]!)));
      }
      transport = Math.max(transport, cents(fraction(rates.minimumNet)));

      const added = ({
        percentOfTransport,
        net,
      }: {
        percentOfTransport: number | null;
        net: number | null;
      }) => (net === null ? percentOf(transport, percentOfTransport!) : cents(fraction(net)));
      let surcharges = 0;
      const { weekend } = agreed.surcharges;
      if (pickup && weekend && ['Sat', 'Sun'].includes(weekday.format(pickup))) surcharges += added(weekend);
      if (hoursToPickup !== null && express && hoursToPickup < express[0]) surcharges += added(express[1]);
      if (agreed.surcharges.fuel) {
        const month = berlin.format(pickup ?? madeAt).slice(0, 7);
        const begun = table
          .filter((entry) => entry.month <= month)
          .sort((a, b) => (a.month < b.month ? 1 : -1));
        surcharges += percentOf(transport, begun[0]?.percent ?? 0);
      }
      const { services } = agreed;
      const booked =
        (registration ? cents(fraction(services.registrationNet)) : 0) +
        (shortTermPlate ? cents(fraction(services.shortTermPlateNet)) : 0);
      const fees =
        (registration ? cents(fraction(services.registrationFee)) : 0) +
        (shortTermPlate ? cents(fraction(services.shortTermPlateFee)) : 0);

      const { price } = result;
      const sum = (codes: string[]) =>
        price.lines
          .filter(({ code }) => codes.includes(code!))
          .reduce((total, line) => total + line.netCents, 0);
      expect(sum(['BASE', 'DISTANCE', 'MINIMUM'])).toBe(transport);
      expect(sum(['WEEKEND', 'EXPRESS', 'FUEL'])).toBe(surcharges);
      expect(sum(['REGISTRATION', 'SHORT_TERM_PLATE'])).toBe(booked);
      expect(sum(['REGISTRATION_FEE', 'SHORT_TERM_PLATE_FEE'])).toBe(fees);
      expect(price.netCents).toBe(transport + surcharges + booked + fees);
      expect(price.vatCents).toBe(percentOf(transport + surcharges + booked, agreed.vatRate));
      expect(price.grossCents).toBe(price.netCents + price.vatCents);
    }),
    { numRuns: 500 },
  );
});

describe('tiers', () => {
  const lines = (km: number): PriceLine[] => {
    const tiers = [
      { fromKm: 200, perKmNet: 0.8 },
      { fromKm: 500, perKmNet: 0.6 },
    ];
    const terms = agreementTermsSchema.parse({
      tariffs: [{ transportType: 'DRIVEN', baseNet: 100, includedKm: 50, perKmNet: 1, tiers }],
    });
    const services = { registration: false, shortTermPlate: false };
    const asked = { transportType: 'DRIVEN', vehicleType: 'CAR', services, distanceKm: km } as const;
    const result = priceTransport(terms, asked);
    return result.kind === 'PRICE' ? result.price.lines : [];
  };

  test('price only the kilometres beyond their beginning', () => {
    const distances = lines(600).filter(({ code }) => code === 'DISTANCE');
    expect(distances.map(({ fromKm, quantity, netCents }) => [fromKm, quantity, netCents])).toEqual([
      [50, 150, 15_000],
      [200, 300, 24_000],
      [500, 100, 6_000],
    ]);
    expect(lines(200).filter(({ code }) => code === 'DISTANCE')).toHaveLength(1);
  });

  test.each([
    ['before the included kilometres end', [{ fromKm: 50, perKmNet: 1 }]],
    [
      'in another order',
      [
        { fromKm: 300, perKmNet: 1 },
        { fromKm: 200, perKmNet: 1 },
      ],
    ],
  ])('that begin %s are refused', (_, tiers) => {
    const given = { transportType: 'DRIVEN' as const, baseNet: 1, includedKm: 50, tiers };
    expect(agreementTermsSchema.safeParse({ tariffs: [given] }).success).toBe(false);
  });
});

describe('the day of an order', () => {
  const madeAt = new Date('2026-11-18T22:30:00Z');
  const on = (requestedPickup: string | null, requestedDelivery: string | null = null) =>
    pricedDay(
      {
        requestedPickup: requestedPickup === null ? null : new Date(requestedPickup),
        requestedDelivery: requestedDelivery === null ? null : new Date(requestedDelivery),
      },
      madeAt,
      'Europe/Berlin',
    );

  test.each([
    ['that of its pickup, in the zone of the operator', on('2026-11-20T23:30:00Z'), '2026-11-21'],
    ['without a pickup that of its delivery', on(null, '2026-12-01T10:00:00Z'), '2026-12-01'],
    ['without dates that on which it is made', on(null), '2026-11-18'],
    ['never one that is over', on('2026-11-02T10:00:00Z'), '2026-11-18'],
  ])('is %s', (_, day, expected) => {
    expect(day).toBe(expected);
  });
});

test('on a document the fuel surcharge is not named like the fuel level of a protocol', () => {
  const line = {
    code: 'FUEL',
    description: '',
    quantity: 1,
    unitNet: '4.00',
    netCents: 400,
    percent: 4,
  } as const;
  const described = (['de', 'en'] as const).map((language) => {
    const format = formatsFor(language, 'UTC', 'EUR');
    return describeLine({ translate: textsIn(language), format }, line);
  });
  expect(described).toEqual([
    expect.stringMatching(/^Kraftstoffzuschlag, 4/),
    expect.stringMatching(/^Fuel surcharge, 4/),
  ]);
});

test('a month without a fuel surcharge has the one before it', () => {
  const table = [
    { month: '2026-03', percent: 4 },
    { month: '2026-01', percent: 3 },
  ];
  expect(
    ['2025-12-31', '2026-02-28', '2026-03-01', '2027-01-01'].map((day) => fuelPercentOn(table, day)),
  ).toEqual([0, 3, 4, 4]);
});

test('of the versions that have begun, the last first day applies, then the newest', () => {
  const version = (number: number, validFrom: string | null) => ({ version: number, validFrom }) as Agreement;
  const versions = [
    version(1, null),
    version(2, '2027-01-01'),
    version(3, '2026-11-18'),
    version(4, '2027-01-01'),
  ];
  const on = (day: string) => agreementOn(versions, day)?.version;
  expect([on('2026-11-17'), on('2026-11-18'), on('2026-12-31'), on('2027-01-01')]).toEqual([1, 3, 3, 4]);
});
