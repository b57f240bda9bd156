import { eachLanguage } from '../text/each-language.ts';
import type { Language } from '../texts/generated/languages.ts';
import { namesTexts } from '../texts/generated/names.ts';
import type { ExtraKind, PaidKind } from './kinds.ts';

type Names<Kind extends string> = Record<Language, Record<Kind, string>>;

export const EXTRA_NAMES: Names<ExtraKind> = eachLanguage((language) => namesTexts[language].extras);
export const EXPENSE_NAMES: Names<PaidKind> = eachLanguage((language) => namesTexts[language].expenses);
