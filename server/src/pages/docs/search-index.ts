// What the search of the documentation searches: one entry per section; the page loads it on the first search.
import type { DocsSite } from './site.ts';

export interface SearchEntry {
  /** The URL of the section. */
  href: string;
  page: string;
  title: string;
  /** Words that readers search for and the page does not use. */
  keywords: string;
  text: string;
  /** Names of fields, options and the like. */
  names: string;
}

export function searchEntries({ pages }: DocsSite): SearchEntry[] {
  return [...pages.values()].flatMap(({ name, title, summary, keywords, introduction, sections, kind }) => {
    // A guide and a part of the reference can have the same title.
    const page = kind === 'reference' ? `${title}, API reference` : title;
    return [
      {
        href: `/docs/${name}`,
        page,
        title: page,
        keywords,
        text: `${summary} ${introduction.text}`.trim(),
        names: introduction.names,
      },
      ...sections.map((section) => ({
        href: `/docs/${name}#${section.id}`,
        page,
        title: section.title,
        keywords: '',
        text: section.text.trim(),
        names: section.names,
      })),
    ];
  });
}
