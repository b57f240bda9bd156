// The texts of values that nobody matched; the names of vehicle types and fuels are those of all pages.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { valuesTexts } from '../../../../shared/texts/generated/portal/imports/values.ts';

export const valueTexts = eachLanguage((language) => {
  const own = valuesTexts[language];
  const { vehicleTypes, fuels } = namesTexts[language];
  return { ...own, choices: { ...vehicleTypes, ...fuels, ...own.choices } };
});

export type ValueTexts = (typeof valueTexts)['en'];
