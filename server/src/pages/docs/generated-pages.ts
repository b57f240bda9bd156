// The pages that are rendered from the declarations of the service: reference, events and error codes.
import { setImmediate as breathe } from 'node:timers/promises';
import { API_PREFIX } from '../../api/prefixes.ts';
import type { Links } from '../../model/orders/links.ts';
import type { ApiDescription } from './api-description.ts';
import { eventCatalog } from './catalogs.ts';
import type { Placeholders } from './code-block.ts';
import type { DocsLanguage } from './docs-language.ts';
import type { DocsPage } from './docs-page.ts';
import { errorCatalog } from './error-catalog.ts';
import { referencePages } from './reference.ts';

const COMMON = {
  hasSteps: false,
  isFoundByTitles: false,
  keywords: '',
  introduction: { text: '', names: '' },
};

export async function generatedPages(
  api: ApiDescription,
  links: Links,
  placeholders: Placeholders,
  words: DocsLanguage,
): Promise<DocsPage[]> {
  const common = { ...COMMON, language: words.language };
  const pages: DocsPage[] = [];
  for await (const page of referencePages(api, API_PREFIX, placeholders, words.language)) {
    const name = `reference/${page.name}`;
    pages.push({ ...common, ...page, shortTitle: page.title, kind: 'reference', name });
  }
  await breathe();
  const events = eventCatalog(links, placeholders, words);
  const errors = errorCatalog(api, placeholders, words);
  return [
    ...pages,
    { ...common, ...events, shortTitle: events.title, kind: 'catalog', name: 'events' },
    { ...common, ...errors, shortTitle: errors.title, kind: 'catalog', name: 'error-codes' },
  ];
}
