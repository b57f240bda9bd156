// All pages of the documentation, rendered once: from docs/, or from the declarations of the service.
import { setImmediate as breathe } from 'node:timers/promises';
import { describe } from '../../api/docs/descriptions.ts';
import { API_PREFIX } from '../../api/prefixes.ts';
import { V1_DOCUMENT } from '../../api/shared/description-frames.ts';
import type { Links } from '../../orders/model/links.ts';
import type { Html } from '../html.ts';
import { errorCatalog, eventCatalog } from './catalogs.ts';
import { fillIn, type Placeholders } from './code-block.ts';
import { completeMarkdown } from './complete-markdown.ts';
import { readChangelog, readLibrary } from './library.ts';
import { renderMarkdown, type Section } from './markdown.ts';
import { type ApiDescription, referencePages } from './reference.ts';

export interface DocsPage {
  /** The part of the URL after `/docs/`. */
  name: string;
  title: string;
  shortTitle: string;
  summary: string;
  /** Words that readers search for and the page does not use. */
  keywords: string;
  kind: 'written' | 'catalog' | 'reference' | 'changelog';
  hasSteps: boolean;
  /** The text before the first section, for the search. */
  introduction: { text: string; names: string };
  sections: Section[];
  body: Html;
  /** The Markdown with all inserted tables and samples, for readers who want text. */
  markdown: string | null;
}

/** What generated pages have in common. */
const GENERATED = { hasSteps: false, keywords: '', introduction: { text: '', names: '' } };

export interface DocsSite {
  groups: { group: string; pages: DocsPage[] }[];
  /** All pages by name. */
  pages: ReadonlyMap<string, DocsPage>;
}

export interface SiteInput {
  publicUrl: string;
  /** The test key of the demo, if there is one. */
  testKey: string | null;
  links: Links;
}

/** Builds page by page, so that other calls do not wait for all of them. */
export async function buildSite({ publicUrl, testKey, links }: SiteInput): Promise<DocsSite> {
  const placeholders: Placeholders = {
    base: publicUrl,
    key: testKey ?? 'svc_test_YOUR_KEY',
    order: 'YOUR-ORDER',
    inbox: 'YOUR_INBOX_URL',
  };
  const groups: DocsSite['groups'] = [];
  for (const { group, pages } of readLibrary()) {
    const written: DocsPage[] = [];
    for (const { markdown, ...page } of pages) {
      await breathe();
      const whole = completeMarkdown(markdown);
      const rendered = renderMarkdown(whole, placeholders);
      written.push({ ...page, ...rendered, kind: 'written', markdown: fillIn(whole, placeholders) });
    }
    groups.push({ group, pages: written });
  }
  await breathe();
  const api = describe(V1_DOCUMENT) as ApiDescription;
  const reference: DocsPage[] = [];
  for (const page of referencePages(api, API_PREFIX, placeholders)) {
    await breathe();
    reference.push({
      ...GENERATED,
      ...page,
      shortTitle: page.title,
      markdown: null,
      kind: 'reference',
      name: `reference/${page.name}`,
    });
  }
  await breathe();
  const events = eventCatalog(links, placeholders);
  const errors = errorCatalog(codesOf(api));
  groups.push({
    group: 'Reference',
    pages: [
      ...reference,
      { ...GENERATED, ...events, shortTitle: events.title, kind: 'catalog', name: 'events' },
      { ...GENERATED, ...errors, shortTitle: errors.title, kind: 'catalog', name: 'error-codes' },
    ],
  });
  const { markdown, ...changelog } = readChangelog();
  const changes: DocsPage = {
    ...changelog,
    ...renderMarkdown(markdown, placeholders),
    kind: 'changelog',
    markdown,
  };
  const pages = [...groups.flatMap((each) => each.pages), changes];
  return { groups, pages: new Map(pages.map((page) => [page.name, page])) };
}

/** The error codes in the responses of the description. */
function codesOf(api: ApiDescription): string[] {
  const codes = Object.values(api.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ content }) => Object.keys(content?.['application/json']?.examples ?? {}));
  return [...new Set(codes)];
}
