// The texts of one feature in the chosen language; each feature has its own module, so that its texts load with it.
import type { DriverLanguage, Language } from '../../../shared/texts/generated/languages.ts';
import { useAppLanguage, useLanguage } from './language.ts';

export function useTexts<Texts>(catalogs: Record<Language, Texts>): Texts {
  return catalogs[useLanguage()];
}

/** For the driver app and for components that it shares with the other apps. */
export function useAppTexts<Texts>(catalogs: Record<DriverLanguage, Texts>): Texts {
  return catalogs[useAppLanguage()];
}
