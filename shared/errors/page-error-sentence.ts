// The sentence about an error for people on the pages, in their language, by its code.
import { findText } from '../text/find-text.ts';
import { pageErrorHelpTexts } from '../texts/generated/errors/page-error-help.ts';
import { pageErrorSentencesTexts } from '../texts/generated/errors/page-error-sentences.ts';
import type { ErrorHelp } from './error-help.ts';

interface ShownError {
  code: string;
  /** English, for developers. */
  message: string;
  details?: Record<string, unknown>;
}

/** Whether a code is an error of the catalog, which has a sentence of its own. */
export function hasErrorSentence(code: string): boolean {
  return code in pageErrorHelpTexts.en || code in pageErrorSentencesTexts.en.byCode;
}

/** The browser is offline, or the service is down. */
export function describeNoAnswer(language: 'de' | 'en'): string {
  return pageErrorSentencesTexts[language].noAnswer;
}

/** An English reader gets the service's own message, which is often more exact; no other reader does. */
export function describeError(language: 'de' | 'en', error: ShownError): string {
  const { code, message, details } = error;
  const helps: Partial<Record<string, ErrorHelp>> = pageErrorHelpTexts[language];
  if (language === 'en' && message) return message;
  const help = helps[code];
  if (help) return `${help.title}.`;
  const { byCode, unknown } = pageErrorSentencesTexts[language];
  return findText(byCode, `${code}.${details?.reason}`) ?? findText(byCode, code) ?? unknown;
}
