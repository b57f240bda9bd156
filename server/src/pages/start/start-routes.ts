import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemoAccess } from '../../demo/access.ts';
import { brandOf } from '../../operator/brand.ts';
import { findOperator } from '../../operator/operator.ts';
import { PRODUCT_VERSION } from '../../platform/product-version.ts';
import type { Services } from '../../services.ts';
import { officeLanguageOf } from '../page-language.ts';
import { type PageContext, pageRoute, seeOther } from '../page-route.ts';
import { sendPage } from '../send-page.ts';
import { type Closed, type EntranceSecret, findClosed, registerEntrances, takeSecret } from './entrances.ts';
import { readStartFacts } from './start-facts.ts';
import { renderPlainStart, renderStartPage } from './start-page.ts';

interface StartOptions {
  access: DemoAccess | null;
  secret: EntranceSecret;
}

export function registerStartPage(
  app: FastifyInstance,
  services: Services,
  context: PageContext,
  { access, secret }: StartOptions,
): void {
  const { core, config } = services;
  const files = () => context.files('start');

  const sendPlain = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    closed: Closed | null,
  ) => {
    const brand = brandOf(await findOperator(core.sql));
    const language = officeLanguageOf(request);
    return sendPage(reply, status, renderPlainStart({ brand, language, files: files(), closed }));
  };

  pageRoute(app, services, context, 'GET', '/', async (request, reply) => {
    if (!config.demo) return sendPlain(request, reply, 200, null);
    const { entrance } = (request.query ?? {}) as { entrance?: unknown };
    if (entrance !== undefined) {
      takeSecret(config, secret, entrance, reply);
      return seeOther(reply, '/', request);
    }
    const closed = await findClosed(services, secret, request);
    if (closed) return sendPlain(request, reply, 200, closed);
    const page = renderStartPage({
      facts: await readStartFacts(services, access),
      language: officeLanguageOf(request),
      timeZone: (await findOperator(core.sql)).timeZone,
      now: core.clock.now(),
      version: PRODUCT_VERSION,
      files: files(),
    });
    // Without a referrer, browsers would send no origin with the forms of this page.
    return sendPage(reply.header('Referrer-Policy', 'same-origin'), 200, page);
  });

  if (!config.demo) return;
  registerEntrances(app, services, context, secret, (request, reply, closed) =>
    sendPlain(request, reply, 403, closed),
  );
}
