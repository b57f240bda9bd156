// Sandbox prices: always for the same distance, and always available.
import type { Account } from '../model/account.ts';
import type { OrderContent } from '../model/orders/order.ts';
import { type AgreementTerms, defaultAgreementTerms } from '../model/prices/agreement.ts';
import { type Price, priceTransport, termsFor } from '../model/prices/price.ts';
import type { Circumstances } from '../model/prices/surcharges.ts';

export const DISTANCE_KM = 300;

/** Uses the nearest tariff where the agreement would require a quote, because tests need a price. */
export function sandboxPrice(
  account: Account,
  agreed: AgreementTerms,
  content: OrderContent,
  circumstances: Circumstances,
): Price {
  const terms = termsFor(account, agreed);
  const directly: AgreementTerms = {
    ...terms,
    quoteRequired: { transportTypes: [], vehicleTypes: [], distanceAboveKm: null, distanceUnknown: false },
  };
  const input = {
    transportType: content.transportType,
    vehicleType: content.vehicle.type,
    services: content.services,
    distanceKm: DISTANCE_KM,
    circumstances,
  };
  const result = priceTransport(directly, input);
  if (result.kind === 'PRICE') return result.price;
  const tariffs = [...terms.tariffs, ...defaultAgreementTerms().tariffs];
  const nearest = { ...tariffs[0]!, transportType: content.transportType, vehicleType: null };
  const priced = priceTransport({ ...directly, tariffs: [nearest] }, input);
  if (priced.kind !== 'PRICE') throw new Error('The sandbox found no price');
  return priced.price;
}
