// The texts that the scripts of the documentation write into the page, in its language.
import { docsScriptsTexts } from '../../../shared/texts/generated/pages/docs-scripts.ts';

/** Of the page; its times are written in the same language. */
export const LANGUAGE = document.documentElement.lang === 'de' ? 'de' : 'en';
export const LOCALE = { de: 'de-DE', en: 'en-GB' }[LANGUAGE];
export const WORDS = docsScriptsTexts[LANGUAGE];
