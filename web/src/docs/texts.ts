// The texts that the scripts of the documentation write into the page, in its language.

import { localeOf } from '../../../shared/text/locale.ts';
import { officeLanguage } from '../../../shared/text/office-language.ts';
import { docsScriptsTexts } from '../../../shared/texts/generated/pages/docs-scripts.ts';
import { pageLanguage } from '../ui/rendered-page.ts';

/** Of the page; its times are written in the same language. */
export const LANGUAGE = officeLanguage(pageLanguage());
export const LOCALE = localeOf(LANGUAGE);
export const TEXTS = docsScriptsTexts[LANGUAGE];
