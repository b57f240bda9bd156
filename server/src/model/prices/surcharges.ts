// Surcharges on a transport: weekend, express and fuel, and the circumstances that they depend on. Pure.
import { z } from 'zod';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { divideHalfUp, toScaled } from './decimal.ts';
import { type PriceLine, singleLine } from './price-line.ts';
import { amount, amountToCents, decimal, reportPercentAndAmount } from './term-values.ts';

const MAX_HOURS = 720;

const share = {
  percentOfTransport: decimal(2, 100)
    .nullable()
    .default(null)
    .describe('Percent of base, distance and minimum; instead of `net`.'),
  net: amount().nullable().default(null).describe('A net amount; instead of `percentOfTransport`.'),
};

interface Share {
  percentOfTransport: number | null;
  net: number | null;
}

const requireOneOfBoth = ({ percentOfTransport, net }: Share, context: z.core.$RefinementCtx) =>
  reportPercentAndAmount('percentOfTransport', percentOfTransport, net, context);

export const surchargesSchema = z.strictObject({
  weekend: z
    .strictObject(share)
    .superRefine(requireOneOfBoth)
    .nullable()
    .default(null)
    .describe(
      'For a requested day on a Saturday or Sunday: of the pickup, without one of the delivery. Null for none.',
    ),
  express: z
    .strictObject({
      withinHours: z
        .int()
        .min(1)
        .max(MAX_HOURS)
        .describe(
          'An order is express if its pickup is requested less than this many hours after it is made.',
        ),
      ...share,
    })
    .superRefine(requireOneOfBoth)
    .nullable()
    .default(null)
    .describe('For orders at short notice. Null for none.'),
  fuel: z
    .boolean()
    .default(false)
    .describe("Whether the operator's fuel surcharge of the month is added, see `/fuel-surcharges`."),
});
export type SurchargeTerms = z.output<typeof surchargesSchema>;

export const NO_SURCHARGES: SurchargeTerms = { weekend: null, express: null, fuel: false };

/** When a transport is ordered and carried out, as far as its price depends on it. */
export interface Circumstances {
  /** The day by which the agreement and the month of the fuel surcharge are chosen. */
  day: string;
  isWeekend: boolean;
  /** From the order to its requested pickup; null without one. */
  hoursToPickup: number | null;
  /** Of the fuel table; 0 if it has no entry yet. */
  fuelPercent: number;
}

/** What applies from a month on, until the next entry. */
export interface FuelSurcharge {
  /** 2026-11 */
  month: string;
  percent: number;
}

export interface RequestedDates {
  requestedPickup: Date | null;
  requestedDelivery: Date | null;
}

/**
 * The day of an order: of the requested pickup, otherwise of the delivery, otherwise the day on which it is made. A day that
 * is over counts as the day on which it is made, so that nobody orders by former prices.
 */
export function pricedDay(dates: RequestedDates, madeAt: Date, timeZone: string): string {
  const today = dayOf(timeZone, madeAt);
  const date = dates.requestedPickup ?? dates.requestedDelivery;
  const requested = date === null ? today : dayOf(timeZone, date);
  return requested > today ? requested : today;
}

export function circumstancesOf(
  dates: RequestedDates,
  madeAt: Date,
  { timeZone, fuel }: { timeZone: string; fuel: readonly FuelSurcharge[] },
): Circumstances {
  const { requestedPickup, requestedDelivery } = dates;
  const date = requestedPickup ?? requestedDelivery;
  const day = pricedDay(dates, madeAt, timeZone);
  return {
    day,
    isWeekend: date !== null && isWeekend(dayOf(timeZone, date)),
    hoursToPickup: requestedPickup && (requestedPickup.getTime() - madeAt.getTime()) / HOUR_MS,
    fuelPercent: fuelPercentOn(fuel, day),
  };
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
}

/** The newest entry that has begun; a month without an own entry keeps the one before. */
export function fuelPercentOn(fuel: readonly FuelSurcharge[], day: string): number {
  const begun = fuel.filter(({ month }) => month <= day.slice(0, 7));
  return begun.reduce<FuelSurcharge>((last, one) => (one.month >= last.month ? one : last), NO_FUEL).percent;
}

const NO_FUEL: FuelSurcharge = { month: '', percent: 0 };

/** Each is a share of the transport alone, so that their order does not matter. */
export function surchargeLines(
  { weekend, express, fuel }: SurchargeTerms,
  { isWeekend, hoursToPickup, fuelPercent }: Circumstances,
  transportCents: number,
): PriceLine[] {
  const lines: PriceLine[] = [];
  if (weekend !== null && isWeekend) {
    lines.push(shareLine('WEEKEND', 'Weekend surcharge', weekend, transportCents));
  }
  if (express !== null && hoursToPickup !== null && hoursToPickup < express.withinHours) {
    lines.push(shareLine('EXPRESS', 'Express surcharge', express, transportCents));
  }
  if (fuel) {
    const share = { percentOfTransport: fuelPercent, net: null };
    lines.push(shareLine('FUEL', 'Fuel surcharge', share, transportCents));
  }
  return lines.filter(({ netCents }) => netCents > 0);
}

function shareLine(
  code: 'WEEKEND' | 'EXPRESS' | 'FUEL',
  description: string,
  { percentOfTransport: percent, net }: Share,
  transportCents: number,
): PriceLine {
  if (net !== null) return singleLine(code, description, amountToCents(net));
  const cents = Number(divideHalfUp(BigInt(transportCents) * toScaled(percent!, 2), 10_000n));
  return { ...singleLine(code, description, cents), percent: percent! };
}
