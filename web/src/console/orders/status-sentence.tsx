// The first line of an order's page: its status, the next step and the time until then.
import { withoutFullStop } from '../../../../shared/text/full-stop.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { type FormatContextWith, formatWhen } from '../../orders/format-when.ts';
import { useMinute } from '../../ui/use-now.ts';
import orderCss from './order.module.css';
import type { DispatchListItem, DispatchTracking } from './order-queries.ts';
import { type DispatchTexts, dispatchTexts } from './texts.ts';

/** A step that is due within this time needs action now and is highlighted. */
const SOON_MS = 2 * HOUR_MS;
const BEFORE_PICKUP: readonly DispatchListItem['shownStatus'][] = [
  'TO_RELEASE',
  'ACCEPTED',
  'SCHEDULED',
  'PICKUP_IN_PROGRESS',
];

interface Sentence {
  order: DispatchListItem;
  tracking: DispatchTracking | undefined;
  /** Who has the order, if that is a carrier. */
  carrier: string | null;
}

export function OrderSentence(sentence: Sentence) {
  const { order } = sentence;
  const texts = useTexts(dispatchTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const formatContext = { texts: texts.history, language, nowMs };
  return (
    <p className={orderCss.dispatchSentence}>
      {formatStatus(texts, formatContext, sentence)}
      {BEFORE_PICKUP.includes(order.shownStatus) && (
        <Pickup order={order} formatContext={formatContext} texts={texts} />
      )}
      {BEFORE_PICKUP.includes(order.shownStatus) && order.requestedDelivery && (
        <>
          {' '}
          {texts.page.say.deliveryBy({
            city: order.delivery.city,
            when: formatWhen(formatContext, order.requestedDelivery),
          })}
        </>
      )}
    </p>
  );
}

type FormatContext = FormatContextWith<DispatchTexts['history']>;

function Pickup({
  order,
  formatContext,
  texts,
}: {
  order: DispatchListItem;
  formatContext: FormatContext;
  texts: DispatchTexts;
}) {
  const { say, inTime, overdue } = texts.page;
  if (order.requestedPickup === null) return <> {say.noPickup({ city: order.pickup.city })}</>;
  const ms = Date.parse(order.requestedPickup) - formatContext.nowMs;
  const span = formatDuration(formatContext.language, ms);
  return (
    <>
      {' '}
      {say.pickupIn}
      <strong>{`${order.pickup.city} ${formatWhen(formatContext, order.requestedPickup)}`}</strong>
      {', '}
      <strong className={ms < SOON_MS ? orderCss.dispatchSoon : undefined}>
        {withoutFullStop(ms < 0 ? overdue({ span }) : inTime({ span: inDative(span) }))}
      </strong>
      .
    </>
  );
}

function formatStatus(
  { page: { say }, list }: DispatchTexts,
  formatContext: FormatContext,
  { order, tracking, carrier }: Sentence,
): string {
  const driver = order.assignedDriver?.name ?? say.driver;
  const when = (at: string | null | undefined) => (at ? formatWhen(formatContext, at) : null);
  const lateBy = formatDuration(formatContext.language, order.lateMinutes * MINUTE_MS);
  const [from, to] = [order.pickup.city, order.delivery.city];
  const expected = when(tracking?.estimatedDelivery ?? order.expectedDelivery);
  switch (order.internalStatus) {
    case 'DRAFT':
    case 'REQUESTED':
      return say.held;
    case 'CONFIRMED':
      return say.confirmed;
    case 'OPEN':
      return say.released;
    case 'POOLED':
      return say.pooled;
    case 'TENANT_ACCEPTED':
      return carrier ? say.takenByCarrier({ carrier }) : say.taken;
    case 'OFFERED':
      return say.offered;
    case 'ASSIGNED':
      return say.assigned({ driver });
    case 'ACCEPTED':
      return order.trouble === 'TO_CONFIRM' ? say.toConfirm({ driver }) : say.accepted({ driver });
    case 'PICKUP':
      return order.possibleCommands.includes('arrive_pickup')
        ? say.toPickup({ driver, city: from })
        : say.atPickup({ driver, city: from });
    case 'IN_TRANSIT':
      return `${say.inTransit({ driver, city: to })}${expected ? say.expected({ when: expected }) : '.'}`;
    case 'DELIVERY':
      return say.atDelivery({ driver, city: to });
    case 'DELIVERED': {
      const delivered = say.delivered({ city: to, when: when(order.actualDelivery) ?? '' });
      const late = order.late ? ` ${list.deliveredLate({ span: lateBy })}.` : '';
      return `${delivered}${late} ${order.trouble === 'DAMAGE' ? say.damage : say.toComplete}`;
    }
    case 'COMPLETED':
      return say.toInvoice;
    case 'INVOICED':
      return order.invoiceNumber ? say.invoiced({ number: order.invoiceNumber }) : say.invoiceCancelled;
    case 'COMPLAINT':
      return `${say.delivered({ city: to, when: when(order.actualDelivery) ?? '' })} ${say.complaint}`;
    case 'CANCELLED':
      return order.cancelReason ? say.cancelledBecause({ reason: order.cancelReason }) : say.cancelled;
    case 'QUOTE_SENT':
    case 'QUOTE_ACCEPTED':
      return order.due ? `${say.quoteOffered} ${say.until({ when: when(order.due)! })}` : say.quoteOffered;
    case 'REJECTED':
      return say.rejected;
    default:
      return say.quoteRequired;
  }
}
