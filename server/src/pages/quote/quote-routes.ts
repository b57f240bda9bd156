// The routes of the quote page: the page, its PDF, and the forms to accept and decline.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quoteTexts } from '../../../../shared/texts/generated/pages/quote.ts';
import { sendDocument } from '../../api/shared/documents/send-document.ts';
import { admitToQuote } from '../../api/shared/quotes/admit-quote.ts';
import {
  acceptanceBody,
  acceptByLink,
  declineBody,
  declineByLink,
} from '../../api/shared/quotes/decide-by-link.ts';
import { customerOf, loadLetterhead } from '../../documents/letterhead.ts';
import { pageContact } from '../../operator/contact.ts';
import { quoteErrors } from '../../orders/quotes/errors.ts';
import { documentOfLink, type OpenedLink } from '../../orders/quotes/find-quote.ts';
import { ServiceError } from '../../platform/errors.ts';
import { timeFormatter } from '../../platform/format-time.ts';
import { formatsFor } from '../../platform/formats.ts';
import { StoreUnavailable } from '../../platform/objects/object-store.ts';
import type { Services } from '../../services.ts';
import { languageOf } from '../page-language.ts';
import { type PageContext, pageRoute, seeOther } from '../page-route.ts';
import { sendPage } from '../send-page.ts';
import { renderClosedQuote } from './closed-page.ts';
import { type Attempt, type ProblemField, renderOpenQuote } from './open-page.ts';
import type { QuoteView } from './parts.ts';
import { readQuoteTerms } from './quote-terms.ts';

function tokenOf({ params }: FastifyRequest): string {
  return (params as { token: string }).token;
}

export function registerQuotePages(app: FastifyInstance, services: Services, context: PageContext): void {
  pageRoute(app, services, context, 'GET', '/q/:token', async (request, reply) => {
    const link = await admitToQuote(services, request, reply, tokenOf(request));
    return sendPage(reply, 200, render(await viewOf(services, context, request, link)));
  });

  pageRoute(app, services, context, 'GET', '/q/:token/pdf', async (request, reply) => {
    const link = await admitToQuote(services, request, reply, tokenOf(request));
    const file = await documentOfLink(services.core.sql, link);
    if (file === null) throw quoteErrors.QUOTE_DOCUMENT_NOT_FOUND();
    const { 'if-none-match': ifNoneMatch, range, 'if-range': ifRange } = request.headers;
    const answer = await sendDocument(services.core, file, { ifNoneMatch, range, ifRange });
    const headers = {
      ...answer.headers,
      'Content-Disposition': inline(answer.headers?.['Content-Disposition']),
    };
    return reply.code(answer.status).headers(headers).send(answer.body);
  });

  pageRoute(app, services, context, 'POST', '/q/:token/accept', async (request, reply) => {
    const link = await admitToQuote(services, request, reply, tokenOf(request));
    const form = readForm(request);
    const attempt = attemptOf(form);
    const refuse = async (status: number, problems: ProblemField[], busy = false) => {
      const view = await viewOf(services, context, request, link);
      // An earlier decision or a newer version is shown instead of the form.
      if (view.state !== 'OPEN') return seeOther(reply, `/q/${tokenOf(request)}`, request);
      return sendPage(reply, status, renderOpenQuote(view, { ...attempt, problems, busy }));
    };
    const parsed = acceptanceBody.safeParse(bodyOf(form, attempt));
    const problems = [
      ...new Set([
        ...(parsed.error?.issues ?? []).map(({ path }) => fieldOf(path, attempt)),
        ...(isBinding(form) ? [] : (['binding'] as const)),
      ]),
    ];
    if (!parsed.success || problems.length > 0) return refuse(400, problems);
    try {
      await acceptByLink(services, link, request, parsed.data);
    } catch (error) {
      if (error instanceof StoreUnavailable) return refuse(503, [], true);
      if (!(error instanceof ServiceError)) throw error;
      if (error.code === 'INVALID_REQUEST') return refuse(400, ['drawn']);
      if (error.code === 'SERVICE_BUSY') return refuse(503, [], true);
      if (error.status !== 409) throw error;
    }
    return seeOther(reply, `/q/${tokenOf(request)}`, request);
  });

  pageRoute(app, services, context, 'POST', '/q/:token/decline', async (request, reply) => {
    const link = await admitToQuote(services, request, reply, tokenOf(request));
    const reason = readForm(request).get('reason')?.trim() || null;
    const parsed = declineBody.safeParse({ reason: reason?.replace(/\r\n?/g, '\n') });
    try {
      await declineByLink(services, link, request, parsed.success ? parsed.data : { reason: null });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    }
    return seeOther(reply, `/q/${tokenOf(request)}`, request);
  });
}

function render(view: QuoteView): string {
  return view.state === 'OPEN' ? renderOpenQuote(view) : renderClosedQuote(view);
}

async function viewOf(
  { core }: Services,
  context: PageContext,
  request: FastifyRequest,
  link: OpenedLink,
): Promise<QuoteView> {
  const { order, quote, version, state } = link;
  const { account, operator } = await loadLetterhead(core.sql, order.accountId);
  const language = languageOf(request, account.language);
  const pdf = await documentOfLink(core.sql, link);
  const now = core.clock.now();
  return {
    token: tokenOf(request),
    order,
    quote,
    version,
    state,
    customer: customerOf(account).name,
    contact: pageContact(operator, language),
    terms: await readQuoteTerms(core.sql, link, operator),
    language,
    texts: quoteTexts[language],
    times: timeFormatter(language, operator.timeZone, now),
    formats: formatsFor(language, operator.timeZone, quote.price.currency),
    now,
    files: context.files('quote'),
    pdf,
    trackingUrl: core.links.tracking(order.trackingNumber),
  };
}

function readForm({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(body instanceof Buffer ? body.toString('utf8') : '');
}

function isBinding(form: URLSearchParams): boolean {
  return form.get('binding') === 'yes';
}

function attemptOf(form: URLSearchParams): Attempt {
  const method = form.get('method') === 'DRAWN' && form.get('png') !== null ? 'DRAWN' : 'TYPED';
  return {
    name: form.get('name') ?? '',
    typed: form.get('typed') ?? '',
    method,
    binding: isBinding(form),
    problems: [],
    busy: false,
  };
}

function bodyOf(form: URLSearchParams, { name, typed, method }: Attempt) {
  const signature = method === 'DRAWN' ? { method, png: form.get('png') } : { method, text: typed.trim() };
  return { name: name.trim(), signature };
}

function fieldOf(path: PropertyKey[], { method }: Attempt): ProblemField {
  if (path[0] === 'name') return 'name';
  return method === 'DRAWN' ? 'drawn' : 'typed';
}

function inline(disposition: string | undefined): string {
  return (disposition ?? 'inline').replace(/^attachment/, 'inline');
}
