// The texts of one feature in the chosen language; each feature has its own module, so that its texts load with it.
import { type Language, useLanguage } from './language.ts';

export function useTexts<Texts>(catalogs: Record<Language, Texts>): Texts {
  return catalogs[useLanguage()];
}
