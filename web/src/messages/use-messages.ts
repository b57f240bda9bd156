// The words of the chosen language, for components.
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { type Language, useLanguage } from './language.ts';

const CATALOGS: Record<Language, Messages> = { en, de };

export function useMessages(): Messages {
  return CATALOGS[useLanguage()];
}
