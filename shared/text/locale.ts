// The locale in which a language writes dates and numbers.
import type { AnyLanguage } from '../texts/generated/languages.ts';

/** The others have one form each. British, because these readers write the day before the month. */
const LOCALES: Partial<Record<AnyLanguage, string>> = { de: 'de-DE', en: 'en-GB' };

export function localeOf(language: AnyLanguage): string {
  return LOCALES[language] ?? language;
}

/** "," in German, "." in English. */
export function decimalSign(language: AnyLanguage): ',' | '.' {
  return (1.5).toLocaleString(localeOf(language)).includes(',') ? ',' : '.';
}
