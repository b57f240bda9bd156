// The price of the current draft, requested shortly after the last key.
import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import { toInstant } from '../../ui/local-time.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { Draft, PlaceDraft } from './draft.ts';

export type Preview = components['schemas']['PricePreview'];
export type PreviewOption = Preview['options'][number];

const WAIT_MS = 350;

function placeOf({ street, postalCode, city, country }: PlaceDraft) {
  return { street: street.trim() || null, postalCode: postalCode.trim(), city: city.trim(), country };
}

/** Returns null while an address is too short to be located. */
function askOf(draft: Draft) {
  const { pickup, delivery, vehicleType, driveable, shortTermPlate, registration } = draft;
  const known = (place: PlaceDraft) => place.city.trim().length > 1 && place.postalCode.trim().length > 2;
  if (!known(pickup) || !known(delivery)) return null;
  return {
    pickup: placeOf(pickup),
    delivery: placeOf(delivery),
    vehicleType,
    driveable,
    services: { shortTermPlate, registration },
    requestedPickup: toInstant(draft.requestedPickup),
  };
}

export type PriceQuestion = NonNullable<ReturnType<typeof askOf>>;

/** The key contains the account whose agreement applies; without an account no price is requested. */
export function usePrice(
  draft: Draft,
  key: readonly string[] | null,
  ask: (question: PriceQuestion, signal: AbortSignal) => Promise<Preview>,
) {
  const asked = useDebounced(JSON.stringify(askOf(draft)), WAIT_MS);
  return useCall(
    [...(key ?? []), 'price', asked],
    (signal) => ask(JSON.parse(asked) as PriceQuestion, signal),
    { enabled: key !== null && asked !== 'null', placeholderData: keepPreviousData, retry: false },
  );
}
