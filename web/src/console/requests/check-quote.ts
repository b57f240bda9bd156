// What a quote still lacks, the sum of its complete lines, and whether it differs from the version on offer.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { FieldError } from '../../api/api-error.ts';
import { parseNumber } from '../parse-number.ts';
import type { Draft, LineDraft } from './line-draft.ts';
import type { Offer, QuoteVersion } from './queries.ts';

const LINE_FIELDS = ['description', 'quantity', 'unitNet'] as const;
type LineField = (typeof LINE_FIELDS)[number];

export interface MissingField {
  /** The path in the API. */
  field: string;
  /** Stays the same when lines move. */
  key: string;
  line: number;
  name: LineField;
}

function isMissing(line: LineDraft, name: LineField): boolean {
  return name === 'description' ? line.description.trim() === '' : Number.isNaN(parseNumber(line[name]));
}

export function missingFields({ lines }: Draft): MissingField[] {
  return lines.flatMap((line, i) =>
    LINE_FIELDS.filter((name) => isMissing(line, name)).map((name) => ({
      field: `lineItems[${i}].${name}`,
      key: `${line.key}.${name}`,
      line: i + 1,
      name,
    })),
  );
}

export interface CompletePart {
  /** The offer with its complete lines only. */
  offer: Offer;
  /** For each line of this offer, its place in the draft. */
  places: readonly number[];
}

/** A line that is still being written does not hide the sum of the others. */
export function completePart({ lines }: Draft, offer: Offer): CompletePart {
  const places = lines.flatMap((line, i) => (LINE_FIELDS.some((name) => isMissing(line, name)) ? [] : [i]));
  return { offer: { ...offer, lineItems: places.map((i) => offer.lineItems[i]!) }, places };
}

/** Errors about the complete part name its lines by their place in the draft. */
export function placeLineErrors(errors: readonly FieldError[], places: readonly number[]): FieldError[] {
  return errors.map((error) => ({
    ...error,
    field: error.field.replace(/^lineItems\[(\d+)\]/, (whole, at) => {
      const place = places[Number(at)];
      return place === undefined ? whole : `lineItems[${place}]`;
    }),
  }));
}

/** The service refuses such a version too. Forms have no seconds. */
export function repeatsVersion(
  offer: Offer,
  gross: number | undefined,
  latest: QuoteVersion | undefined,
): boolean {
  if (latest?.state !== 'OFFERED' || (gross !== undefined && gross !== latest.gross)) return false;
  const minuteOf = (time: string | null) => (time === null ? null : Math.floor(Date.parse(time) / MINUTE_MS));
  const isSameLine = (line: Offer['lineItems'][number], i: number) => {
    const before = latest.lines[i];
    return (
      before?.description === line.description &&
      before.quantity === line.quantity &&
      before.unitNet === line.unitNet &&
      Boolean(before.passThrough) === Boolean(line.passThrough)
    );
  };
  return (
    offer.note === latest.note &&
    minuteOf(offer.validUntil) === minuteOf(latest.validUntil) &&
    offer.lineItems.length === latest.lines.length &&
    offer.lineItems.every(isSameLine)
  );
}
