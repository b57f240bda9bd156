// The rules for postal codes, IBANs and VAT ids, with a sentence in the language of the page. Null for a right value.
import { isPostalCode, postalCodeExample } from '../../../shared/addresses/postal-code.ts';
import { isIban } from '../../../shared/company/iban.ts';
import { vatIdExample, vatIdFault } from '../../../shared/company/vat-id.ts';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { countryName } from './country-name.ts';

export interface ValueChecks {
  required: (text: string) => string | null;
  postalCode: (country: string, code: string) => string | null;
  iban: (iban: string) => string | null;
  vatId: (vatId: string, country: string) => string | null;
}

export function useValueChecks(): ValueChecks {
  const { wrong } = useMessages().form;
  const language = useLanguage();
  return {
    required: (text) => (text.trim() === '' ? wrong.required : null),
    postalCode(country, code) {
      if (isPostalCode(country, code)) return null;
      const example = postalCodeExample(country);
      return example
        ? wrong.postalCode({ country: countryName(language, country), example })
        : wrong.anyPostalCode;
    },
    iban: (iban) => (isIban(iban) ? null : wrong.iban),
    vatId(vatId, country) {
      const fault = vatIdFault(vatId, country);
      if (fault === null) return null;
      if (fault === 'CHECK_DIGITS') return wrong.vatCheckDigit;
      const example = vatIdExample(country);
      return fault === 'FORM'
        ? wrong.vatId({ example })
        : wrong.vatIdCountry({ country: countryName(language, country), example });
    },
  };
}
