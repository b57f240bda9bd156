// The locale in which a language writes dates and numbers.
import type { Language } from '../texts/generated/languages.ts';

/** British, because these readers write the day before the month. */
const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** "," in German, "." in English. */
export function decimalSign(language: Language): ',' | '.' {
  return (1.5).toLocaleString(LOCALES[language]).includes(',') ? ',' : '.';
}
