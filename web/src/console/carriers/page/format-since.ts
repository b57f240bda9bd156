import type { Language } from '../../../messages/language.ts';
import { formatDate } from '../../../ui/format.ts';

/** The first day that counts. */
export const formatSince = (language: Language, since: string) => formatDate(language, new Date(since));
