// The queries of carriers and of offers to them, and what changes an offer.
import { useQuery } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';
import { useAction } from '../use-action.ts';

export type Carrier = components['schemas']['Carrier'];
export type CarrierOffer = components['schemas']['CarrierOffer'];

const KEY = [LIVE, 'carrier-offers'];

export function useCarriers() {
  return useQuery({
    queryKey: [...KEY, 'carriers'],
    queryFn: async ({ signal }) => (await operations.GET('/carriers', { signal })).data!.data,
  });
}

export function useOffersOfOrder(orderId: string) {
  return useQuery({
    queryKey: [...KEY, 'of', orderId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: orderId } };
      return (await operations.GET('/orders/{id}/carrier-offers', { params, signal })).data!.data;
    },
  });
}

/** The carrier that has the order; null if none has it, undefined until that is known. */
export function useCarrierOfOrder(orderId: string): string | null | undefined {
  const { data: offers } = useOffersOfOrder(orderId);
  return offers && (offers.find(hasOrder)?.carrier ?? null);
}

export const hasOrder = ({ state, endedAt }: CarrierOffer) => state === 'ACCEPTED' && endedAt === null;

/** Runs a change, reads offers and orders again, and says so. */
export function useOfferAction<Input>(
  act: (input: Input) => Promise<unknown>,
  done: { message: string; onDone?: () => void },
) {
  return useAction(act, [LIVE], done);
}
