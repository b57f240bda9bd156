// The production policy: prices by measured distance, releases by agreement, requires a contracting party.

import { type Geo, measureDistance } from '../../geo/measure-distance.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { OrderContent } from '../../model/orders/order.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import { priceTransport, termsFor } from '../../model/prices/price.ts';
import type { Circumstances } from '../../model/prices/surcharges.ts';
import type { Assessment, EnvironmentPolicy } from './environment-policy.ts';

export function productionPolicy(geo: Geo): EnvironmentPolicy {
  return {
    callsOtherServers: geo.geocoder.callsOtherServers || geo.router.callsOtherServers,
    admit: ({ contractingParty }) => (contractingParty === null ? orderErrors.NO_CONTRACTING_PARTY() : null),
    assess: (account, terms, content, circumstances) =>
      assess(geo, termsFor(account, terms), content, circumstances),
    requiresRelease: ({ release }) => release === 'MANUAL',
    announces: () => true,
    sendsMails: true,
    hasTraffic: true,
    creationHook: () => null,
    onConverted: async () => {},
    draftQuote: async () => null,
  };
}

async function assess(
  geo: Geo,
  terms: AgreementTerms,
  content: OrderContent,
  circumstances: Circumstances,
): Promise<Assessment> {
  const [measured, ...unclear] = await Promise.all([
    measureDistance(geo, content.pickup, content.delivery),
    geo.offline.geocoder.contradicts(content.pickup),
    geo.offline.geocoder.contradicts(content.delivery),
  ]);
  const result = priceTransport(terms, {
    transportType: content.transportType,
    vehicleType: content.vehicle.type,
    services: content.services,
    distanceKm: measured.distanceKm,
    addressUnclear: unclear.includes(true),
    circumstances,
  });
  if (result.kind === 'QUOTE') {
    return { creation: 'needsQuote', price: null, quoteReason: result.reason, ...measured };
  }
  const creation = terms.release === 'MANUAL' ? 'manualRelease' : 'released';
  const price = measured.estimatedOffline ? { ...result.price, estimatedOffline: true } : result.price;
  return { creation, price, quoteReason: null, ...measured };
}
