// What lists of names are searched by.
import { plainText } from '../../platform/plain-text.ts';

export const nameSearch = plainText(200)
  .optional()
  .describe(
    'The beginning of a word of the name; then the answer is in the order of the names, and one page',
  );
