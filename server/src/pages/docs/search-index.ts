// What the search of the documentation looks through: one entry a section, read by the page when somebody searches.
import type { DocsSite } from './site.ts';

export interface SearchEntry {
  /** Where it leads. */
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
