import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { usePortal } from '../session.tsx';

export type Offer = components['schemas']['PortalCarrierOffer'];
export type DriverLink = components['schemas']['DriverLink'];
export type OfferView = 'open' | 'accepted' | 'ended';

const PAGE = 50;
const PART = 'carrier-offers';
/** The steps of a trip are changes of the customer's order, which the stream of a carrier does not announce. */
const TRIP_INTERVAL_MS = 30_000;

export function useOffers(view: OfferView) {
  const { environment } = usePortal();
  return useInfiniteQuery({
    queryKey: [environment, PART, 'list', view],
    queryFn: async ({ pageParam, signal }) => {
      const query = { view, limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      const params = { path: { environment }, query };
      return (await portal.GET('/{environment}/carrier-offers', { params, signal })).data!;
    },
    refetchInterval: TRIP_INTERVAL_MS,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function useOffer(id: string) {
  const { environment } = usePortal();
  return useQuery({
    queryKey: [environment, PART, 'one', id],
    queryFn: async ({ signal }) => {
      const params = { path: { environment, id } };
      return (await portal.GET('/{environment}/carrier-offers/{id}', { params, signal })).data!;
    },
    refetchInterval: TRIP_INTERVAL_MS,
  });
}

export function useCarrierDrivers() {
  const { environment } = usePortal();
  return useQuery({
    queryKey: [environment, PART, 'drivers'],
    queryFn: async ({ signal }) => (await portal.GET('/carrier-drivers', { signal })).data!.data,
  });
}

/** Reads the offers again afterwards. */
export function useOfferAction<Input, Result>(
  act: (input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const { environment } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (result) => {
      onDone(result);
      await queries.invalidateQueries({ queryKey: [environment, PART] });
    },
  });
}
