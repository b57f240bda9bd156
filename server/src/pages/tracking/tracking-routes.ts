// The routes of the tracking page: by number, and the form for a typed number.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admitToTracking } from '../../api/shared/orders/admit-tracking.ts';
import { describeTracking } from '../../dispatch/tracking/public-tracking.ts';
import { readTrackingNumber } from '../../model/orders/numbers.ts';
import { pageContact } from '../../operator/contact.ts';
import { findOperator } from '../../operator/operator.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';

import { languageOf } from '../page-language.ts';
import { type PageContext, pageRoute, seeOther } from '../page-route.ts';
import { sendPage } from '../send-page.ts';
import { renderTrackingPage } from './page.ts';
import { renderUnknownNumber } from './unknown.ts';

export function registerTrackingPages(app: FastifyInstance, services: Services, context: PageContext): void {
  const { core } = services;

  pageRoute(app, services, context, 'GET', '/t', async (request, reply) => {
    const number = readTrackingNumber(String((request.query as { number?: unknown }).number ?? ''));
    if (number !== '') return seeOther(reply, `/t/${number}`, request);
    return sendPage(reply, 200, await unknownPage(request, ''));
  });

  pageRoute(app, services, context, 'GET', '/t/:trackingNumber', async (request, reply) => {
    const { trackingNumber } = request.params as { trackingNumber: string };
    try {
      const order = await admitToTracking(services, request, reply, trackingNumber);
      const [record, operator] = await Promise.all([describeTracking(core, order), findOperator(core.sql)]);
      const language = languageOf(request);
      const page = renderTrackingPage({
        record,
        contact: pageContact(operator, language),
        language,
        timeZone: operator.timeZone,
        now: core.clock.now(),
        files: context.files('tracking'),
        mapStyleUrl: context.mapStyleUrl,
      });
      return sendPage(reply, 200, page);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'ORDER_NOT_FOUND') throw error;
      request.trace.errorCode = error.code;
      return sendPage(reply, 404, await unknownPage(request, trackingNumber));
    }
  });

  async function unknownPage(request: FastifyRequest, typed: string): Promise<string> {
    return renderUnknownNumber({
      typed,
      contact: pageContact(await findOperator(core.sql), languageOf(request)),
      language: languageOf(request),
      files: context.files('tracking'),
    });
  }
}
