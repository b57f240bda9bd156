// A rendered page of the documentation.
import type { Language } from '../../platform/language.ts';
import type { Html } from '../html.ts';
import type { Section } from './markdown.ts';

export interface DocsPage {
  /** The part of the URL after `/docs/`, in both languages. */
  name: string;
  language: Language;
  title: string;
  shortTitle: string;
  summary: string;
  /** Words that readers search for and the page does not use. */
  keywords: string;
  kind: 'written' | 'catalog' | 'reference' | 'changelog';
  hasSteps: boolean;
  /** Whether readers find its sections by their titles only, because another page says the same. */
  isFoundByTitles: boolean;
  /** The text before the first section, for the search. */
  introduction: { text: string; names: string };
  sections: Section[];
  body: Html;
  /** The Markdown with all inserted tables and samples, for readers who want text. */
  markdown: string;
}
