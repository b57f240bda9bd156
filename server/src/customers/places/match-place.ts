// Finds the place of an address: by the normalised address, and by the company if several are there.

import { wordsOf } from '../../geo/place-names.ts';
import type { Address } from '../../geo/ports.ts';
import type { Scope } from '../../model/environment.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Db } from '../../platform/db.ts';
import { addressKey } from './address-key.ts';
import { type Opening, openingAt, timeZoneOfPlace } from './opening-hours.ts';
import type { Place } from './place.ts';
import { findPlacesAt } from './place-store.ts';

/** Says nothing about which company it is. */
const LEGAL_FORMS = new Set('gmbh ag kg ohg se ug mbh co und ltd bv sarl srl spa'.split(' '));

const significantWords = (name: string) => wordsOf(name).filter((word) => !LEGAL_FORMS.has(word));

/**
 * Of several places at one address, the one with the most words of the company in its name. Without a common
 * word, or without a company, the first one.
 */
export function choosePlace<Named extends { name: string }>(
  company: string | null,
  places: readonly Named[],
): Named | null {
  const words = new Set(significantWords(company ?? ''));
  const common = ({ name }: Named) => significantWords(name).filter((word) => words.has(word)).length;
  return places.toSorted((one, other) => common(other) - common(one))[0] ?? null;
}

export interface MatchedPlace {
  place: Place | null;
  /** Null if the opening hours or the time are unknown. */
  opening: (Opening & { timeZone: string }) | null;
}

export async function matchPlace(
  db: Db,
  scope: Scope,
  address: Address & { company: string | null },
  at: Date | null,
): Promise<MatchedPlace> {
  const place = choosePlace(address.company, await findPlacesAt(db, scope, [addressKey(address)]));
  if (!place?.openingHours || at === null) return { place, opening: null };
  const timeZone = timeZoneOfPlace(place.country, (await findOperator(db)).timeZone);
  return { place, opening: { ...openingAt(place.openingHours, timeZone, at), timeZone } };
}
