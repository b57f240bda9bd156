// The texts of extras, together with the names of extras and expenses.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { extrasTexts as ownTexts } from '../../../../shared/texts/generated/console/extras.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';

export const extrasTexts = eachLanguage((language) => {
  const { extras, expenses } = namesTexts[language];
  return { ...ownTexts[language], extras, expenses };
});

export type ExtrasTexts = (typeof extrasTexts)['en'];
