// The files of the tracking page: a calendar entry, and the protocol for readers who came by the link of a mail.
import { sendDocument } from '../../api/shared/documents/send-document.ts';
import { describeTracking } from '../../dispatch/tracking/public-tracking.ts';
import { documentErrors } from '../../documents/errors.ts';
import { findOperator } from '../../operator/operator.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Services } from '../../services.ts';
import { languageOf } from '../page-language.ts';
import type { TrackingHandler } from './actions.ts';
import { calendarOf, handoverTime } from './calendar.ts';
import { protocolFor } from './reader-state.ts';
import { trackingViewOf } from './tracking-view.ts';
import { visitorOf } from './visitor-cookie.ts';

export function registerTrackingFiles(
  services: Services,
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
    const file = record.ended
      ? null
      : await protocolFor(core.sql, order, visitorOf(services, request, order));
    if (file === null)
      throw callErrors.NOT_FOUND({ message: 'The protocol opens only by the link in the mail.' });
    const { 'if-none-match': ifNoneMatch, range, 'if-range': ifRange } = request.headers;
    const answer = await sendDocument(core, file, { ifNoneMatch, range, ifRange });
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body);
  });
}
