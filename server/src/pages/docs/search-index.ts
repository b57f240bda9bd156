// The index for the search of the documentation: one entry per section; the page loads it on the first search.
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import type { Language } from '../../platform/language.ts';
import type { DocsPage } from './docs-page.ts';
import { addressOf } from './page-address.ts';
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

/** Everything, for the search in this process. */
export function searchEntries({ pages, language }: DocsSite): SearchEntry[] {
  return [...pages.values()].flatMap((page) => entriesOf(page, language));
}

/** What a browser loads: without the texts of pages that are found by their titles. */
export function smallEntries({ pages, language }: DocsSite): SearchEntry[] {
  return [...pages.values()].flatMap((page) => {
    const [first, ...sections] = entriesOf(page, language);
    const isShort = page.isFoundByTitles;
    return [first!, ...sections.map((entry) => (isShort ? { ...entry, text: '', names: '' } : entry))];
  });
}

function entriesOf(shown: DocsPage, language: Language): SearchEntry[] {
  const { title, summary, keywords, introduction, sections, kind } = shown;
  // A guide and a part of the reference can have the same title.
  const page = kind === 'reference' ? docsTexts[language].referenceOf({ title }) : title;
  return [
    {
      href: addressOf(shown),
      page,
      title: page,
      keywords,
      text: `${summary} ${introduction.text}`.trim(),
      names: introduction.names,
    },
    ...sections.map((section) => ({
      href: `${addressOf(shown)}#${section.id}`,
      page,
      title: section.title,
      keywords: '',
      text: section.text.trim(),
      names: section.names,
    })),
  ];
}
