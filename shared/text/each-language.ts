// Texts that are put together from several catalogues, in every language.
import { LANGUAGES, type Language } from '../texts/generated/languages.ts';

export function eachLanguage<Texts>(combine: (language: Language) => Texts): Record<Language, Texts> {
  const entries = LANGUAGES.map((language) => [language, combine(language)]);
  return Object.fromEntries(entries) as Record<Language, Texts>;
}
