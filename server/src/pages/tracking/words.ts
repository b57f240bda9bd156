// The texts of the tracking page in both languages.
import type { Language } from '../../platform/language.ts';
import { de } from './words-de.ts';
import { en, type TrackingWords } from './words-en.ts';

export const TRACKING_WORDS: Record<Language, TrackingWords> = { en, de };
