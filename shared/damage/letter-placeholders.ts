// What is filled in to the texts of letters about a damage case.

/** A text may contain these and nothing else in braces. */
export const LETTER_PLACEHOLDERS = [
  'case',
  'order',
  'reference',
  'vehicle',
  'plate',
  'vin',
  'from',
  'to',
  'delivered',
  'damages',
  'estimate',
  'liability',
  'reason',
  'insurerNumber',
  'today',
] as const;
export type LetterPlaceholder = (typeof LETTER_PLACEHOLDERS)[number];
