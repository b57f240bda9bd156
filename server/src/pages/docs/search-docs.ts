// Searches the documentation in this process, for agents; the pages search in the browser.
import type { Links } from '../../model/orders/links.ts';
import { type SearchEntry, searchEntries } from './search-index.ts';

const EXCERPT_LENGTH = 400;
const WEIGHTS = { title: 8, keywords: 6, names: 3, page: 2, text: 1 } as const;

export interface FoundSection {
  title: string;
  page: string;
  link: string;
  excerpt: string;
}

interface Site {
  publicUrl: string;
  links: Links;
}

/** Read at the first search; of the rendered pages only the texts are kept. */
let entries: Promise<SearchEntry[]> | undefined;

async function readEntries({ publicUrl, links }: Site): Promise<SearchEntry[]> {
  const { buildSite } = await import('./site.ts');
  return searchEntries(await buildSite({ publicUrl, testKey: null, links }));
}

/** Sections that contain most of the words, best first. */
export async function searchDocs(site: Site, query: string, limit: number): Promise<FoundSection[]> {
  entries ??= readEntries(site);
  const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? [])];
  return (await entries)
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => ({
      title: entry.title,
      page: entry.page,
      link: `${site.publicUrl}${entry.href}`,
      excerpt: excerptOf(entry.text, words),
    }));
}

/** A section with two of the words is better than one with the same word twice. */
function scoreOf(entry: SearchEntry, words: readonly string[]): number {
  return words.reduce((sum, word) => {
    const fields = Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][];
    const found = fields.filter(([field]) => entry[field].toLowerCase().includes(word));
    return sum + Math.max(0, ...found.map(([, weight]) => weight)) + found.length / 10;
  }, 0);
}

/** Around the first of the words. */
function excerptOf(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - EXCERPT_LENGTH / 4);
  return text.slice(start, start + EXCERPT_LENGTH).trim();
}
