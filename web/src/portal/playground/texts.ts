// The texts of the playground, together with the names of statuses and documents.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { playgroundTexts as ownTexts } from '../../../../shared/texts/generated/portal/playground.ts';

export const playgroundTexts = eachLanguage((language) => {
  const { statuses, kinds } = namesTexts[language];
  return { ...ownTexts[language], statuses, documentKinds: kinds };
});

export type PlaygroundTexts = (typeof playgroundTexts)['en'];
