// The routes of the tracking page: by number, the form for a typed number, its calendar entry and the protocol.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RECIPIENT_LANGUAGES } from '../../../../shared/texts/generated/languages.ts';
import { admitToTracking } from '../../api/shared/orders/admit-tracking.ts';
import { describeTracking } from '../../dispatch/tracking/public-tracking.ts';
import { readTrackingNumber } from '../../model/orders/numbers.ts';
import { pageContact } from '../../operator/contact.ts';
import { findOperator } from '../../operator/operator.ts';
import { chooseLanguage, chosenLanguage } from '../../orders/recipients/choose-language.ts';
import { isOnSite } from '../../orders/recipients/visitor.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { askedLanguage, languageOf } from '../page-language.ts';
import { type PageContext, pageRoute, seeOther } from '../page-route.ts';
import { sendPage } from '../send-page.ts';
import type { Shown, TrackingHandler } from './actions.ts';
import { renderTrackingPage } from './page.ts';
import { protocolFor, readReaderState } from './reader-state.ts';
import { registerRecipientForms } from './recipient-forms.ts';
import { registerTrackingFiles } from './tracking-files.ts';
import { renderUnknownNumber } from './unknown.ts';
import { setVisitor, visitorOf, visitorOfLink } from './visitor-cookie.ts';

export function registerTrackingPages(app: FastifyInstance, services: Services, context: PageContext): void {
  const { core } = services;

  pageRoute(app, services, context, 'GET', '/t', async (request, reply) => {
    const number = readTrackingNumber(String((request.query as { number?: unknown }).number ?? ''));
    if (number !== '') return seeOther(reply, `/t/${number}`, request);
    return sendPage(reply, 200, await unknownPage(request, ''));
  });

  trackingRoute('GET', '', async (request, reply, order) => {
    const linked = visitorOfLink(services, request, order);
    const { k, confirm } = (request.query ?? {}) as { k?: unknown; confirm?: unknown };
    if (k === undefined)
      return showPage(request, reply, { order, visitor: visitorOf(services, request, order) });
    // The address in the browser's bar, which people pass on, is the one for everybody.
    // A mail about messages or an answer must not take the protocol from who came by the mail of the order.
    const known = visitorOf(services, request, order);
    const isLess = known?.origin === 'MAIL' && known.visitorId === linked?.visitorId;
    if (linked && !isOnSite(linked) && !isLess) setVisitor(services, reply, order, linked);
    return seeOther(reply, `/t/${order.trackingNumber}`, request, confirm === '1' ? { confirm: '1' } : {});
  });

  registerTrackingFiles(services, context, (path, handler) => trackingRoute('GET', path, handler));
  registerRecipientForms(services, (path, handler) => trackingRoute('POST', path, handler), showPage);

  /** Every page below a tracking number: an unknown number gets the page that helps to find it. */
  function trackingRoute(method: 'GET' | 'POST', path: string, handler: TrackingHandler): void {
    pageRoute(app, services, context, method, `/t/:trackingNumber${path}`, async (request, reply) => {
      const { trackingNumber } = request.params as { trackingNumber: string };
      try {
        return await handler(request, reply, await admitToTracking(services, request, reply, trackingNumber));
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'ORDER_NOT_FOUND') throw error;
        request.trace.errorCode = error.code;
        return sendPage(reply, 404, await unknownPage(request, trackingNumber));
      }
    });
  }

  async function showPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { order, visitor, attempt }: Shown,
  ): Promise<FastifyReply> {
    const [record, operator] = await Promise.all([describeTracking(core, order), findOperator(core.sql)]);
    const { confirm } = (request.query ?? {}) as { confirm?: unknown };
    const { timeZone } = operator;
    const asked = askedLanguage(request, RECIPIENT_LANGUAGES);
    if (asked && visitor) await chooseLanguage(core, order, visitor, asked);
    const language = asked ?? (await chosenLanguage(core, order, visitor)) ?? languageOf(request);
    const reading = {
      order,
      record,
      visitor,
      timeZone,
      isConfirming: confirm === '1',
      attempt: attempt ?? null,
    };
    const page = renderTrackingPage({
      record,
      contact: pageContact(operator, language),
      language,
      timeZone,
      now: core.clock.now(),
      files: context.files('tracking'),
      mapStyleUrl: context.mapStyleUrl,
      reader: await readReaderState(core, reading),
      hasProtocol: !record.ended && (await protocolFor(core, order, visitor)) !== null,
    });
    return sendPage(reply, attempt ? 400 : 200, page);
  }

  async function unknownPage(request: FastifyRequest, typed: string): Promise<string> {
    return renderUnknownNumber({
      typed,
      contact: pageContact(await findOperator(core.sql), languageOf(request)),
      language: languageOf(request),
      files: context.files('tracking'),
    });
  }
}
