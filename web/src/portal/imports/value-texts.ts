// The texts of values that nobody matched; the names of vehicle types and fuels are those of the order form.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { newTexts } from '../../../../shared/texts/generated/orders/new.ts';
import { valuesTexts } from '../../../../shared/texts/generated/portal/imports/values.ts';

export const valueTexts = eachLanguage((language) => {
  const own = valuesTexts[language];
  const { types, fuels } = newTexts[language];
  return { ...own, choices: { ...types, ...fuels, ...own.choices } };
});

export type ValueTexts = (typeof valueTexts)['en'];
