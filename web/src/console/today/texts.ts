// The texts of the page, together with those of background jobs, which Today and the journal both show.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { jobsTexts } from '../../../../shared/texts/generated/console/jobs.ts';
import { todayTexts as ownTexts } from '../../../../shared/texts/generated/console/today.ts';

export const todayTexts = eachLanguage((language) => ({
  ...ownTexts[language],
  jobs: jobsTexts[language],
}));

export type TodayTexts = (typeof todayTexts)['en'];
