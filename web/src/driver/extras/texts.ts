// The texts of extras, together with the names of extras and expenses; drivers pay for their own way.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { extrasTexts as ownTexts } from '../../../../shared/texts/generated/driver/extras.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';

export const extrasTexts = eachLanguage((language) => {
  const own = ownTexts[language];
  const { extras, expenses } = drivingTexts[language];
  return { ...own, extras, expenses: { ...expenses, ...own.expenses } };
});

export type ExtrasTexts = (typeof extrasTexts)['en'];
