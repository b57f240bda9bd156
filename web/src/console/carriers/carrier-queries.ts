// The queries of carriers and of offers to them, and what changes an offer.
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import { LIVE } from '../live.tsx';
import { useAction } from '../use-action.ts';

export type Carrier = components['schemas']['Carrier'];
export type CarrierMargin = components['schemas']['CarrierMargin'];
export type CarrierOffer = components['schemas']['CarrierOffer'];

const KEY = [LIVE, 'carrier-offers'];

export function useCarriers() {
  return useCall(
    [...KEY, 'carriers'],
    async (signal) => (await operations.GET('/carriers', { signal })).data,
  );
}

/** The offers, and what is left of the order once a carrier has it. */
export function useOffersOfOrder(orderId: string) {
  return useCall([...KEY, 'of', orderId], (signal) =>
    operations.GET('/orders/{id}/carrier-offers', { params: { path: { id: orderId } }, signal }),
  );
}

/** The carrier that has the order; null if none has it, undefined until that is known. */
export function useCarrierOfOrder(orderId: string): string | null | undefined {
  const { data } = useOffersOfOrder(orderId);
  return data && (data.data.find(hasOrder)?.carrier ?? null);
}

export const hasOrder = ({ state, endedAt }: CarrierOffer) => state === 'ACCEPTED' && endedAt === null;

/** Runs a change, reads offers and orders again, and says so. */
export function useOfferAction<Input>(
  act: (input: Input) => Promise<unknown>,
  done: { message: string; onDone?: () => void },
) {
  return useAction(act, [LIVE], done);
}
