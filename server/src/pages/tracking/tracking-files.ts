// The files of the tracking page: a calendar entry, and the protocol for readers who came by the link of a mail.
import { sendDocument } from '../../api/shared/documents/send-document.ts';
import { describeTracking } from '../../dispatch/tracking/public-tracking.ts';
import { documentErrors } from '../../documents/errors.ts';
import { pageContact } from '../../operator/contact.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Services } from '../../services.ts';
import { languageOf } from '../page-language.ts';
import type { PageContext } from '../page-route.ts';
import { sendPage } from '../send-page.ts';
import type { TrackingHandler } from './actions.ts';
import { calendarOf, handoverTime } from './calendar.ts';
import { renderEndedLink } from './ended-link.ts';
import { protocolFor } from './reader-state.ts';
import { trackingViewOf } from './tracking-view.ts';
import { visitorOf, visitorOfLink } from './visitor-cookie.ts';

export function registerTrackingFiles(
  services: Services,
  context: PageContext,
  get: (path: string, handler: TrackingHandler) => void,
): void {
  const { core } = services;

  get('/calendar.ics', async (request, reply, order) => {
    const [record, operator] = await Promise.all([describeTracking(core, order), findOperator(core.sql)]);
    const at = handoverTime(record);
    if (at === null) throw documentErrors.DOCUMENT_NOT_FOUND();
    const view = trackingViewOf(record, languageOf(request), operator.timeZone, core.clock.now());
    return reply
      .header('Content-Disposition', `attachment; filename="${order.trackingNumber}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(view, core.links.tracking(order.trackingNumber), at));
  });

  get('/protocol.pdf', async (request, reply, order) => {
    const record = await describeTracking(core, order);
    const visitor = visitorOfLink(services, request, order) ?? visitorOf(services, request, order);
    const file = record.ended ? null : await protocolFor(core, order, visitor);
    if (file === null) {
      request.trace.errorCode = 'NOT_FOUND';
      const language = languageOf(request);
      const contact = pageContact(await findOperator(core.sql), language);
      return sendPage(reply, 404, renderEndedLink({ order, contact, language, files: context.files(null) }));
    }
    const { 'if-none-match': ifNoneMatch, range, 'if-range': ifRange } = request.headers;
    const answer = await sendDocument(core, file, { ifNoneMatch, range, ifRange });
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body);
  });
}
