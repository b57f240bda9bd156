// One trip on the time axis: order, status, and the late part.
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { type DriversTexts, driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { formatDuration, inDative } from '../../../../shared/time/format-duration.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { classNamed, join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { useFormatContext } from '../assign/candidate-list.tsx';
import { formatConflict } from '../assign/candidates.ts';
import driversCss from './drivers.module.css';
import type { AssignedTrip, PlannedTrip } from './drivers-queries.ts';
import { type Axis, placeOn } from './time-axis.tsx';

const ROAD = ['IN_TRANSIT', 'DELIVERY'];

type Kind = 'done' | 'road' | 'confirmed' | 'asked';

function kindOf({ order }: PlannedTrip): Kind {
  if (order.actualDelivery) return 'done';
  if (ROAD.includes(order.status)) return 'road';
  return order.status === 'ASSIGNED' ? 'asked' : 'confirmed';
}

/** The agreed delivery time; null for a trip that is on time. */
function lateFrom({ order, lateMinutes }: PlannedTrip): string | null {
  return lateMinutes > 0 ? order.agreedDelivery : null;
}

export function TripBar({
  trip,
  axis,
  nowMs,
  isPending,
  top,
}: {
  trip: PlannedTrip | AssignedTrip;
  axis: Axis;
  /** Null if the day is not today. */
  nowMs: number | null;
  isPending: boolean;
  top: number;
}) {
  const { order, startsAt, endsAt } = trip;
  const kind = kindOf(trip);
  const late = kind === 'road' ? lateFrom(trip) : null;
  const { text, tone } = useTripText(trip, kind, nowMs);
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const lateShare = late
    ? ((Date.parse(endsAt) - Math.max(Date.parse(late), Date.parse(startsAt))) / length) * 100
    : 0;
  const drivenShare = nowMs && kind === 'road' ? ((nowMs - Date.parse(startsAt)) / length) * 100 : 0;
  return (
    <Link
      to="/orders/$id"
      params={{ id: order.number }}
      className={join(driversCss.bar, classNamed(driversCss, `bar-${isPending ? 'ghost' : kind}`))}
      style={{ ...placeOn(axis, trip), top }}
      title={`${order.number} ${order.pickup.city} → ${order.delivery.city}, ${text}`}
    >
      {kind === 'road' && (
        <span className={driversCss.barDriven} style={{ width: `${Math.min(100, drivenShare)}%` }} />
      )}
      {late && <span className={driversCss.barLate} style={{ width: `${Math.min(100, lateShare)}%` }} />}
      <span className={driversCss.barText}>
        <strong>{order.number}</strong> {order.pickup.city} → {order.delivery.city}
      </span>
      <span
        className={join(
          driversCss.barText,
          driversCss.barDetail,
          tone && classNamed(driversCss, `bar-detail-${tone}`),
        )}
      >
        {text}
      </span>
    </Link>
  );
}

function useTripText(
  trip: PlannedTrip | AssignedTrip,
  kind: Kind,
  nowMs: number | null,
): { text: string; tone?: 'alert' | 'warn' } {
  const { bar } = useTexts(driversTexts);
  const language = useLanguage();
  const formatContext = useFormatContext();
  const { order, startsAt, arrivesAt, endsAt } = trip;
  const clock = (at: string) => formatClock(language, new Date(at));
  if (kind === 'done') {
    return order.undecidedDamage === 'DAMAGE'
      ? { text: bar.damage, tone: 'alert' }
      : { text: bar.delivered({ when: clock(endsAt) }) };
  }
  if (order.status === 'DELIVERY') return { text: bar.handingOver };
  const [closed] = trip.closed;
  if (closed) return { text: bar.closed({ place: closed.place }), tone: 'warn' };
  const late = lateFrom(trip);
  if (kind === 'road')
    return {
      text: late
        ? bar.arrivesLate({ due: clock(late), when: clock(arrivesAt) })
        : bar.arrives({ when: clock(arrivesAt) }),
    };
  // What stands against the driver comes before the state: the trip may need another driver.
  const [obstacle] = 'obstacles' in trip ? trip.obstacles : [];
  if (obstacle) return { text: formatConflict(formatContext, obstacle), tone: 'alert' };
  if (kind === 'asked') return { text: formatAsked(trip, nowMs, bar, language), tone: 'warn' };
  return {
    text:
      order.status === 'PICKUP'
        ? bar.onTheWay({ when: clock(startsAt) })
        : bar.confirmed({ when: clock(startsAt) }),
  };
}

/** The driver has the trip and has not accepted it yet. */
function formatAsked(
  { order: { assignedAt }, startsAt }: PlannedTrip,
  nowMs: number | null,
  bar: DriversTexts['bar'],
  language: Language,
): string {
  if (assignedAt && nowMs)
    return bar.asked({ span: inDative(formatDuration(language, nowMs - Date.parse(assignedAt))) });
  return bar.notConfirmed({ when: formatClock(language, new Date(startsAt)) });
}

/** An order that must be released first: it can be opened, but not dragged or assigned. */
export function UnreleasedBar({ trip, style }: { trip: PlannedTrip; style: CSSProperties }) {
  const { bar } = useTexts(driversTexts);
  const { order } = trip;
  return (
    <Link
      to="/orders/$id"
      params={{ id: order.number }}
      className={join(driversCss.bar, driversCss.barUnreleased)}
      style={style}
      draggable={false}
      title={`${order.number} ${order.pickup.city} → ${order.delivery.city}, ${bar.releaseFirst}`}
    >
      <span className={driversCss.barText}>
        <strong>{order.number}</strong> {order.pickup.city} → {order.delivery.city}
      </span>
      <span className={join(driversCss.barText, driversCss.barDetail, driversCss.barDetailWarn)}>
        {bar.releaseFirst}
      </span>
    </Link>
  );
}

/** An unassigned order: the user drags it to a driver or presses A. */
export function UnassignedBar({
  trip: {
    order,
    startsAt,
    endsAt,
    closed: [closed],
  },
  style,
  draggable,
  onDrag,
  onAssign,
}: {
  trip: PlannedTrip;
  style: CSSProperties;
  draggable: boolean;
  onDrag: (orderId: string | null) => void;
  onAssign: (() => void) | null;
}) {
  const { bar } = useTexts(driversTexts);
  const language = useLanguage();
  const clock = (at: string) => formatClock(language, new Date(at));
  return (
    <button
      type="button"
      className={join(driversCss.bar, driversCss.barOpen)}
      style={style}
      draggable={draggable}
      aria-keyshortcuts="A"
      onClick={() => onAssign?.()}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'a' && !event.ctrlKey && !event.metaKey) onAssign?.();
      }}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', order.number);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(order.id);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <span className={driversCss.barText}>
        <strong>{order.number}</strong> {order.pickup.city} → {order.delivery.city}
      </span>
      <span className={join(driversCss.barText, driversCss.barDetail, closed && driversCss.barDetailWarn)}>
        {bar.span({ from: clock(startsAt), to: clock(endsAt) })}
        {closed && `, ${bar.closed({ place: closed.place })}`}
      </span>
    </button>
  );
}
