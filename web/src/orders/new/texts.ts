// The texts of the order form, together with the names of vehicle types, fuels and fields.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { historyTexts } from '../../../../shared/texts/generated/orders/history.ts';
import { newTexts as ownTexts } from '../../../../shared/texts/generated/orders/new.ts';

export const newTexts = eachLanguage((language) => {
  const { vehicleTypes, fuels } = namesTexts[language];
  return { ...ownTexts[language], types: vehicleTypes, fuels, fields: historyTexts[language].fields };
});

export type NewTexts = (typeof newTexts)['en'];
