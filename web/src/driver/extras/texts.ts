// The texts of extras, together with the names of extras and expenses; drivers pay for their own way.

import { eachOf } from '../../../../shared/text/each-language.ts';
import { extrasTexts as ownTexts } from '../../../../shared/texts/generated/driver/extras.ts';
import { DRIVER_LANGUAGES } from '../../../../shared/texts/generated/languages.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';

export const extrasTexts = eachOf(DRIVER_LANGUAGES, (language) => {
  const own = ownTexts[language];
  const { extras, expenses } = drivingTexts[language];
  return { ...own, extras, expenses: { ...expenses, ...own.expenses } };
});

export type ExtrasTexts = (typeof extrasTexts)['en'];
