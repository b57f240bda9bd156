// The texts of places, together with the names of weekdays.
import { eachLanguage } from '../../../shared/text/each-language.ts';
import { placesTexts as ownTexts } from '../../../shared/texts/generated/places.ts';
import { timeTexts } from '../../../shared/texts/generated/time.ts';

export const placesTexts = eachLanguage((language) => {
  const own = ownTexts[language];
  return { ...own, hours: { ...own.hours, weekdays: timeTexts[language].weekdays } };
});

export type PlacesTexts = (typeof placesTexts)['en'];
