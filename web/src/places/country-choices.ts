import { COUNTRIES_WITH_POSTAL_CODES } from '../../../shared/addresses/postal-code.ts';
import { countryName } from '../ui/country-name.ts';

/** By name, Germany first. A copied order may be in a country that the list does not have. */
export function countryChoices(language: string, chosen: string): { value: string; label: string }[] {
  const codes = new Set([...COUNTRIES_WITH_POSTAL_CODES, chosen]);
  codes.delete('DE');
  const others = [...codes]
    .map((value) => ({ value, label: countryName(language, value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return [{ value: 'DE', label: countryName(language, 'DE') }, ...others];
}
