// How far lists count: beyond it counting costs more than the number is worth.

/** Lists count no further than this; a larger number is shown as "1,000+". */
export const MAX_COUNTED = 1000;
