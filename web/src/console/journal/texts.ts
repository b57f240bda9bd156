// The texts of the page, together with those of background jobs, which Today and the journal both show.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { jobsTexts } from '../../../../shared/texts/generated/console/jobs.ts';
import { journalTexts as ownTexts } from '../../../../shared/texts/generated/console/journal.ts';

export const journalTexts = eachLanguage((language) => ({
  ...ownTexts[language],
  jobs: jobsTexts[language],
}));

export type JournalTexts = (typeof journalTexts)['en'];
