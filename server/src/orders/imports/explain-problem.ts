// Explains in the terms of a table what the API's rules refused, and how the cell could be corrected.
import {
  isPostalCode,
  postalCodeDigits,
  postalCodeExample,
} from '../../../../shared/addresses/postal-code.ts';
import { VIN, VIN_LENGTH } from '../../../../shared/vehicle/vin.ts';
import type { Gazetteer } from '../../geo/ports.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import { CHOICES, FIELD_NAMES, type FieldName, kindOf } from './fields.ts';
import type { CellProblem, FieldTexts } from './import.ts';
import { readTime, type TimeContext } from './read-time.ts';
import { readCountry } from './read-value.ts';

type Explained = Pick<CellProblem, 'reason'> & Partial<Pick<CellProblem, 'about' | 'suggestion' | 'sure'>>;

export function explainProblem(
  problem: FieldProblem,
  text: string | undefined,
  times: (field: FieldName) => TimeContext,
): CellProblem {
  const field = FIELD_NAMES.find((name) => name === problem.field);
  const explained = field ? explainField(field, problem, text, times) : explainOther(problem);
  const { field: path, code, message } = problem;
  const about = explained.reason === 'OTHER' ? aboutRefusal(problem) : {};
  return { field: path, code, message, about, suggestion: null, sure: false, ...explained };
}

/** The reason of the API and its values, for which the pages have words. */
export function aboutRefusal({ reason, params }: Pick<FieldProblem, 'reason' | 'params'>) {
  return { ...params, ...(reason !== undefined && { because: reason }) };
}

/** A whole address is missing if none of its columns was matched. */
function explainOther(problem: FieldProblem): Explained {
  return { reason: problem.code === 'invalid_type' ? 'REQUIRED' : 'OTHER' };
}

function explainField(
  field: FieldName,
  problem: FieldProblem,
  text: string | undefined,
  times: (field: FieldName) => TimeContext,
): Explained {
  if (text === undefined) return { reason: 'REQUIRED' };
  if (field === 'endCustomerEmail') return { reason: 'EMAIL' };
  switch (kindOf(field)) {
    case 'vin':
      return explainVin(text);
    case 'time':
      return explainTime(problem, text, times(field));
    case 'country':
      return { reason: 'COUNTRY' };
    case 'choice':
      return { reason: 'CHOICE', about: { allowed: CHOICES[field]!.join(', ') } };
    case 'yesNo':
      return { reason: 'CHOICE', about: { allowed: 'Ja, Nein' } };
    default:
      return problem.code === 'too_big'
        ? { reason: 'LENGTH', about: { has: text.length } }
        : { reason: 'OTHER' };
  }
}

function explainVin(text: string): Explained {
  const vin = text.replace(/[\s-]/g, '').toUpperCase();
  const at = vin.search(/[IOQ]/);
  if (vin.length === VIN_LENGTH && at !== -1) {
    const corrected = vin.replace(/[OQ]/g, '0').replaceAll('I', '1');
    const about = { letter: vin[at]!, at: at + 1, digit: corrected[at]! };
    return { reason: 'LETTER', about, ...(VIN.test(corrected) && { suggestion: corrected, sure: true }) };
  }
  if (vin.length === VIN_LENGTH) return { reason: 'OTHER' };
  return { reason: 'LENGTH', about: { has: vin.length, needs: VIN_LENGTH } };
}

function explainTime(problem: FieldProblem, text: string, context: TimeContext): Explained {
  const read = readTime(text, context);
  // The date is readable but still wrong: the year, in the past, or a delivery before its pickup.
  if ('at' in read) return { reason: problem.code === 'too_small' ? 'PAST_PICKUP' : 'DATES' };
  if (read.fault === 'TIME_FORMAT') return { reason: 'TIME_FORMAT' };
  if (read.fault === 'DATE_NUMBER') return { reason: 'DATE_NUMBER', suggestion: read.corrected, sure: true };
  const { month, days, corrected } = read;
  return { reason: 'DAY_OF_MONTH', about: { month, days }, suggestion: corrected };
}

/**
 * A spreadsheet removes the leading zero of a postal code. With the zero, the postal code must match the town.
 */
export async function explainPostalCode(
  problem: FieldProblem,
  texts: FieldTexts,
  gazetteer: Gazetteer,
): Promise<CellProblem> {
  const place = problem.field.startsWith('pickup.') ? 'pickup' : 'delivery';
  const code = texts[`${place}.postalCode`] ?? '';
  const country = readCountry(texts[`${place}.country`] ?? 'DE');
  const needs = postalCodeDigits(country);
  if (needs === null || !/^\d+$/.test(code)) {
    const about = { country, example: postalCodeExample(country) ?? '' };
    return { ...problem, reason: 'POSTAL_CODE', about, suggestion: null, sure: false };
  }
  const corrected = `0${code}`;
  const city = texts[`${place}.city`];
  const fits =
    city !== undefined &&
    isPostalCode(country, corrected) &&
    !(await gazetteer.contradicts({ street: '', postalCode: corrected, city, country }));
  return {
    ...problem,
    message: `This postal code has ${code.length} digits and needs ${needs}.`,
    reason: 'DIGITS',
    about: { has: code.length, needs },
    suggestion: fits ? corrected : null,
    sure: fits,
  };
}
