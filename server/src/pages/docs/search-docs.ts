// Searches the documentation in this process, for agents; the pages search in the browser, by the same rules.
import type { Find } from '../../../../shared/docs-search/find-entries.ts';
import type { Links } from '../../model/orders/links.ts';
import { addressOf } from './page-address.ts';
import { searchEntries } from './search-index.ts';

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

export interface DocsText {
  /** The path of the page without `/docs/`: `orders`, `de/orders`. */
  name: string;
  title: string;
  summary: string;
  markdown: string;
}

interface Docs {
  en: Find;
  de: Find;
  texts: DocsText[];
}

/** Made at the first use; of the rendered pages only the texts are kept. */
let made: Promise<Docs> | undefined;

function docsOf(site: Site): Promise<Docs> {
  made ??= makeDocs(site).catch((error) => {
    made = undefined;
    throw error;
  });
  return made;
}

async function makeDocs({ publicUrl, links }: Site): Promise<Docs> {
  const [{ buildSite }, { translateSite }, { indexEntries }] = await Promise.all([
    import('./site.ts'),
    import('./translate-site.ts'),
    import('../../../../shared/docs-search/find-entries.ts'),
  ]);
  const input = { publicUrl, testKey: null, links };
  const english = await buildSite(input);
  const german = await translateSite(english, input);
  return {
    en: await indexEntries(searchEntries(english), 'en'),
    de: await indexEntries(searchEntries(german), 'de'),
    texts: [...english.pages.values(), ...german.pages.values()].map((page) => ({
      name: addressOf(page).replace('/docs/', ''),
      title: page.title,
      summary: page.summary,
      markdown: page.markdown,
    })),
  };
}

/** The best sections, in the language of the search. */
export async function searchDocs(site: Site, query: string, limit: number): Promise<FoundSection[]> {
  const { en, de } = await docsOf(site);
  const find = de.countKnown(query) > en.countKnown(query) ? de : en;
  return find(query)
    .slice(0, limit)
    .map(({ title, page, href, excerpt }) => ({ title, page, link: `${site.publicUrl}${href}`, excerpt }));
}

/** Every page as text, English ones first. */
export async function readDocsTexts(site: Site): Promise<DocsText[]> {
  return (await docsOf(site)).texts;
}
