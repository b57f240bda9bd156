// Owns the reading of a one-line address: it names the parts, and the files beside it find them.
import { findPostalCode } from './find-postal-code.ts';
import { townAround, townWithoutPostalCode } from './find-town.ts';
import { inferCountry } from './infer-country.ts';
import { readStreet } from './read-street.ts';
import { splitLine } from './split-line.ts';
import { takeCountry } from './take-country.ts';

export interface ParsedAddress {
  /** The company, or whoever else stands in front of the street: a person, "c/o Meier". */
  company: string | null;
  /** With its house number and additions such as "Tor 3"; like the two below '' where the line has none. */
  street: string;
  postalCode: string;
  /** As written, with "am Main", "(MI)" or "Cedex 08". */
  city: string;
  /** ISO 3166-1 alpha-2: as named, else by the car sign, else inferred, else DE. */
  country: string;
}

/** Reads what can be read out of any text; the caller keeps the line itself. */
export function parseAddressLine(line: string): ParsedAddress {
  const { pieces, country: named } = takeCountry(splitLine(line));
  const postal = findPostalCode(pieces, named);
  const { city, front, behind } =
    postal === null ? townWithoutPostalCode(pieces) : townAround(pieces, postal);
  const { street, company } = readStreet(front, behind);
  const country = named ?? postal?.country ?? inferCountry(pieces.join(', '), city, postal);
  return { company, street, postalCode: postal?.code ?? '', city, country };
}
