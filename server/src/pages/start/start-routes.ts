// The routes of the start page and of the demo driver's sign-in.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { browserOf, setSessionCookie } from '../../api/shared/people/session-cookie.ts';
import type { DemoAccess } from '../../demo/access.ts';
import { makeDemoDriverLink } from '../../demo/links.ts';
import { startDemoConsoleSession, startDemoPortalSession } from '../../demo/people.ts';
import { findOperator } from '../../operator/operator.ts';
import { projectPath } from '../../platform/project-root.ts';
import type { Services } from '../../services.ts';
import { languageOf } from '../page-language.ts';
import { type PageContext, pageRoute, seeOther } from '../page-route.ts';
import { sendPage } from '../send-page.ts';
import { readStartFacts } from './start-facts.ts';
import { renderPlainStart, renderStartPage } from './start-page.ts';

export function registerStartPage(
  app: FastifyInstance,
  services: Services,
  context: PageContext,
  access: DemoAccess | null,
): void {
  const { core, config } = services;
  const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));

  pageRoute(app, services, context, 'GET', '/', async (request, reply) => {
    const language = languageOf(request);
    const files = context.files('start');
    const operator = await findOperator(core.sql);
    if (!config.demo)
      return sendPage(reply, 200, renderPlainStart({ operator: operator.name, language, files }));
    const facts = await readStartFacts(services, access);
    const page = renderStartPage({
      facts,
      language,
      timeZone: operator.timeZone,
      now: core.clock.now(),
      version,
      files,
    });
    return sendPage(reply, 200, page);
  });

  if (!config.demo) return;
  pageRoute(app, services, context, 'GET', '/demo/portal', async (request, reply) => {
    const browser = browserOf(request, config.publicUrl);
    const started = await startDemoPortalSession(services.people, browser);
    if (started) setSessionCookie(reply, config.publicUrl, 'portal', started);
    return seeOther(reply, started ? '/portal/production' : '/', request);
  });
  pageRoute(app, services, context, 'GET', '/demo/console', async (request, reply) => {
    const started = await startDemoConsoleSession(services.people, browserOf(request, config.publicUrl));
    setSessionCookie(reply, config.publicUrl, 'console', started);
    return seeOther(reply, '/console/today', request);
  });
  pageRoute(app, services, context, 'GET', '/demo/driver', async (_request, reply) => {
    const link = await makeDemoDriverLink(core);
    return reply
      .code(303)
      .header('Location', link ?? '/')
      .send('');
  });
}
