// Help for a typed address: its place in the address book, and the completion of postal code and city.
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isPostalCode } from '../../../shared/addresses/postal-code.ts';
import { useCall } from '../api/use-call.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { type Completion, type MatchQuestion, type PlaceMatch, useAddressBook } from './address-book.ts';

const WAIT_MS = 350;

/** Undefined while the address is incomplete, and without an address book. */
export function usePlaceMatch({ at, ...address }: MatchQuestion): PlaceMatch | undefined {
  const book = useAddressBook();
  const { street, postalCode, city, country } = address;
  const isComplete = street.trim() !== '' && city.trim() !== '' && isPostalCode(country, postalCode);
  const asked = useDebounced(isComplete ? JSON.stringify({ ...address, at }) : null, WAIT_MS);
  const { data } = useCall(
    [...(book?.key ?? []), 'places', 'match', asked],
    (signal) => book!.match(JSON.parse(asked!) as MatchQuestion, signal),
    { enabled: book !== null && asked !== null, placeholderData: keepPreviousData, retry: false },
  );
  return book !== null && isComplete && asked !== null ? data : undefined;
}

interface Typed {
  postalCode: string;
  city: string;
  country: string;
}

/**
 * Fills the city of a complete postal code, and the postal code of a city that was left, if the account has used
 * exactly one. Each is filled once, so that the user can empty it again. Returns what else is known.
 */
export function useCompletion(
  { postalCode, city, country }: Typed,
  isCityLeft: boolean,
  onComplete: (found: { city?: string; postalCode?: string }) => void,
): Completion | undefined {
  const book = useAddressBook();
  const hasCode = isPostalCode(country, postalCode);
  const question =
    hasCode && city.trim() === ''
      ? { country, postalCode: postalCode.trim() }
      : isCityLeft && postalCode.trim() === '' && city.trim() !== ''
        ? { country, city: city.trim() }
        : null;
  const asked = useDebounced(question && JSON.stringify(question), WAIT_MS);
  const isCurrent = asked !== null && asked === JSON.stringify(question);
  const { data } = useCall(
    [...(book?.key ?? []), 'places', 'complete', asked],
    (signal) => book!.complete(JSON.parse(asked!), signal),
    { enabled: book !== null && isCurrent, retry: false },
  );
  const filled = useRef(new Set<string>());
  const found = isCurrent ? data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer fills.
  useEffect(() => {
    if (!found || !asked || filled.current.has(asked)) return;
    filled.current.add(asked);
    if (hasCode && found.cities.length === 1) onComplete({ city: found.cities[0]! });
    if (!hasCode && found.postalCodes.length === 1) onComplete({ postalCode: found.postalCodes[0]! });
  }, [found, asked]);
  return found;
}
