// Opens the event stream of a transfer and sends each new version of its tracking record.

import { watchOrder } from '../../../dispatch/tracking/watch-tracking.ts';
import type { Answer } from '../../../http/route.ts';
import type { Order } from '../../../model/orders/order.ts';
import type { Services } from '../../../services.ts';
import { answerWith, openStream } from './open-stream.ts';

/** A client whose `lastEventId` is the current version gets no event until something changes. */
export function streamTracking(
  { core, http, tracking }: Services,
  order: Order,
  address: string,
  lastEventId: string | undefined,
): Answer {
  const stream = openStream(http.streams, { address });
  const stop = watchOrder(core, tracking, order, (result) => {
    if (result === null) stream.end();
    else if (result.version !== lastEventId) stream.send(result.event);
    // Only the first result is compared: the same version may return later and must be sent then.
    lastEventId = undefined;
  });
  stream.onClosed(stop);
  return answerWith(stream);
}
