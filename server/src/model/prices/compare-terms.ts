// Compares two versions of an agreement: recent orders priced again, tariffs, and price by distance. Pure.
import type { AgreementTerms } from './agreement.ts';
import {
  type PriceInput,
  type PriceResult,
  priceByTariff,
  priceTransport,
  QUOTE_REASONS,
  type QuoteReason,
} from './price.ts';

/** The fields of an order that its price depends on. */
export type PricedOrder = PriceInput;

export interface Repricing {
  orders: number;
  /** Sums over the orders that both versions price, so that they are comparable. */
  netCents: { before: number; after: number };
  /** Orders that have a price now and become requests with the new version, and the reverse. */
  newRequests: number;
  newOrders: number;
  /** Allowed now and refused by the new version. */
  refused: number;
  /** The number of requests per rule; the first rule that applies counts. */
  reasons: { reason: QuoteReason; before: number; after: number }[];
}

export function repriceOrders(
  before: AgreementTerms,
  after: AgreementTerms,
  orders: readonly PricedOrder[],
): Repricing {
  const pairs = orders.map((order) => ({
    was: priceTransport(before, order),
    is: priceTransport(after, order),
    refused:
      before.allowedTransportTypes.includes(order.transportType) &&
      !after.allowedTransportTypes.includes(order.transportType),
  }));
  const netCents = { before: 0, after: 0 };
  for (const { was, is, refused } of pairs) {
    if (was.kind !== 'PRICE' || is.kind !== 'PRICE' || refused) continue;
    netCents.before += was.price.netCents;
    netCents.after += is.price.netCents;
  }
  const caughtBy = (result: PriceResult, reason: QuoteReason) =>
    result.kind === 'QUOTE' && result.reason === reason;
  return {
    orders: orders.length,
    netCents,
    newRequests: pairs.filter(({ was, is }) => was.kind === 'PRICE' && is.kind === 'QUOTE').length,
    newOrders: pairs.filter(({ was, is }) => was.kind === 'QUOTE' && is.kind === 'PRICE').length,
    refused: pairs.filter(({ refused }) => refused).length,
    reasons: QUOTE_REASONS.map((reason) => ({
      reason,
      before: pairs.filter(({ was }) => caughtBy(was, reason)).length,
      after: pairs.filter(({ is }) => caughtBy(is, reason)).length,
    })),
  };
}

/** Adds the results of two parts of the same orders. */
export function addRepricing(one: Repricing, other: Repricing): Repricing {
  return {
    orders: one.orders + other.orders,
    netCents: {
      before: one.netCents.before + other.netCents.before,
      after: one.netCents.after + other.netCents.after,
    },
    newRequests: one.newRequests + other.newRequests,
    newOrders: one.newOrders + other.newOrders,
    refused: one.refused + other.refused,
    reasons: one.reasons.map(({ reason, before, after }, i) => ({
      reason,
      before: before + other.reasons[i]!.before,
      after: after + other.reasons[i]!.after,
    })),
  };
}

const NO_SERVICES = { registration: false, shortTermPlate: false };

/** The price of each tariff of the new version at this distance, in its order, and the current price. */
export function tariffsAt(before: AgreementTerms, after: AgreementTerms, distanceKm: number) {
  return after.tariffs.map(({ transportType, vehicleType }) => {
    // A tariff for any vehicle type is computed with a type that has no tariff of its own.
    const priced = {
      transportType,
      vehicleType: vehicleType ?? ('CAR' as const),
      services: NO_SERVICES,
      distanceKm,
    };
    const only = (terms: AgreementTerms) => ({
      ...terms,
      tariffs: terms.tariffs.filter(
        (tariff) => tariff.transportType === transportType && tariff.vehicleType === vehicleType,
      ),
    });
    const net = (terms: AgreementTerms) => priceByTariff(only(terms), priced)?.netCents ?? null;
    return { beforeCents: net(before), afterCents: net(after) };
  });
}

export interface CurvePoint {
  km: number;
  /** Null if it needs a quote. */
  beforeCents: number | null;
  afterCents: number | null;
}

const CURVE_STEPS = 48;

/** The net price by distance, in equal steps. */
export function priceCurve(
  before: AgreementTerms,
  after: AgreementTerms,
  order: Omit<PricedOrder, 'distanceKm'>,
  toKm: number,
): CurvePoint[] {
  const net = (terms: AgreementTerms, distanceKm: number) => {
    const result = priceTransport(terms, { ...order, distanceKm });
    return result.kind === 'PRICE' ? result.price.netCents : null;
  };
  return Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
    const km = Math.round((toKm * step) / CURVE_STEPS);
    return { km, beforeCents: net(before, km), afterCents: net(after, km) };
  });
}
