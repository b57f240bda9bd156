import { defineErrors, withReasons } from '../../platform/errors.ts';
import type { CarrierOffer } from './carrier-offer.ts';

export const carrierErrors = defineErrors({
  CARRIER_OFFER_NOT_FOUND: {
    status: 404,
    message: 'There is no offer with this id.',
  },
  CARRIER_OFFER_NOT_OPEN: {
    status: 409,
    message: 'The offer can no longer be answered or changed this way; details.reason says why.',
    details: { reason: 'TAKEN', state: 'WITHDRAWN' },
  },
  TOO_MANY_DRIVERS: {
    status: 409,
    message:
      'A carrier has at most 200 active drivers. Name one of them, or ask dispatch to deactivate some.',
    details: { max: 200 },
  },
});

const refuse = withReasons(carrierErrors.CARRIER_OFFER_NOT_OPEN, {
  TAKEN: 'Another carrier was faster and has the order.',
  EXPIRED: 'The deadline of the offer is over.',
  WITHDRAWN: 'The offer was withdrawn.',
  DECLINED: 'The offer was declined.',
  ACCEPTED: 'The offer is accepted.',
  NOT_ACCEPTED: 'The offer is not accepted yet.',
  ORDER: 'The order went another way in the meantime.',
  CHANGED: 'The order changed, so the offer ended. Dispatch may offer it again.',
  ON_THE_WAY: 'The vehicle is picked up already.',
  NO_DRIVER: 'No driver of yours is named for this order.',
});

export function notOpen(reason: Parameters<typeof refuse>[0], { state }: Pick<CarrierOffer, 'state'>) {
  return refuse(reason, { state });
}

/** Why an offer that was not accepted cannot be answered any more. */
export function ended({ state, endReason }: Pick<CarrierOffer, 'state' | 'endReason'>) {
  if (state === 'WITHDRAWN')
    return notOpen(endReason === null || endReason === 'DISPATCH' ? 'WITHDRAWN' : endReason, { state });
  return notOpen(state === 'OFFERED' ? 'EXPIRED' : state, { state });
}
