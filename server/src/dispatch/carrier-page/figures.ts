// What a carrier keeps, by lane, and what an own driver would cost there. Pure.
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { drivingMs, HANDOVER_MS } from '../../model/orders/travel-time.ts';
import type { Price } from '../../model/prices/price.ts';
import { ownCents } from '../carriers/margin.ts';
import type { Rates } from '../planning/day/day.ts';

/** Less than this share of our price is little. */
const LITTLE_PERCENT = 10;
const MAX_LANES = 8;

export interface AcceptedTrip {
  from: string;
  to: string;
  distanceKm: number | null;
  netCents: number;
  currency: string;
  price: Price | null;
}

/** All trips between two cities; amounts are means without VAT. */
export interface Lane {
  from: string;
  to: string;
  km: number | null;
  orders: number;
  currency: string;
  theirsCents: number;
  /** What the customer pays, without what is passed on. */
  oursCents: number;
  keptCents: number;
  keptPercent: number;
  keepsLittle: boolean;
  /** For the trip and the way back, in euros; null where little is not kept, and without a distance. */
  ownDriverCents: number | null;
}

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** The most frequent first; trips without a price or in another currency say nothing about a margin. */
export function lanesOf(trips: readonly AcceptedTrip[], rates: Rates): Lane[] {
  const byLane = new Map<string, (AcceptedTrip & { price: Price })[]>();
  for (const trip of trips) {
    if (trip.price === null || trip.price.currency !== trip.currency) continue;
    const key = `${trip.from}|${trip.to}|${trip.currency}`;
    byLane.set(key, [...(byLane.get(key) ?? []), { ...trip, price: trip.price }]);
  }
  return [...byLane.values()]
    .map((group) => toLane(group, rates))
    .sort((a, b) => b.orders - a.orders || a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
    .slice(0, MAX_LANES);
}

function toLane(group: readonly (AcceptedTrip & { price: Price })[], rates: Rates): Lane {
  const { from, to, currency } = group[0]!;
  const known = group.flatMap(({ distanceKm }) => (distanceKm === null ? [] : [distanceKm]));
  const km = known.length === 0 ? null : mean(known);
  const theirsCents = mean(group.map(({ netCents }) => netCents));
  const oursCents = mean(group.map(({ price }) => ownCents(price.lines)));
  const keptCents = oursCents - theirsCents;
  const keptPercent = oursCents === 0 ? 0 : Math.round((keptCents * 100) / oursCents);
  const keepsLittle = keptPercent < LITTLE_PERCENT;
  return {
    ...{ from, to, currency, km, theirsCents, oursCents, keptCents, keptPercent, keepsLittle },
    orders: group.length,
    ownDriverCents: keepsLittle && km !== null && currency === 'EUR' ? ownDriverCents(km, rates) : null,
  };
}

/** The driver's time for the trip, and the way back by public transport. */
function ownDriverCents(
  km: number,
  { hourCents, transitCentsPerKm, transitTimeFactor, transitWaitMs }: Rates,
): number {
  const tripMs = drivingMs(km) + 2 * HANDOVER_MS;
  const backMs = drivingMs(km) * transitTimeFactor + transitWaitMs;
  return Math.round(((tripMs + backMs) / HOUR_MS) * hourCents + km * transitCentsPerKm);
}

export interface Answers {
  accepted: number;
  declined: number;
  /** No answer until the deadline. */
  expired: number;
  waiting: number;
  /** Of accepted and declined offers; null without any. */
  medianMinutes: number | null;
}

/** Of the offers that have ended with or without an answer; withdrawn ones do not count. Null without any. */
export function acceptedPercent({ accepted, declined, expired }: Answers): number | null {
  const ended = accepted + declined + expired;
  return ended === 0 ? null : Math.round((accepted * 100) / ended);
}
