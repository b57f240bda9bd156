// Fills one end of the route with a place of the address book.
import type { Place } from '../../places/address-book.ts';
import type { Draft } from './draft.ts';

const MAX_NOTE = 500;

/** Remarks of the place become part of the note for dispatch and driver, once. */
export function fillPlace(
  draft: Draft,
  end: 'pickup' | 'delivery',
  { name, street, postalCode, city, country, contacts, remarks }: Place,
  label: string,
): Draft {
  const [contact] = contacts;
  const place = {
    company: name,
    street,
    postalCode,
    city,
    country,
    name: contact?.name ?? '',
    phone: contact?.phone ?? '',
  };
  return { ...draft, [end]: place, instructions: withRemarks(draft.instructions, remarks, label) };
}

function withRemarks(note: string, remarks: string | null, label: string): string {
  if (remarks === null || note.includes(remarks)) return note;
  const longer = [note.trimEnd(), `${label}: ${remarks}`].filter(Boolean).join('\n');
  return longer.length > MAX_NOTE ? note : longer;
}
