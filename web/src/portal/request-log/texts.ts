// The texts of the request log, together with the help for errors.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import { refusalHelpTexts } from '../../../../shared/texts/generated/errors/refusal-help.ts';
import { requestLogTexts as ownTexts } from '../../../../shared/texts/generated/portal/request-log.ts';
import type { ErrorHelpCatalog, RefusalHelpCatalog } from './error-help.ts';

export const requestLogTexts = eachLanguage((language) => ({
  ...ownTexts[language],
  help: errorHelpTexts[language] satisfies ErrorHelpCatalog,
  refusal: refusalHelpTexts[language] satisfies RefusalHelpCatalog,
}));

export type RequestLogTexts = (typeof requestLogTexts)['en'];
