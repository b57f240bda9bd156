// Documents, names of cities and what only the office reads exist in the languages of the office.
import { type AnyLanguage, LANGUAGES, type Language } from '../texts/generated/languages.ts';

/** English stands in for the languages that only drivers or recipients have. */
export function officeLanguage(language: AnyLanguage): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}
