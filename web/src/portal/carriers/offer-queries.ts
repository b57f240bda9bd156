import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
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
  return usePages(
    [environment, PART, 'list', view],
    (page, signal) =>
      portal.GET('/{environment}/carrier-offers', {
        params: { path: { environment }, query: { view, limit: PAGE, ...page } },
        signal,
      }),
    { refetchInterval: TRIP_INTERVAL_MS },
  );
}

export function useOffer(id: string) {
  const { environment } = usePortal();
  return useCall(
    [environment, PART, 'one', id],
    (signal) =>
      portal.GET('/{environment}/carrier-offers/{id}', { params: { path: { environment, id } }, signal }),
    { refetchInterval: TRIP_INTERVAL_MS },
  );
}

export function useCarrierDrivers() {
  const { environment } = usePortal();
  return useCall(
    [environment, PART, 'drivers'],
    async (signal) => (await portal.GET('/carrier-drivers', { signal })).data,
  );
}

/** Reads the offers again afterwards. */
export function useOfferAction<Input, Result>(
  act: (input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const { environment } = usePortal();
  return useChange(act, { refreshes: [[environment, PART]], onDone });
}
