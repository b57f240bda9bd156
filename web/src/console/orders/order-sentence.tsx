// The first line of an order's page: where it stands, what comes next and how soon.
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { type SayingWith, sayWhen } from '../../orders/say-when.ts';
import { useNow } from '../../ui/now.ts';
import { de } from './de.ts';
import { type DeskWords, en } from './en.ts';
import type { DeskOrder, DeskTracking } from './order-queries.ts';
import { longSpan } from './spans.ts';

/** So soon, whoever reads has to do something. */
const SOON_MS = 2 * 3_600_000;
const BEFORE_PICKUP: readonly DeskOrder['shownStatus'][] = ['ACCEPTED', 'SCHEDULED', 'PICKUP_IN_PROGRESS'];

export function OrderSentence({ order, tracking }: { order: DeskOrder; tracking: DeskTracking | undefined }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const nowMs = useNow((now) => Math.floor(now / 60_000)) * 60_000;
  const saying = { words: words.story, language, nowMs };
  return (
    <p className="desk-sentence">
      {sayStand(words, saying, order, tracking)}
      {BEFORE_PICKUP.includes(order.shownStatus) && <Pickup order={order} saying={saying} words={words} />}
      {BEFORE_PICKUP.includes(order.shownStatus) && order.requestedDelivery && (
        <> {words.page.say.deliveryBy(order.delivery.city, sayWhen(saying, order.requestedDelivery))}</>
      )}
    </p>
  );
}

type Saying = SayingWith<DeskWords['story']>;

function Pickup({ order, saying, words }: { order: DeskOrder; saying: Saying; words: DeskWords }) {
  const { say, inTime, overdue } = words.page;
  if (order.requestedPickup === null) return <> {say.noPickup(order.pickup.city)}</>;
  const ms = Date.parse(order.requestedPickup) - saying.nowMs;
  const span = longSpan(ms, words.page);
  return (
    <>
      {' '}
      {say.pickupIn}
      <strong>{`${order.pickup.city} ${sayWhen(saying, order.requestedPickup)}`}</strong>
      {', '}
      <strong className={ms < SOON_MS ? 'desk-soon' : undefined}>
        {ms < 0 ? overdue(span) : inTime(span)}
      </strong>
      .
    </>
  );
}

function sayStand(
  { page: { say } }: DeskWords,
  saying: Saying,
  order: DeskOrder,
  tracking: DeskTracking | undefined,
): string {
  const driver = order.assignedDriver?.name ?? say.driver;
  const when = (at: string | null | undefined) => (at ? sayWhen(saying, at) : null);
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
      return say.taken;
    case 'OFFERED':
      return say.offered;
    case 'ASSIGNED':
      return say.assigned(driver);
    case 'ACCEPTED':
      return say.accepted(driver);
    case 'PICKUP':
      return order.possibleCommands.includes('arrive_pickup')
        ? say.toPickup(driver, from)
        : say.atPickup(driver, from);
    case 'IN_TRANSIT':
      return `${say.inTransit(driver, to)}${expected ? say.expected(expected) : '.'}`;
    case 'DELIVERY':
      return say.atDelivery(driver, to);
    case 'DELIVERED': {
      const delivered = say.delivered(to, when(order.actualDelivery) ?? '');
      return `${delivered} ${order.hasDamage ? say.damage : say.toComplete}`;
    }
    case 'COMPLETED':
      return say.toInvoice;
    case 'INVOICED':
      return order.invoiceNumber ? say.invoiced(order.invoiceNumber) : say.invoiceCancelled;
    case 'COMPLAINT':
      return `${say.delivered(to, when(order.actualDelivery) ?? '')} ${say.complaint}`;
    case 'CANCELLED':
      return order.cancelReason ? say.cancelledBecause(order.cancelReason) : say.cancelled;
    case 'QUOTE_SENT':
    case 'QUOTE_ACCEPTED':
      return order.due ? `${say.quoteOffered} ${say.until(when(order.due)!)}` : say.quoteOffered;
    case 'REJECTED':
      return say.rejected;
    default:
      return say.quoteRequired;
  }
}
