// Texts that are put together from several catalogues, in every language.
import { LANGUAGES, type Language } from '../texts/generated/languages.ts';

export function eachLanguage<Texts>(combine: (language: Language) => Texts): Record<Language, Texts> {
  return eachOf(LANGUAGES, combine);
}

/** In the languages of other readers than the office, such as `DRIVER_LANGUAGES`. */
export function eachOf<Code extends string, Texts>(
  languages: readonly Code[],
  combine: (language: Code) => Texts,
): Record<Code, Texts> {
  const entries = languages.map((language) => [language, combine(language)]);
  return Object.fromEntries(entries) as Record<Code, Texts>;
}
