// The kinds of damage that people choose from, and their names on pages.
import { eachOf } from '../text/each-language.ts';
import { DRIVER_LANGUAGES, type DriverLanguage } from '../texts/generated/languages.ts';
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

export const DAMAGE_TYPE_NAMES: Record<DriverLanguage, Record<string, string>> = eachOf(
  DRIVER_LANGUAGES,
  (language) => drivingTexts[language].damageTypes,
);
