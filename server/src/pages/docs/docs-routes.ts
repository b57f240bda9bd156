// The routes of the documentation. All readers get the same content, so it is rendered and compressed once.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DemoAccess, usableDemoKey } from '../../demo/access.ts';
import { sendCompressed } from '../../http/compressed.ts';
import { LANGUAGES, type Language } from '../../platform/language.ts';
import type { Services } from '../../services.ts';
import { askedLanguage, officeLanguageOf } from '../page-language.ts';
import { type PageContext, pageRoute } from '../page-route.ts';
import { sendPage } from '../send-page.ts';
import type { openDocsContent } from './docs-content.ts';
import { FIRST_PAGE } from './first-page.ts';

const FIRST_OF_REFERENCE = 'reference/orders';

export function registerDocs(
  app: FastifyInstance,
  services: Services,
  context: PageContext,
  accessFor: (request: FastifyRequest) => Promise<DemoAccess | null>,
): void {
  const { publicUrl } = services.config;
  const { links } = services.core;
  const files = () => context.files('docs');
  const contents = new Map<string | null, ReturnType<typeof openDocsContent>>();

  /** Written again when the key is revoked. Loaded with the first page: many services show none. */
  const contentWith = (testKey: string | null) => {
    let ready = contents.get(testKey);
    if (ready === undefined) {
      // One with the current key, and one without.
      for (const key of contents.keys()) if (key !== null) contents.delete(key);
      ready = import('./docs-content.ts').then(({ openDocsContent: open }) =>
        open({ publicUrl, testKey, links, files }),
      );
      contents.set(testKey, ready);
    }
    return ready;
  };
  const contentFor = async (request: FastifyRequest) =>
    contentWith(await usableDemoKey(services.core, await accessFor(request)));

  for (const [address, page] of [
    ['/docs', FIRST_PAGE],
    ['/docs/', FIRST_PAGE],
    ['/docs/reference', FIRST_OF_REFERENCE],
    ['/docs/reference/', FIRST_OF_REFERENCE],
  ] as const) {
    pageRoute(app, services, context, 'GET', address, async (request, reply) => {
      const shown = await contentFor(request);
      const { addressOf } = await shown(officeLanguageOf(request));
      return redirect(reply, addressOf(page)!);
    });
  }
  for (const address of ['/docs/*', '/llms.txt', '/llms-full.txt']) {
    pageRoute(app, services, context, 'GET', address, async (request, reply) => {
      const path = request.url.split('?')[0]!.replace(/(?<=.)\/$/, '');
      const contents = await contentFor(request);
      const { language, name } = readPath(path);
      const shown = await contents(language);
      const elsewhere = (await contents(askedLanguage(request, LANGUAGES) ?? language)).addressOf(name);
      if (elsewhere !== null && elsewhere !== path) return redirect(reply, elsewhere);
      const found = shown.find(path);
      if (!found) return sendPage(reply, 404, shown.renderUnknownPage());
      return sendCompressed(request, reply, found.type, found.bytes);
    });
  }
}

/** `/docs/de/webhooks` is German, `/docs/webhooks` English; `/docs/de` and `/docs/de/reference` lead to a first page. */
function readPath(path: string): { language: Language; name: string } {
  const [, german, name = ''] = /^\/docs\/(de(?:\/|$))?(.*)$/.exec(path) ?? [];
  if (german === undefined) return { language: 'en', name };
  return { language: 'de', name: name === 'reference' ? FIRST_OF_REFERENCE : name || FIRST_PAGE };
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(302).header('Location', address).send('');
}
