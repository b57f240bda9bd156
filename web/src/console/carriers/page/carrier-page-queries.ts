// The calls of the page of a carrier.
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { LIVE } from '../../live.tsx';
import { useAction } from '../../use-action.ts';

export type CarrierPageData = components['schemas']['CarrierPage'];
export type CarrierPageOffer = CarrierPageData['offers'][number];
export type CarrierTerms = CarrierPageData['terms'];

export function useCarrierPage(id: string) {
  return useCall([LIVE, 'carrier-offers', 'page', id], (signal) =>
    operations.GET('/carriers/{id}', { params: { path: { id } }, signal }),
  );
}

export function useChangeTerms(id: string, done: { message: string; onDone: () => void }) {
  return useAction(
    (body: CarrierTerms) => operations.PUT('/carriers/{id}/terms', { params: { path: { id } }, body }),
    [LIVE],
    done,
  );
}
