// Everything that the documentation shows with one key: pages, their Markdown, the search and the feeds.
import { type Compressed, compressed } from '../../http/compressed.ts';
import type { Links } from '../../model/orders/links.ts';
import type { Language } from '../../platform/language.ts';
import type { PublicFiles } from '../public-files.ts';
import { brunoZip } from './collections/bruno.ts';
import { postmanCollection, postmanEnvironment } from './collections/postman.ts';
import type { Collection } from './collections/requests.ts';
import type { DocsPage } from './docs-page.ts';
import { renderFeed, renderFullText, renderLlmsText, renderMarkdownPage } from './feeds.ts';
import { FIRST_PAGE } from './first-page.ts';
import { renderDocsPage, renderUnknownPage } from './layout.ts';
import { addressOf } from './page-address.ts';
import { renderKeyBar, renderLivePanel } from './quick-start-parts.ts';
import { smallEntries } from './search-index.ts';
import { buildSite, type DocsSite } from './site.ts';
import { translateSite } from './translate-site.ts';

interface Written {
  type: string;
  text: string | Uint8Array;
}

interface Ready {
  type: string;
  bytes: Compressed;
}

const JSON_TYPE = 'application/json; charset=utf-8';

export interface DocsContent {
  /** Null if there is no such page. */
  find(path: string): Ready | null;
  /** The path of a page in this language. Null if there is no such page. */
  addressOf(name: string): string | null;
  renderUnknownPage(): string;
}

interface ContentOptions {
  publicUrl: string;
  testKey: string | null;
  links: Links;
  files: () => PublicFiles;
}

/** The content in each language; the German one is rendered when it is first read. */
export async function openDocsContent(
  options: ContentOptions,
): Promise<(language: Language) => Promise<DocsContent>> {
  const english = await buildSite(options);
  const content = contentOf(english, options);
  let german: Promise<DocsContent> | undefined;
  return async (language) => {
    if (language === 'en') return content;
    german ??= translateSite(english, options).then((site) => contentOf(site, options));
    return german;
  };
}

function contentOf(site: DocsSite, options: ContentOptions): DocsContent {
  const { publicUrl, testKey, files } = options;
  const { language } = site;
  const root = addressOf({ name: '', language });
  const kept = new Map<string, Ready>();

  const writePage = (page: DocsPage) => {
    const isFirst = page.name === FIRST_PAGE;
    return renderDocsPage({
      site,
      page,
      files: files(),
      before: isFirst ? renderKeyBar(testKey, language) : null,
      aside: isFirst ? renderLivePanel(language) : null,
    });
  };

  const write = (path: string): Written | null => {
    if (path === '/llms.txt')
      return { type: 'text/plain; charset=utf-8', text: renderLlmsText(site, publicUrl) };
    if (path === '/llms-full.txt')
      return { type: 'text/plain; charset=utf-8', text: renderFullText(site, publicUrl) };
    const download = findDownload(site.collection, path);
    if (download) return download;
    if (path === `${root}search.json`) return { type: JSON_TYPE, text: JSON.stringify(smallEntries(site)) };
    if (path === '/docs/changelog.xml')
      return { type: 'application/atom+xml; charset=utf-8', text: renderFeed(site, publicUrl) };
    const name = path.slice(root.length);
    const page = site.pages.get(name.replace(/\.md$/, ''));
    if (page?.language !== language) return null;
    if (!name.endsWith('.md')) return { type: 'text/html; charset=utf-8', text: writePage(page) };
    return { type: 'text/markdown; charset=utf-8', text: renderMarkdownPage(page) };
  };

  /** Only existing pages are cached, so their number is bounded. */
  const keep = (path: string, written: Written | null): Ready | null => {
    if (!written) return null;
    const ready = { type: written.type, bytes: compressed(written.text) };
    kept.set(path, ready);
    return ready;
  };

  return {
    addressOf: (name) => {
      const page = site.pages.get(name);
      return page ? addressOf(page) : null;
    },
    find: (path) => kept.get(path) ?? keep(path, write(path)),
    renderUnknownPage: () => renderUnknownPage(site, files()),
  };
}

/** The files of the page about Postman and Bruno. */
function findDownload(collection: Collection, path: string): Written | null {
  const json = (content: object) => ({ type: JSON_TYPE, text: JSON.stringify(content, null, 2) });
  switch (path) {
    case '/docs/handover.postman_collection.json':
      return json(postmanCollection(collection));
    case '/docs/handover.postman_environment.json':
      return json(postmanEnvironment(collection.name, collection.variables));
    case '/docs/handover-bruno.zip':
      return { type: 'application/zip', text: brunoZip(collection) };
    default:
      return null;
  }
}
