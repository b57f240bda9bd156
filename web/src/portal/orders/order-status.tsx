// The cells that all lists of orders share: status, missing data, dates and price.
import { IconClockExclamation } from '@tabler/icons-react';
import type { components } from '../../api/paths/portal.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { type ShownStatus, toCents } from '../../orders/order-status.tsx';
import { Money } from '../../ui/money.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { customerOrderTexts } from './texts.ts';

export type ListedOrder = components['schemas']['ListedOrder'];
export function isEnded({ shownStatus }: ListedOrder): boolean {
  return shownStatus === 'CANCELLED' || shownStatus === 'REJECTED';
}

const BEFORE_PICKUP: readonly ShownStatus[] = ['ACCEPTED', 'SCHEDULED', 'PICKUP_IN_PROGRESS'];

/**
 * The data that dispatch waits for, shown in its cell; null when nothing is missing or it is too late to add
 * it.
 */
function missingFieldOf({ shownStatus, readiness }: ListedOrder): 'vin' | 'contact' | null {
  if (!BEFORE_PICKUP.includes(shownStatus) || readiness.missing.length === 0) return null;
  return readiness.missing.includes('vehicle.vin') ? 'vin' : 'contact';
}

export function PlateCell({ order }: { order: ListedOrder }) {
  const texts = useTexts(customerOrderTexts);
  const missingField = missingFieldOf(order);
  if (missingField)
    return <Marked tone="warn">{missingField === 'vin' ? texts.vinMissing : texts.contactMissing}</Marked>;
  return <>{order.vehicle.registration.licensePlate ?? '–'}</>;
}

export function PickupCell({ order }: { order: ListedOrder }) {
  if (isEnded(order)) return <>–</>;
  return <DayTime at={order.actualPickup ?? order.requestedPickup} clock={order.kind === 'ORDER'} />;
}

export function deliveryAt({
  actualDelivery,
  expectedDelivery,
  requestedDelivery,
}: ListedOrder): string | null {
  return actualDelivery ?? expectedDelivery ?? requestedDelivery;
}

export function DeliveryCell({ order }: { order: ListedOrder }) {
  const texts = useTexts(customerOrderTexts);
  if (isEnded(order)) return <>–</>;
  const time = <DayTime at={deliveryAt(order)} clock={order.kind === 'ORDER'} />;
  if (!order.late) return time;
  return (
    <Marked tone="warn">
      {time}
      <IconClockExclamation aria-label={texts.late} role="img" />
    </Marked>
  );
}

export function PriceCell({ order }: { order: ListedOrder }) {
  const { price, offer } = order;
  if (isEnded(order) || !(price ?? offer)) return <>–</>;
  if (price) return <Money cents={toCents(price.net)} currency={price.currency} />;
  return (
    <Text tone="muted">
      <Money cents={toCents(offer!.net)} currency={offer!.currency} />
    </Text>
  );
}
