// The texts of imports; the customer's own texts of an order have the names of all pages.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { fieldsTexts } from '../../../../shared/texts/generated/orders/fields.ts';
import { importsTexts as ownTexts } from '../../../../shared/texts/generated/portal/imports.ts';
import { eachReference } from '../../orders/references.ts';

export const importsTexts = eachLanguage((language) => {
  const { externalOrderId, ...others } = ownTexts[language].fields;
  const references = eachReference((name) => fieldsTexts[language][name]);
  return { ...ownTexts[language], fields: { externalOrderId, ...references, ...others } };
});

export type ImportsTexts = (typeof importsTexts)['en'];
