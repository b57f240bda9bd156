import { isDeepStrictEqual } from 'node:util';
import type { PlaceContact, PlaceFields } from './place.ts';

export const MAX_CONTACTS = 20;
export const MAX_REMARKS = 2000;

/** The kept place wins; the other one fills what is empty and adds its contacts and remarks. */
export function mergePlaces(kept: PlaceFields, other: PlaceFields): PlaceFields {
  const added = other.contacts.filter(
    (contact) => !kept.contacts.some((known) => isSamePerson(known, contact)),
  );
  return {
    ...kept,
    coordinates: kept.coordinates ?? other.coordinates,
    openingHours: kept.openingHours ?? other.openingHours,
    contacts: [...kept.contacts, ...added].slice(0, MAX_CONTACTS),
    remarks: joinRemarks(kept.remarks, other.remarks),
  };
}

const digitsOf = (phone: string | null) => phone?.replaceAll(/\D/g, '') ?? '';
const plain = (text: string | null) => text?.trim().toLowerCase() ?? '';

/** The same phone or mail address and name, or all the same. */
function isSamePerson(one: PlaceContact, other: PlaceContact): boolean {
  const values = ({ name, phone, email }: PlaceContact) => [plain(name), digitsOf(phone), plain(email)];
  const [nameOfOne, phoneOfOne, emailOfOne] = values(one);
  const [nameOfOther, phoneOfOther, emailOfOther] = values(other);
  if (isDeepStrictEqual(values(one), values(other))) return true;
  const sharesAddress =
    (phoneOfOther !== '' && phoneOfOne === phoneOfOther) ||
    (emailOfOther !== '' && emailOfOne === emailOfOther);
  return sharesAddress && (nameOfOther === '' || nameOfOne === nameOfOther);
}

function joinRemarks(kept: string | null, other: string | null): string | null {
  if (kept === null || other === null) return kept ?? other;
  return kept.includes(other) ? kept : `${kept}\n${other}`.slice(0, MAX_REMARKS);
}
