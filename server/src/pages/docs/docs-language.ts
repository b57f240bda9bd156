// The language in which generated pages are written.
import type { Language } from '../../platform/language.ts';

export interface DocsLanguage {
  language: Language;
  /** The translation of a text of the API description, of an event or of an error's details. */
  translate: (text: string) => string;
}

export const ENGLISH: DocsLanguage = { language: 'en', translate: (text) => text };
