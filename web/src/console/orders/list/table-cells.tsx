// The cells of the table of orders. A problem is the second line of the cell that it concerns.
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf, OrderStatus, toCents, vehicleOf } from '../../../orders/order-status.tsx';
import { classNamed, join } from '../../../ui/classes.ts';
import { formatClock, formatDayTime } from '../../../ui/format.ts';
import { Money } from '../../../ui/money.tsx';
import { Plate } from '../../../ui/plate.tsx';
import statusCss from '../../../ui/status.module.css';
import { Marked } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { Truncate } from '../../../ui/truncate.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import type { DispatchListItem } from '../order-queries.ts';
import { type DispatchTexts, dispatchTexts } from '../texts.ts';
import { formatDue, formatTrouble } from './format-trouble.tsx';
import listCss from './list.module.css';
import { type TroubleColumn, troubleColumnOf } from './trouble-column.ts';

interface CellProps {
  order: DispatchListItem;
}

export function StatusCell({ order }: CellProps) {
  return (
    <WithTrouble order={order} column="status">
      <OrderStatus status={order.shownStatus} />
    </WithTrouble>
  );
}

/** A link, so that the order also opens in another tab; the row is what the keyboard reaches. */
export function NumberCell({ order }: CellProps) {
  const number = numberOf(order);
  return (
    <Link className={listCss.dispatchNumber} to="/orders/$id" params={{ id: number }} tabIndex={-1}>
      {number}
    </Link>
  );
}

export function VehicleCell({ order }: CellProps) {
  const { licensePlate } = order.vehicle.registration;
  return (
    <span className={listCss.dispatchVehicle}>
      <Truncate className={listCss.dispatchModel}>{vehicleOf(order)}</Truncate>
      {licensePlate && <Plate>{licensePlate}</Plate>}
    </span>
  );
}

export function RouteCell({ order: { pickup, delivery } }: CellProps) {
  return (
    <span className={listCss.dispatchRoute}>
      <span>{pickup.city}</span>
      <span>
        <IconArrowRight size={14} aria-label="–" role="img" />
        {delivery.city}
      </span>
    </span>
  );
}

export function PickupCell({ order }: CellProps) {
  return (
    <WithTrouble order={order} column="pickup">
      <DayTime narrow at={order.actualPickup ?? order.requestedPickup} />
    </WithTrouble>
  );
}

export function DeliveryCell({ order }: CellProps) {
  const { list } = useTexts(dispatchTexts);
  const language = useLanguage();
  const expectedAt = order.expectedDelivery ?? order.delayedUntil;
  if (order.trouble !== 'LATE' || expectedAt === null || order.agreedDelivery === null)
    return (
      <WithTrouble order={order} column="delivery">
        <DayTime narrow at={order.actualDelivery ?? order.requestedDelivery} />
      </WithTrouble>
    );
  const [agreed, expected] = [new Date(order.agreedDelivery), new Date(expectedAt)];
  const isSameDay = agreed.toDateString() === expected.toDateString();
  return (
    <span className={listCss.dispatchLines}>
      <Text figures>
        <s className={listCss.dispatchAgreed}>{formatClock(language, agreed)}</s>{' '}
        <Text tone="warn" weight="strong">
          {isSameDay ? formatClock(language, expected) : formatDayTime(language, expected, Date.now())}
        </Text>
      </Text>
      <Marked tone="warn">
        {list.lateSpan({ span: formatDuration(language, order.lateMinutes * MINUTE_MS) })}
      </Marked>
    </span>
  );
}

export function DriverCell({ order }: CellProps) {
  const { list } = useTexts(dispatchTexts);
  const { assignedDriver, kind } = order;
  if (!assignedDriver)
    return kind === 'ORDER' ? <Text className={listCss.boardNobody}>{list.noDriver}</Text> : <>–</>;
  return (
    <WithTrouble order={order} column="driver">
      {assignedDriver.name}
    </WithTrouble>
  );
}

export function PriceCell({ order: { price } }: CellProps) {
  return price ? <Money cents={toCents(price.net)} currency={price.currency} /> : <>–</>;
}

function WithTrouble({
  order,
  column,
  children,
}: CellProps & { column: TroubleColumn; children: ReactNode }) {
  const texts = useTexts(dispatchTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const trouble = troubleColumnOf(order) === column && formatTrouble(texts, language, order, nowMs);
  if (!trouble) return <>{children}</>;
  return (
    <span className={listCss.dispatchLines}>
      <span>{children}</span>
      <Marked tone={trouble.tone}>
        <Truncate className={listCss.dispatchTrouble}>
          {formatShort(texts, language, order, nowMs) ?? trouble.text}
        </Truncate>
      </Marked>
    </span>
  );
}

/** Where the column says what is meant. */
function formatShort(
  { list, page }: DispatchTexts,
  language: Language,
  { trouble, troubleSince, lateMinutes }: DispatchListItem,
  nowMs: number,
): string | null {
  const span = troubleSince ? formatDuration(language, nowMs - Date.parse(troubleSince)) : '';
  if (trouble === 'SILENT') return list.silentShort({ span });
  if (trouble === 'NO_ANSWER') return list.noAnswerShort({ span });
  if (trouble === 'LATE') return page.overdue({ span: formatDuration(language, lateMinutes * MINUTE_MS) });
  return null;
}

/** How soon the next step is due, or why the order needs attention. */
export function DueCell({ order }: CellProps) {
  const texts = useTexts(dispatchTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const trouble = formatTrouble(texts, language, order, nowMs);
  if (trouble)
    return (
      <Marked tone={trouble.tone} icon={trouble.icon}>
        {trouble.text}
      </Marked>
    );
  const ended = ['CANCELLED', 'REJECTED', 'COMPLETED'].includes(order.shownStatus);
  const due = ended ? null : formatDue(language, order, nowMs);
  return (
    <Text figures className={join(listCss.boardDue, due?.tone && classNamed(statusCss, `tone-${due.tone}`))}>
      {due?.text ?? '–'}
    </Text>
  );
}
