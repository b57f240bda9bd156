// The kinds of damage that people choose from, and their names on pages.
import { eachLanguage } from '../text/each-language.ts';
import type { Language } from '../texts/generated/languages.ts';
import { drivingTexts } from '../texts/generated/names/driving.ts';

export const DAMAGE_TYPES = [
  'SCRATCH',
  'DENT',
  'STONE_CHIP',
  'CRACK',
  'BROKEN',
  'MISSING',
  'DIRT',
  'OTHER',
] as const;

export const DAMAGE_TYPE_NAMES: Record<Language, Record<string, string>> = eachLanguage(
  (language) => drivingTexts[language].damageTypes,
);
