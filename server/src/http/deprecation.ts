// Routes that are going to end: declared with the route, shown in headers and in the API description.
import type { Json } from './document-frame.ts';

export interface Deprecation {
  /** The day of the announcement, `2027-01-01`. */
  since: string;
  /** The last day, at least a year later. */
  endsOn: string;
  /** The replacement: `POST /api/v2/orders`. */
  instead: string;
}

const NOTICE_YEARS = 1;

/** The headers of RFC 9745 and RFC 8594. */
export function deprecationHeaders({ since, endsOn }: Deprecation): Record<string, string> {
  const announced = new Date(since);
  const end = new Date(endsOn);
  const earliest = new Date(announced);
  earliest.setUTCFullYear(announced.getUTCFullYear() + NOTICE_YEARS);
  if (!(end >= earliest))
    throw new Error(`A route that is deprecated on ${since} cannot end on ${endsOn} already`);
  return { Deprecation: `@${announced.getTime() / 1000}`, Sunset: end.toUTCString() };
}

export function deprecationSentence({ since, endsOn, instead }: Deprecation): string {
  return `Deprecated since ${since}, ends on ${endsOn}: use \`${instead}\`.`;
}

export const DEPRECATION_HEADERS: Json = {
  Deprecation: { description: 'When its end was announced', schema: { type: 'string' } },
  Sunset: { description: 'When it ends', schema: { type: 'string' } },
};
