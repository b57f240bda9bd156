// The sandbox: every price is taken for the same distance, and nothing needs to be agreed first.
import { type AgreementTerms, defaultAgreementTerms } from '../agreements/agreement.ts';
import type { Price } from '../agreements/price.ts';
import { priceTransport } from '../agreements/price.ts';
import type { OrderContent } from '../orders/order.ts';
import type { OrderEnvironment } from './environment.ts';
import { termsFor } from './production.ts';

const DISTANCE_KM = 300;

export const sandboxEnvironment: OrderEnvironment = {
  numberPrefixes: { order: 'SBX-', request: 'SBX-RQ-', quote: 'SBX-QT-' },
  leavesProcess: false,
  admit: () => null,
  assess: async (account, terms, content) => ({
    creation: 'released',
    price: sandboxPrice(termsFor(account, terms), content),
    quoteReason: null,
    distanceKm: DISTANCE_KM,
    pickup: null,
    delivery: null,
  }),
};

/** A case that the agreement would quote is priced by the nearest tariff there is: tests need a number. */
export function sandboxPrice(terms: AgreementTerms, content: OrderContent): Price {
  const directly: AgreementTerms = {
    ...terms,
    quoteRequired: { transportTypes: [], vehicleTypes: [], distanceAboveKm: null, distanceUnknown: false },
  };
  const input = {
    transportType: content.transportType,
    vehicleType: content.vehicle.type,
    services: content.services,
    distanceKm: DISTANCE_KM,
  };
  const result = priceTransport(directly, input);
  if (result.kind === 'PRICE') return result.price;
  const tariffs = [...terms.tariffs, ...defaultAgreementTerms().tariffs];
  const nearest = { ...tariffs[0]!, transportType: content.transportType, vehicleType: null };
  const priced = priceTransport({ ...directly, tariffs: [nearest] }, input);
  if (priced.kind !== 'PRICE') throw new Error('The sandbox found no price');
  return priced.price;
}
