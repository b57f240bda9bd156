// The texts of requests, together with the names of transports.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { requestsTexts as ownTexts } from '../../../../shared/texts/generated/console/requests.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';

export const requestsTexts = eachLanguage((language) => {
  return { ...ownTexts[language], transport: namesTexts[language].transports };
});

export type RequestsTexts = (typeof requestsTexts)['en'];
