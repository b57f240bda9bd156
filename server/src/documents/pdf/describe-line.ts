// The wording of a price line on a document: with the kilometres of its tier or the percentage of its surcharge.
import type { Formats } from '../../platform/formats.ts';
import type { PdfLine } from './document.ts';
import type { Translate } from './texts.ts';

/** `FUEL` is the fuel level on a protocol. */
const TEXTS: Partial<Record<NonNullable<PdfLine['code']>, 'fuelSurcharge'>> = { FUEL: 'fuelSurcharge' };

export function describeLine(
  { translate, format }: { translate: Translate; format: Pick<Formats, 'number' | 'percent'> },
  { code, description, fromKm, percent }: PdfLine,
): string {
  if (code === undefined) return description;
  if (fromKm !== undefined && fromKm > 0) return translate('distanceBeyond', { km: format.number(fromKm) });
  const line = translate(TEXTS[code] ?? code);
  return percent === undefined
    ? line
    : translate('shareOfTransport', { line, percent: format.percent(percent) });
}
