// The texts of the quote page in both languages.
import type { Language } from '../../platform/language.ts';
import { de } from './words-de.ts';
import { en, type QuoteWords } from './words-en.ts';

export const QUOTE_WORDS: Record<Language, QuoteWords> = { en, de };
