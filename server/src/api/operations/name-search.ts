import { plainText } from '../../platform/plain-text.ts';

export const nameSearch = plainText(200)
  .optional()
  .describe('The beginning of a word of the name; the result is then sorted by name and has only one page');
