// All pages of the documentation, rendered once: from docs/, or from the declarations of the service.
import { setImmediate as breathe } from 'node:timers/promises';
import { describeInFull } from '../../api/docs/descriptions.ts';
import { API_PREFIX } from '../../api/prefixes.ts';
import { V1_DOCUMENT } from '../../api/shared/description-frames.ts';
import type { Links } from '../../model/orders/links.ts';
import type { Language } from '../../platform/language.ts';
import { PRODUCT_VERSION } from '../../platform/product-version.ts';
import type { ApiDescription } from './api-description.ts';
import { fillIn, type Placeholders } from './code-block.ts';
import { type Collection, collectionOf } from './collections/requests.ts';
import { completeMarkdown } from './complete-markdown.ts';
import { ENGLISH } from './docs-language.ts';
import type { DocsPage } from './docs-page.ts';
import { generatedPages } from './generated-pages.ts';
import { readChangelog, readLibrary } from './library.ts';
import { renderMarkdown } from './markdown.ts';

export interface DocsSite {
  language: Language;
  publicUrl: string;
  groups: { group: string; pages: DocsPage[] }[];
  /** All pages by name. */
  pages: ReadonlyMap<string, DocsPage>;
  /** Every call, for Postman and Bruno. */
  collection: Collection;
}

export interface SiteInput {
  publicUrl: string;
  /** The test key of the demo, if there is one. */
  testKey: string | null;
  links: Links;
}

export function placeholdersOf({ publicUrl, testKey }: SiteInput): Placeholders {
  return {
    base: publicUrl,
    key: testKey ?? 'svc_test_YOUR_KEY',
    order: 'YOUR-ORDER',
    inbox: 'YOUR_INBOX_URL',
    version: PRODUCT_VERSION,
  };
}

/** Builds page by page, so that other calls do not wait for all of them. */
export async function buildSite(input: SiteInput): Promise<DocsSite> {
  const { publicUrl, testKey, links } = input;
  const placeholders = placeholdersOf(input);
  const groups: DocsSite['groups'] = [];
  for (const { group, pages } of readLibrary()) {
    const written: DocsPage[] = [];
    for (const { markdown, ...page } of pages) {
      await breathe();
      const whole = completeMarkdown(markdown);
      const rendered = renderMarkdown(whole, placeholders);
      written.push({
        ...page,
        ...rendered,
        language: 'en',
        kind: 'written',
        markdown: fillIn(whole, placeholders),
      });
    }
    groups.push({ group, pages: written });
  }
  await breathe();
  const api = describeInFull(V1_DOCUMENT) as ApiDescription;
  groups.push({ group: 'Reference', pages: await generatedPages(api, links, placeholders, ENGLISH) });
  const { markdown, ...changelog } = readChangelog();
  const changes: DocsPage = {
    ...changelog,
    language: 'en',
    ...renderMarkdown(markdown, placeholders),
    kind: 'changelog',
    markdown,
  };
  const pages = [...groups.flatMap((each) => each.pages), changes];
  return {
    language: 'en',
    publicUrl,
    groups,
    pages: new Map(pages.map((page) => [page.name, page])),
    collection: collectionOf(api, publicUrl + API_PREFIX, testKey),
  };
}
