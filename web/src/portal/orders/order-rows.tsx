// A row of the list of orders on a wide page, and its card on a phone.
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf, OrderStatus, vehicleOf } from '../../orders/order-status.tsx';
import { join } from '../../ui/classes.ts';
import { formatDayInSentence, formatDayTime, formatDayTimeInSentence } from '../../ui/format.ts';
import { Route } from '../../ui/route.tsx';
import { Marked } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import type { Column } from '../../ui/table.tsx';
import { Text, textClass } from '../../ui/text.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import { useNow } from '../../ui/use-now.ts';
import {
  DeliveryCell,
  deliveryAt,
  isEnded,
  type ListedOrder,
  PickupCell,
  PlateCell,
  PriceCell,
} from './order-status.tsx';
import ordersCss from './orders.module.css';
import { type CustomerOrderTexts, customerOrderTexts } from './texts.ts';

export function columnsOf({ columns }: CustomerOrderTexts): Column<ListedOrder>[] {
  return [
    { id: 'status', header: columns.status, cell: ({ shownStatus }) => <OrderStatus status={shownStatus} /> },
    { id: 'order', header: columns.order, cell: (order) => <strong>{numberOf(order)}</strong> },
    {
      id: 'yourNumber',
      priority: 2,
      header: columns.yourNumber,
      cell: ({ externalOrderId }) => (
        <Truncate className={join(ordersCss.orderExternal, textClass({ tone: 'muted' }))}>
          {externalOrderId ?? '–'}
        </Truncate>
      ),
    },
    {
      id: 'route',
      header: columns.route,
      cell: ({ pickup, delivery }) => (
        <Truncate className={ordersCss.orderRoute}>
          <Route from={pickup.city} to={delivery.city} />
        </Truncate>
      ),
    },
    {
      id: 'vehicle',
      priority: 1,
      header: columns.vehicle,
      cell: (order) => <Truncate className={ordersCss.orderVehicle}>{vehicleOf(order)}</Truncate>,
    },
    { id: 'plate', header: columns.plate, cell: (order) => <PlateCell order={order} /> },
    { id: 'pickup', priority: 3, header: columns.pickup, cell: (order) => <PickupCell order={order} /> },
    {
      id: 'delivery',
      priority: 3,
      header: columns.delivery,
      cell: (order) => <DeliveryCell order={order} />,
    },
    { id: 'price', header: columns.price, align: 'end', cell: (order) => <PriceCell order={order} /> },
  ];
}

export function OrderCard({ order }: { order: ListedOrder }) {
  return (
    <>
      <div className={tableCss.cardLine}>
        <OrderStatus status={order.shownStatus} />
        <CardTime order={order} />
      </div>
      <div className={tableCss.cardTitle}>
        <Route from={order.pickup.city} to={order.delivery.city} />
      </div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">
          {vehicleOf(order)} · <PlateCell order={order} />
        </Text>
        <PriceCell order={order} />
      </div>
    </>
  );
}

/** The next time that matters to the reader, in words. */
function CardTime({ order }: { order: ListedOrder }) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const formatAt = (at: string, nowMs: number) => formatDayTimeInSentence(language, new Date(at), nowMs);
  const text = useNow((nowMs) => {
    if (isEnded(order)) return '';
    if (order.offer)
      return texts.decideBy({ day: formatDayInSentence(language, new Date(order.offer.validUntil), nowMs) });
    if (order.actualDelivery) return formatDayTime(language, new Date(order.actualDelivery), nowMs);
    const arrival = deliveryAt(order);
    if (order.actualPickup && arrival) return texts.arrives({ when: formatAt(arrival, nowMs) });
    return order.requestedPickup ? texts.pickupAt({ when: formatAt(order.requestedPickup, nowMs) }) : '';
  });
  if (!order.late) return <span>{text}</span>;
  return <Marked tone="warn">{`${text}, ${texts.late}`}</Marked>;
}
