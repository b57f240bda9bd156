// The texts of invoices, together with the names of their kinds.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { invoicesTexts as ownTexts } from '../../../../shared/texts/generated/portal/invoices.ts';

export const invoicesTexts = eachLanguage((language) => ({
  ...ownTexts[language],
  kinds: namesTexts[language].invoiceKinds,
}));

export type InvoicesTexts = (typeof invoicesTexts)['en'];
