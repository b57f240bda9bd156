// Parses a one-line address; the other files of this folder find the parts.
import { findPostalCode } from './find-postal-code.ts';
import { townNearPostalCode, townWithoutPostalCode } from './find-town.ts';
import { inferCountry } from './infer-country.ts';
import { readStreet } from './read-street.ts';
import { splitLine } from './split-line.ts';
import { takeCountry } from './take-country.ts';

interface ParsedAddress {
  /** The company, or another name before the street: a person, "c/o Meier". */
  company: string | null;
  /** With house number and additions such as "Tor 3". Like the two below, '' if the line has none. */
  street: string;
  postalCode: string;
  /** As written, with "am Main", "(MI)" or "Cedex 08". */
  city: string;
  /** ISO 3166-1 alpha-2: as named, else by the country sign, else inferred, else DE. */
  country: string;
}

/** Extracts what it can from any text. The caller keeps the original line. */
export function parseAddressLine(line: string): ParsedAddress {
  const { pieces, country: named } = takeCountry(splitLine(line));
  const postal = findPostalCode(pieces, named);
  const { city, before, after } =
    postal === null ? townWithoutPostalCode(pieces) : townNearPostalCode(pieces, postal);
  const { street, company } = readStreet(before, after);
  const country = named ?? postal?.country ?? inferCountry(pieces.join(', '), city, postal);
  return { company, street, postalCode: postal?.code ?? '', city, country };
}
