// The texts of values that nobody matched; the names of transports, vehicle types and fuels are those of all pages.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { valuesTexts } from '../../../../shared/texts/generated/portal/imports/values.ts';

export const valueTexts = eachLanguage((language) => {
  const own = valuesTexts[language];
  const { transports, vehicleTypes } = namesTexts[language];
  const { fuels } = drivingTexts[language];
  return { ...own, choices: { ...transports, ...vehicleTypes, ...fuels, ...own.choices } };
});

export type ValueTexts = (typeof valueTexts)['en'];
