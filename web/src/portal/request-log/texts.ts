// The texts of the request log, together with the help for errors.
import { refusalHelpDe } from '../../../../shared/errors/credential-error-help-de.ts';
import { refusalHelpEn } from '../../../../shared/errors/credential-error-help-en.ts';
import { errorHelpDe } from '../../../../shared/errors/error-help-de.ts';
import { errorHelpEn } from '../../../../shared/errors/error-help-en.ts';
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { requestLogTexts as ownTexts } from '../../../../shared/texts/generated/portal/request-log.ts';
import type { ErrorHelpCatalog, RefusalHelpCatalog } from './error-help.ts';

const HELP: Record<'en' | 'de', ErrorHelpCatalog> = { en: errorHelpEn, de: errorHelpDe };
const REFUSAL: Record<'en' | 'de', RefusalHelpCatalog> = { en: refusalHelpEn, de: refusalHelpDe };

export const requestLogTexts = eachLanguage((language) => ({
  ...ownTexts[language],
  help: HELP[language],
  refusal: REFUSAL[language],
}));

export type RequestLogTexts = (typeof requestLogTexts)['en'];
