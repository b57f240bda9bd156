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

const NO_ANSWER = {
  de: 'Keine Verbindung zum Dienst. Bitte das Netz prüfen und noch einmal versuchen.',
  en: 'No connection to the service. Check your network and try again.',
};

interface ShownError {
  code: string;
  /** English, for developers. */
  message: string;
  details?: Record<string, unknown>;
}

/** Whether a code is an error of the catalog, which has a sentence of its own. */
export function hasErrorSentence(code: string): boolean {
  return code in HELP.de || code in SENTENCES.de;
}

/** The browser is offline, or the service is down. */
export function describeNoAnswer(language: 'de' | 'en'): string {
  return NO_ANSWER[language];
}

/** An English reader gets the service's own message, which is often more exact; no other reader does. */
export function describeError(language: 'de' | 'en', error: ShownError): string {
  const { code, message, details } = error;
  const help = code in HELP[language] ? HELP[language][code as keyof typeof pageErrorHelpEn] : undefined;
  if (language === 'en' && message) return message;
  if (help) return `${help.title}.`;
  const sentences = SENTENCES[language];
  return (
    sentences[`${code}.${details?.reason}` as PageErrorCode] ??
    sentences[code as PageErrorCode] ??
    UNKNOWN[language]
  );
}
