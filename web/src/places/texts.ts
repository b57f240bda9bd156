// The texts of places, together with the names of weekdays.
import { eachLanguage } from '../../../shared/text/each-language.ts';
import { namesTexts } from '../../../shared/texts/generated/names.ts';
import { placesTexts as ownTexts } from '../../../shared/texts/generated/places.ts';

export const placesTexts = eachLanguage((language) => {
  const own = ownTexts[language];
  return { ...own, hours: { ...own.hours, weekdays: namesTexts[language].weekdays } };
});

export type PlacesTexts = (typeof placesTexts)['en'];
