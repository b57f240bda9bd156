// The sentence about an error for people on the pages, in their language, by its code.
import { pageErrorHelpDe } from './page-error-help-de.ts';
import { pageErrorHelpEn } from './page-error-help-en.ts';
import { type PageErrorCode, pageErrorSentencesDe } from './page-error-sentences-de.ts';
import { pageErrorSentencesEn } from './page-error-sentences-en.ts';

const HELP = { de: pageErrorHelpDe, en: pageErrorHelpEn };
const SENTENCES = { de: pageErrorSentencesDe, en: pageErrorSentencesEn };
const UNKNOWN = {
  de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  en: 'That did not work. Please try again.',
};

/** An English reader gets the service's own message, which is often more exact; no other reader does. */
export function describeError(language: 'de' | 'en', error: { code: string; message: string }): string {
  const { code, message } = error;
  const help = code in HELP[language] ? HELP[language][code as keyof typeof pageErrorHelpEn] : undefined;
  if (language === 'en' && message) return message;
  if (help) return `${help.title}.`;
  return SENTENCES[language][code as PageErrorCode] ?? UNKNOWN[language];
}
