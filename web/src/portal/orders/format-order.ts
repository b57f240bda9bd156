// Describes an order in sentences: its progress, its arrival, its delay; from the facts of the tracking page.

import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { type FormatContextWith, formatWhen } from '../../orders/format-when.ts';
import { toCents } from '../../orders/order-status.tsx';
import { formatMoney } from '../../ui/format.ts';
import type { PortalOrder, Tracking } from './order-queries.ts';
import type { CustomerOrderTexts } from './texts.ts';

export type FormatContext = FormatContextWith<CustomerOrderTexts>;

export function formatState(
  formatContext: FormatContext,
  order: PortalOrder,
  tracking: Tracking | undefined,
): string {
  const { sentence } = formatContext.texts;
  const when = (at: string | null | undefined) => (at ? formatWhen(formatContext, at) : null);
  const [from, to] = [order.pickup.city, order.delivery.city];
  if (order.shownStatus === 'COMPLAINT') return sentence.COMPLAINT({ to });
  if (order.shownStatus === 'QUOTE_REQUIRED') return sentence.quoteRequired;
  if (order.offer && order.kind === 'REQUEST') {
    const amount = formatMoney(formatContext.language, toCents(order.offer.net), order.offer.currency);
    return sentence.quoteOffered({ amount, until: formatWhen(formatContext, order.offer.validUntil) });
  }
  switch (order.status) {
    case 'CANCELLED':
      return order.cancelReason
        ? sentence.cancelledBecause({ reason: order.cancelReason })
        : sentence.CANCELLED;
    case 'REJECTED':
      return sentence.REJECTED;
    case 'DELIVERED':
    case 'COMPLETED':
      return sentence.DELIVERED({ to, when: when(order.actualDelivery) || null });
    case 'DELIVERY_IN_PROGRESS':
      return sentence.ARRIVED({ to });
    case 'IN_TRANSIT':
      return sentence.IN_TRANSIT({
        to,
        when: when(tracking?.estimatedDelivery ?? order.expectedDelivery) || null,
      });
    case 'PICKUP_IN_PROGRESS':
      return tracking && tracking.estimatedPickup === null
        ? sentence.PICKUP_ARRIVED({ from })
        : sentence.PICKUP({ from });
    case 'SCHEDULED':
      return sentence.SCHEDULED({ from, when: when(order.requestedPickup) || null });
    default:
      return tracking?.state === 'RECEIVED'
        ? sentence.RECEIVED({ route: `${from} – ${to}` })
        : sentence.CONFIRMED({ from, when: when(order.requestedPickup) || null });
  }
}

/** The delay against the agreed time, or "late" if its length is unknown; null when the order is on time. */
export function formatLateness(
  { texts, language }: FormatContext,
  order: PortalOrder,
  tracking: Tracking | undefined,
): string | null {
  const planned = tracking?.plannedDelivery ?? order.agreedDelivery;
  const comes = order.actualDelivery ?? tracking?.estimatedDelivery ?? order.expectedDelivery;
  if (!(tracking?.late ?? order.late)) return null;
  const minutes = planned && comes ? Math.round((Date.parse(comes) - Date.parse(planned)) / MINUTE_MS) : 0;
  return minutes > 0 ? texts.laterBy({ span: formatDuration(language, minutes * MINUTE_MS) }) : texts.late;
}
