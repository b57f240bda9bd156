// The lines of a place on documents: company, street, town with the country if it is abroad.
import type { PdfPlace } from './document.ts';
import type { Piece, Sheet } from './sheet.ts';

export function joined(parts: (string | null)[], separator: string): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}

export function placeLines({ format }: Sheet, place: PdfPlace): Piece[] {
  const country = place.country === 'DE' ? null : format.country(place.country);
  return [
    ...(place.company === null ? [] : [{ text: place.company, font: 'bold' as const }]),
    { text: place.street },
    { text: joined([`${place.postalCode} ${place.city}`, country], ', ') },
  ];
}
