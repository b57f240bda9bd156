// The price of what is typed so far, asked a moment after the last key.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { portal } from '../../../api/client.ts';
import type { components } from '../../../api/paths/portal.ts';
import { useSettled } from '../../../ui/settled.ts';
import { usePortal } from '../../session.tsx';
import type { Draft, PlaceDraft } from './draft.ts';

export type Preview = components['schemas']['PricePreview'];
export type PreviewOption = Preview['options'][number];

const WAIT_MS = 350;

function placeOf({ street, postalCode, city, country }: PlaceDraft) {
  return { street: street.trim() || null, postalCode: postalCode.trim(), city: city.trim(), country };
}

/** Null while an address is too short to be measured. */
function askOf({ pickup, delivery, vehicleType, driveable, shortTermPlate, registration }: Draft) {
  const known = (place: PlaceDraft) => place.city.trim().length > 1 && place.postalCode.trim().length > 2;
  if (!known(pickup) || !known(delivery)) return null;
  return {
    pickup: placeOf(pickup),
    delivery: placeOf(delivery),
    vehicleType,
    driveable,
    services: { shortTermPlate, registration },
  };
}

export function usePrice(draft: Draft) {
  const { environment } = usePortal();
  const ask = JSON.stringify(askOf(draft));
  const asked = useSettled(ask, WAIT_MS);
  return useQuery({
    queryKey: [environment, 'price', asked],
    enabled: asked !== 'null',
    queryFn: async ({ signal }) => {
      const body = JSON.parse(asked) as NonNullable<ReturnType<typeof askOf>>;
      const call = { params: { path: { environment } }, body, signal };
      return (await portal.POST('/{environment}/orders/price', call)).data!;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}
