// The address book that a page shows: the account's own in the portal, or that of a customer in the console.
import { createContext, useContext } from 'react';
import type { components } from '../api/paths/portal.ts';

export type Place = components['schemas']['Place'];
export type PlaceFields = Omit<Place, 'id' | 'createdAt' | 'updatedAt'>;
export type OpeningHours = components['schemas']['OpeningHours'];
type Weekday = keyof OpeningHours['week'];
export type OpenPeriod = OpeningHours['week'][Weekday][number];
export type DuplicatePlace = Place & { address: string };
export type SuggestedPlace = components['schemas']['SuggestedPlace'];
export type PlaceMatch = components['schemas']['PlaceMatch'];
export type Completion = components['schemas']['AddressCompletion'];

interface PlacePage {
  data: Place[];
  nextCursor: string | null;
}

export interface MatchQuestion {
  company: string | null;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  at: string | null;
}

interface CompletionQuestion {
  country: string;
  postalCode?: string;
  city?: string;
}

interface ConfirmedPin {
  /** It is right although it is far from the address. */
  isPinConfirmed?: boolean;
}

/** The calls of one API for one account and environment. */
export interface AddressBook {
  /** The first elements of the keys of its queries, which the stream of changes invalidates. */
  key: readonly string[];
  mayChange: boolean;
  list(query: { search?: string; cursor?: string; limit?: number }, signal: AbortSignal): Promise<PlacePage>;
  create(fields: PlaceFields & ConfirmedPin): Promise<Place>;
  change(id: string, fields: PlaceFields & ConfirmedPin): Promise<Place>;
  remove(id: string): Promise<unknown>;
  merge(id: string, otherPlaceId: string): Promise<Place>;
  duplicates(signal: AbortSignal): Promise<DuplicatePlace[]>;
  suggestions(signal: AbortSignal): Promise<SuggestedPlace[]>;
  match(question: MatchQuestion, signal: AbortSignal): Promise<PlaceMatch>;
  complete(question: CompletionQuestion, signal: AbortSignal): Promise<Completion>;
}

/** Null where no account is chosen yet: then addresses are typed without help. */
export const AddressBookContext = createContext<AddressBook | null>(null);

export function useAddressBook(): AddressBook | null {
  return useContext(AddressBookContext);
}

/** For pages that are about the address book. */
export function useOwnAddressBook(): AddressBook {
  const book = useContext(AddressBookContext);
  if (!book) throw new Error('useOwnAddressBook belongs inside an AddressBookContext.');
  return book;
}
