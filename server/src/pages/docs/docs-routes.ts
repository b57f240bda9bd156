// The routes of the documentation. All readers get the same content, so it is rendered and compressed once.
import type { FastifyInstance } from 'fastify';
import { type DemoAccess, usableDemoKey } from '../../demo/access.ts';
import { type Compressed, compress, sendCompressed } from '../../http/compressed.ts';
import type { Services } from '../../services.ts';
import { type PageContext, pageRoute } from '../page-route.ts';
import { sendPage } from '../send-page.ts';
import { renderFeed, renderLlmsText } from './feeds.ts';
import { renderDocsPage, renderUnknownPage } from './layout.ts';
import { renderKeyBar, renderLivePanel } from './quick-start-parts.ts';
import { searchEntries } from './search-index.ts';
import { buildSite, type DocsPage, type DocsSite } from './site.ts';

const FIRST_PAGE = 'quick-start';
const FIRST_OF_REFERENCE = 'reference/orders';

interface Written {
  type: string;
  text: string;
}

interface Ready {
  type: string;
  bytes: Compressed;
}

/** Everything that was written with one key; written again when the key is revoked. */
interface Content {
  testKey: string | null;
  site: Promise<DocsSite>;
  kept: Map<string, Promise<Ready>>;
}

export function registerDocs(
  app: FastifyInstance,
  services: Services,
  context: PageContext,
  access: DemoAccess | null,
): void {
  const { publicUrl } = services.config;
  const files = () => context.files('docs');
  const contentWith = (testKey: string | null): Content => ({
    testKey,
    site: buildSite({ publicUrl, testKey, links: services.core.links }),
    kept: new Map(),
  });
  let content: Content | undefined;

  const writePage = ({ testKey }: Content, site: DocsSite, page: DocsPage) => {
    const isFirst = page.name === FIRST_PAGE;
    return renderDocsPage({
      site,
      page,
      files: files(),
      before: isFirst ? renderKeyBar(testKey) : null,
      aside: isFirst ? renderLivePanel() : null,
    });
  };

  /** Null if there is no such page. */
  const write = (content: Content, site: DocsSite, path: string): Written | null => {
    if (path === '/llms.txt') return { type: 'text/plain', text: renderLlmsText(site, publicUrl) };
    if (path === '/docs/search.json')
      return { type: 'application/json', text: JSON.stringify(searchEntries(site)) };
    if (path === '/docs/changelog.xml')
      return { type: 'application/atom+xml', text: renderFeed(site, publicUrl) };
    const name = path.slice('/docs/'.length);
    const page = site.pages.get(name.replace(/\.md$/, ''));
    if (!page) return null;
    if (!name.endsWith('.md')) return { type: 'text/html', text: writePage(content, site, page) };
    if (page.markdown === null) return null;
    return { type: 'text/markdown', text: `# ${page.title}\n\n${page.summary}\n\n${page.markdown}` };
  };

  /** Only existing pages are cached, so their number is bounded. */
  const keep = (kept: Content['kept'], path: string, written: Written | null): Promise<Ready> | null => {
    if (!written) return null;
    const ready = compress(written.text).then((bytes) => ({ type: written.type, bytes }));
    kept.set(path, ready);
    return ready;
  };

  for (const [address, page] of [
    ['/docs', FIRST_PAGE],
    ['/docs/', FIRST_PAGE],
    ['/docs/reference', FIRST_OF_REFERENCE],
    ['/docs/reference/', FIRST_OF_REFERENCE],
  ] as const) {
    pageRoute(app, services, context, 'GET', address, async (_request, reply) =>
      reply.code(302).header('Location', `/docs/${page}`).send(''),
    );
  }
  for (const address of ['/docs/*', '/llms.txt']) {
    pageRoute(app, services, context, 'GET', address, async (request, reply) => {
      const path = request.url.split('?')[0]!.replace(/(?<=.)\/$/, '');
      const testKey = await usableDemoKey(services.core, access);
      if (content?.testKey !== testKey) content = contentWith(testKey);
      const shown = content;
      const site = await shown.site;
      const found = shown.kept.get(path) ?? keep(shown.kept, path, write(shown, site, path));
      if (!found) return sendPage(reply, 404, renderUnknownPage(site, files()));
      const { type, bytes } = await found;
      return sendCompressed(request, reply, `${type}; charset=utf-8`, bytes);
    });
  }
}
