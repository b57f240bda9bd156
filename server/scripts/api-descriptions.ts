// The text of every API description, for `npm run generate`.
import { describe } from '../src/api/docs/descriptions.ts';
import { DOCUMENTS } from '../src/api/shared/description-frames.ts';

export const descriptions = DOCUMENTS.map((frame) => ({
  name: frame.name,
  text: `${JSON.stringify(describe(frame), null, 2)}\n`,
}));
