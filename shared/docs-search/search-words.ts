// How the search reads text: words with their parts, without endings, and words of the same meaning.

import type { LanguageRules } from './search-rules.ts';
import { de } from './search-words-de.ts';
import { en } from './search-words-en.ts';

/** `order.cancelled`, `Idempotency-Key`, `nextCursor` and `svc_test_` are one word each. */
const WORD = /[\p{L}\p{N}_$]+(?:[.-][\p{L}\p{N}_$]+)*/gu;
const BOUNDARY = /[._$-]+|(?<=\p{Ll})(?=\p{Lu})/u;

export interface Word {
  whole: string;
  /** `next` and `cursor` of `nextCursor`; empty for a plain word. */
  parts: string[];
}

export interface SearchWords {
  readWords(text: string): Word[];
  /** Takes a stem, as `readWords` returns it. */
  synonymsOf(word: string): string[];
  /** A word that does not count in a search. */
  isFiller(word: Word): boolean;
  /** The words that count in a search: "how to cancel an order" is about two. */
  withoutFillers(words: Word[]): Word[];
}

const RULES: Record<'de' | 'en', LanguageRules> = { de, en };

export function searchWords(language: 'de' | 'en'): SearchWords {
  const { stem, sameMeaning, fillers } = RULES[language];
  const ignored = new Set(fillers.split(/\s+/).map(stem));
  const meanings = new Map<string, Set<string>>();
  for (const group of sameMeaning) {
    const stems = group.map(stem);
    for (const each of stems) meanings.set(each, new Set([...(meanings.get(each) ?? []), ...stems]));
  }
  const isFiller = ({ whole }: Word) => ignored.has(whole);
  return {
    readWords: (text) =>
      [...text.matchAll(WORD)].map(([word]) => {
        const parts = word.split(BOUNDARY).filter(Boolean);
        return { whole: stem(word), parts: parts.length > 1 ? parts.map(stem) : [] };
      }),
    synonymsOf: (word) => [...(meanings.get(word) ?? [])].filter((each) => each !== word),
    isFiller,
    withoutFillers: (words) => {
      const left = words.filter((word) => !isFiller(word));
      return left.length > 0 ? left : words;
    },
  };
}
