// The full-text index of the documentation: whole words, their beginnings, their parts, synonyms and typing errors.
import MiniSearch, { type Query } from 'minisearch';
import { searchWords, type Word } from './search-words.ts';

export interface Entry {
  href: string;
  page: string;
  title: string;
  keywords: string;
  text: string;
  names: string;
}

const SHOWN = 12;
const MAX_PER_PAGE = 3;
/** Longer searches are cut: a pasted error message can be long. */
const MAX_WORDS = 12;
const BOOST = { title: 5, keywords: 5, page: 2, names: 1.5, text: 1 };
/** A search for a word of these pages usually means another page. */
const MINOR = /^\/docs\/(?:de\/)?(?:older-interface|reference\/older-interface|changelog)\b/;
const MIN_PREFIX = 2;
/** In short words one changed letter makes another word: `vin`, `win`. */
const MIN_FUZZY = 5;

export interface Found extends Pick<Entry, 'href' | 'page' | 'title'> {
  /** The text from shortly before the first word that was searched. */
  excerpt: string;
}

export interface Find {
  (searchText: string): Found[];
  /** How many words of a search are known as they are: tells in which language it was written. */
  countKnown(searchText: string): number;
}

/** So many entries are read at a time; other work goes between them. */
const CHUNK = 20;

const EXCERPT = 200;
const BEFORE_MATCH = 40;

export async function indexEntries(entries: readonly Entry[], language: 'de' | 'en' = 'en'): Promise<Find> {
  const { readWords, synonymsOf, isFiller, withoutFillers } = searchWords(language);
  const index = new MiniSearch<Entry & { id: number }>({
    fields: Object.keys(BOOST),
    tokenize: (text) => readWords(text).flatMap(({ whole, parts }) => [whole, ...parts]),
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      boostDocument: (id) => (MINOR.test(entries[id]!.href) ? 0.5 : 1),
      tokenize: (term) => [term],
      prefix: (term) => term.length >= MIN_PREFIX,
      fuzzy: (term) => (term.length >= MIN_FUZZY ? 0.2 : false),
      weights: { prefix: 0.3, fuzzy: 0.2 },
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: CHUNK },
  );

  const wordsOf = (searchText: string) => withoutFillers(readWords(searchText)).slice(0, MAX_WORDS);
  const countKnown = (searchText: string) => {
    const all = readWords(searchText).slice(0, MAX_WORDS);
    const isKnown = ({ whole }: Word) => index.search(whole, { prefix: false, fuzzy: false }).length > 0;
    return all.filter((word) => isFiller(word) || isKnown(word)).length;
  };

  const find = (searchText: string) => {
    const words = wordsOf(searchText);
    const found = new Map<number, { score: number; matched: number }>();
    for (const word of words) {
      for (const { id, score } of index.search(queryOf(word, synonymsOf(word.whole)))) {
        const known = found.get(id) ?? { score: 0, matched: 0 };
        found.set(id, { score: known.score + score, matched: known.matched + 1 });
      }
    }
    // An entry with all words comes before one with a single word that is rare.
    const weigh = ({ score, matched }: { score: number; matched: number }) =>
      score * (matched / words.length) ** 2;
    const ranked = [...found].sort(([, a], [, b]) => weigh(b) - weigh(a)).map(([id]) => entries[id]!);
    return withoutCrowding(ranked)
      .slice(0, SHOWN)
      .map(({ href, page, title, text }) => ({ href, page, title, excerpt: excerptOf(text, words) }));
  };
  return Object.assign(find, { countKnown });
}

function queryOf({ whole, parts }: Word, synonyms: readonly string[]): Query {
  const queries: Query[] = [whole];
  if (parts.length > 0) queries.push({ combineWith: 'AND', queries: parts, boostTerm: () => 0.2 });
  for (const synonym of synonyms) {
    queries.push({ queries: [synonym], prefix: false, fuzzy: false, boostTerm: () => 0.4 });
  }
  return { combineWith: 'OR', queries };
}

/** One page with many sections does not hide the others. */
function withoutCrowding(ranked: readonly Entry[]): Entry[] {
  const shown = new Map<string, number>();
  return ranked.filter(({ href }) => {
    const path = href.split('#')[0]!;
    const count = (shown.get(path) ?? 0) + 1;
    shown.set(path, count);
    return count <= MAX_PER_PAGE;
  });
}

function excerptOf(text: string, words: readonly Word[]): string {
  const lower = text.toLowerCase();
  const places = words.map(({ whole }) => lower.indexOf(whole)).filter((place) => place !== -1);
  const first = Math.min(...places);
  if (places.length === 0 || first < EXCERPT / 2) return text.slice(0, EXCERPT);
  const start = text.indexOf(' ', first - BEFORE_MATCH) + 1;
  return `… ${text.slice(start, start + EXCERPT)}`;
}
