// The texts of extras, together with the names of extras and expenses.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { extrasTexts as ownTexts } from '../../../../shared/texts/generated/console/extras.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';

export const extrasTexts = eachLanguage((language) => {
  const { extras, expenses } = drivingTexts[language];
  return { ...ownTexts[language], extras, expenses };
});

export type ExtrasTexts = (typeof extrasTexts)['en'];
