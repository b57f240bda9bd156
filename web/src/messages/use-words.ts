// The words of one part of an app in the chosen language; each part has its own, so that they load with it.
import { type Language, useLanguage } from './language.ts';

export function useTexts<Words>(catalogs: Record<Language, Words>): Words {
  return catalogs[useLanguage()];
}
