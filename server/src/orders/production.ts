// Production: priced by the measured distance, released by the agreement, ordered only with a contracting party.
import type { Account } from '../customers/accounts/account.ts';
import type { AgreementTerms } from '../customers/agreements/agreement.ts';
import { priceTransport } from '../customers/agreements/price.ts';
import { measureDistance } from '../geo/measure-distance.ts';
import type { Geocoder, Router } from '../geo/ports.ts';
import { ServiceError } from '../http/errors.ts';
import type { OrderContent } from './model/order.ts';
import type { Assessment, OrderEnvironment } from './operation.ts';

/** Where the operator is taxed; customers elsewhere in the EU with a VAT id owe the tax themselves. */
const HOME_COUNTRY = 'DE';

export function termsFor(account: Account, terms: AgreementTerms): AgreementTerms {
  const party = account.contractingParty;
  const reverseCharge = party !== null && party.country !== HOME_COUNTRY && party.vatId !== null;
  return reverseCharge ? { ...terms, vatRate: 0 } : terms;
}

export function productionEnvironment(geo: { geocoder: Geocoder; router: Router }): OrderEnvironment {
  return {
    numberPrefixes: { order: 'VT-', request: 'RQ-', quote: 'QT-' },
    leavesProcess: geo.geocoder.leavesProcess || geo.router.leavesProcess,
    admit: (account) => (account.contractingParty === null ? new ServiceError('NO_CONTRACTING_PARTY') : null),
    assess: (account, terms, content) => assess(geo, termsFor(account, terms), content),
    announces: () => true,
    onConverted: async () => {},
    draftQuote: async () => null,
    startProcess: () => null,
  };
}

async function assess(
  geo: { geocoder: Geocoder; router: Router },
  terms: AgreementTerms,
  content: OrderContent,
): Promise<Assessment> {
  const measured = await measureDistance(geo, content.pickup, content.delivery);
  const result = priceTransport(terms, {
    transportType: content.transportType,
    vehicleType: content.vehicle.type,
    services: content.services,
    distanceKm: measured.distanceKm,
  });
  if (result.kind === 'QUOTE') {
    return { ...measured, creation: 'needsQuote', price: null, quoteReason: result.reason };
  }
  const creation = terms.release === 'MANUAL' ? 'manualRelease' : 'released';
  return { ...measured, creation, price: result.price, quoteReason: null };
}
