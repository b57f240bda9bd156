// Opens the event stream of a transfer, and sends whatever its watchers are told.
import type { Answer } from '../../../http/route.ts';
import type { Order } from '../../../orders/model/order.ts';
import type { Services } from '../../../services.ts';
import { watchOrder } from '../../../transport/watch-tracking.ts';
import { answerWith, openStream } from './open-stream.ts';

/** Who has seen the current version, by `lastEventId`, hears nothing until something changes. */
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
    // It was only about what the reader came with: the same version may come back later.
    lastEventId = undefined;
  });
  stream.onClosed(stop);
  return answerWith(stream);
}
