// The search index of the documentation: one entry per section; the page loads it on the first search.
import type { DocsSite } from './site.ts';

export interface SearchEntry {
  /** The URL of the section. */
  href: string;
  page: string;
  title: string;
  text: string;
}

const MAX_TEXT = 600;

export function searchEntries({ pages }: DocsSite): SearchEntry[] {
  return [...pages.values()].flatMap(({ name, title, summary, sections }) => [
    { href: `/docs/${name}`, page: title, title, text: summary },
    ...sections.map((section) => ({
      href: `/docs/${name}#${section.id}`,
      page: title,
      title: section.title,
      text: section.text.trim().slice(0, MAX_TEXT),
    })),
  ]);
}
