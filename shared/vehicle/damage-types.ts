// The kinds of damage that people choose from, and their names on pages.

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

export const DAMAGE_TYPE_NAMES: Record<'de' | 'en', Record<string, string>> = {
  de: {
    SCRATCH: 'Kratzer',
    DENT: 'Delle',
    STONE_CHIP: 'Steinschlag',
    CRACK: 'Riss',
    BROKEN: 'Bruch',
    MISSING: 'Fehlt',
    DIRT: 'Verschmutzung',
    OTHER: 'Sonstiges',
  },
  en: {
    SCRATCH: 'Scratch',
    DENT: 'Dent',
    STONE_CHIP: 'Stone chip',
    CRACK: 'Crack',
    BROKEN: 'Broken',
    MISSING: 'Missing',
    DIRT: 'Soiling',
    OTHER: 'Other',
  },
};
