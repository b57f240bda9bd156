// What is going to end: declared with its route, told in the headers of every answer and in the description.
import type { Json } from './document-frame.ts';

export interface Deprecation {
  /** The day on which it was announced, `2027-01-01`. */
  since: string;
  /** The day on which it ends, a year later at the earliest. */
  endsOn: string;
  /** What to use in its place: `POST /api/v2/orders`. */
  instead: string;
}

const NOTICE_YEARS = 1;

/** By RFC 9745 and RFC 8594. */
export function deprecationHeaders({ since, endsOn }: Deprecation): Record<string, string> {
  const announced = new Date(since);
  const end = new Date(endsOn);
  const earliest = new Date(announced);
  earliest.setUTCFullYear(announced.getUTCFullYear() + NOTICE_YEARS);
  if (!(end >= earliest)) throw new Error(`What is announced on ${since} cannot end on ${endsOn} already`);
  return { Deprecation: `@${announced.getTime() / 1000}`, Sunset: end.toUTCString() };
}

export function deprecationSentence({ since, endsOn, instead }: Deprecation): string {
  return `Deprecated since ${since}, ends on ${endsOn}: use \`${instead}\`.`;
}

export const DEPRECATION_HEADERS: Json = {
  Deprecation: { description: 'When its end was announced', schema: { type: 'string' } },
  Sunset: { description: 'When it ends', schema: { type: 'string' } },
};
