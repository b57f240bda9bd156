// Admits callers with a tracking number, for the public API and for the tracking page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeTracking, findByTrackingNumber } from '../../../dispatch/tracking/public-tracking.ts';
import { countIn, trackingWindow } from '../../../http/limits.ts';
import { orderErrors } from '../../../model/orders/errors.ts';
import type { Order } from '../../../model/orders/order.ts';
import type { Services } from '../../../services.ts';
import { rejectBlockedAddress, rejectSignIn } from '../credentials/reject-sign-in.ts';

const NO_SUCH_TRACKING_NUMBER =
  'There is nothing under this tracking number. Compare it with the link that you were sent.';

/**
 * A known number is admitted whatever its neighbours send, since it cannot be guessed. An unknown one counts as a
 * guess, and its check takes as long as that of a known one, until its address has sent too many.
 */
export async function admitToTracking(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  trackingNumber: string,
): Promise<Order> {
  const { core, http } = services;
  const order = await findByTrackingNumber(core, trackingNumber);
  if (order === null) {
    await rejectBlockedAddress(services, request, reply);
    await describeTracking(core, null);
    const unknown = orderErrors.ORDER_NOT_FOUND({ message: NO_SUCH_TRACKING_NUMBER });
    throw await rejectSignIn(services, request, reply, unknown);
  }
  const windows = [trackingWindow(order.id, request.trace.address)];
  const what = 'Too many requests with this link from this address.';
  const tooMany = await countIn(http.rateLimits, request, reply, windows, what);
  if (tooMany) throw tooMany;
  const { accountId, environment, id } = order;
  Object.assign(request.trace, { accountId, environment, orderId: id });
  return order;
}
