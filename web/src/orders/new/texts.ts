// The texts of the order form, together with the names of vehicle types, fuels and fields.

import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { fieldsTexts } from '../../../../shared/texts/generated/orders/fields.ts';
import { newTexts as ownTexts } from '../../../../shared/texts/generated/orders/new.ts';

export const newTexts = eachLanguage((language) => {
  const { vehicleTypes } = namesTexts[language];
  const { fuels } = drivingTexts[language];
  return { ...ownTexts[language], types: vehicleTypes, fuels, fields: fieldsTexts[language] };
});

export type NewTexts = (typeof newTexts)['en'];
