// Values with a fixed form: postal codes, IBANs and VAT ids. The forms are in shared/, so that pages check the same.

import { isPostalCode, postalCodeExample } from '../../../shared/addresses/postal-code.ts';
import { isIban } from '../../../shared/company/iban.ts';
import { vatIdExample, vatIdFault } from '../../../shared/company/vat-id.ts';
import { arePhoneHours } from '../../../shared/contact/phone-hours.ts';
import type { FieldProblem } from './call-errors.ts';

export function postalCodeProblems(field: string, country: string, postalCode: string): FieldProblem[] {
  if (isPostalCode(country, postalCode)) return [];
  const example = postalCodeExample(country);
  const message = example
    ? `This is not a postal code of ${country}; ${example} would be one. Send the country of an address elsewhere.`
    : 'A postal code has up to 15 letters, digits, spaces and hyphens.';
  return [{ field, code: 'invalid_format', message }];
}

/** An absent value is not a problem here. */
export function ibanProblems(field: string, iban: string | null | undefined): FieldProblem[] {
  if (!iban || isIban(iban)) return [];
  const message =
    'This is not an IBAN: its length or its check digits are wrong. Compare it with a bank statement.';
  return [{ field, code: 'invalid_format', message }];
}

/** Pages and mails write them in the language of the reader, so they must be understood. */
export function phoneHoursProblems(field: string, hours: string | null | undefined): FieldProblem[] {
  if (!hours || arePhoneHours(hours)) return [];
  const message =
    'These phone hours cannot be read. Write days and times, such as Mo.–Fr. 7–19 Uhr or Sat 9:00–13:00.';
  return [{ field, code: 'invalid_format', message, reason: 'phone_hours' }];
}

/** `country` is where the company is. */
export function vatIdProblems(
  field: string,
  vatId: string | null | undefined,
  country: string,
): FieldProblem[] {
  const fault = vatId ? vatIdFault(vatId, country) : null;
  if (fault === null) return [];
  const example = vatIdExample(country);
  const messages: Record<typeof fault, string> = {
    FORM: `This is not a VAT id; ${example} would be one.`,
    COUNTRY: `This is not a VAT id of ${country}; ${example} would be one.`,
    CHECK_DIGITS: 'The check digits of this VAT id are wrong. Compare it with a letter of the company.',
  };
  return [{ field, code: 'invalid_format', message: messages[fault] }];
}
