// Today's transfers on a time axis: the part already driven, the part still ahead, late orders, planned
// orders.
import { Link } from '@tanstack/react-router';
import { type OverviewTexts, overviewTexts } from '../../../../shared/texts/generated/portal/overview.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf, OrderStatus } from '../../orders/order-status.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { formatClock, formatTimeOrDay } from '../../ui/format.ts';
import { Route } from '../../ui/route.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute, useNow } from '../../ui/use-now.ts';
import { deliveryAt, type ListedOrder } from '../orders/order-status.tsx';
import { usePortal } from '../session.tsx';
import overviewCss from './overview.module.css';

const STEP_HOURS = 2;
/** Hours this close to the current time are left out, for its label covers theirs. */
const LABEL_MS = 100 * MINUTE_MS;
/** The width of a character on the narrowest axis, in percent of the axis. */
const CHARACTER_SHARE = 1.8;

interface Axis {
  from: number;
  to: number;
}

/**
 * The working day, extended where an order starts earlier or ends later, but never beyond the calendar day.
 */
function axisOf(orders: readonly ListedOrder[], midnight: number): Axis {
  const hours = orders.flatMap((order) =>
    [order.actualPickup ?? order.requestedPickup, deliveryAt(order)]
      .filter((at) => at !== null)
      .map((at) => (Date.parse(at) - midnight) / HOUR_MS),
  );
  const first = Math.max(0, Math.min(6, ...hours.map(Math.floor)));
  const last = Math.min(24, Math.max(22, ...hours.map(Math.ceil)));
  return { from: midnight + first * HOUR_MS, to: midnight + last * HOUR_MS };
}

function shareOf({ from, to }: Axis, at: number): number {
  return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
}

export function Movements({ orders }: { orders: readonly ListedOrder[] | undefined }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const midnight = useNow((nowMs) => new Date(nowMs).setHours(0, 0, 0, 0));
  const now = useMinute();
  const axis = axisOf(orders ?? [], midnight);
  const hours: number[] = [];
  for (let at = axis.from; at < axis.to; at += STEP_HOURS * HOUR_MS)
    if (Math.abs(at - now) >= LABEL_MS) hours.push(at);
  return (
    <section className={overviewCss.movements} aria-label={texts.movements}>
      <header>
        <h2>
          {texts.movements} {orders && <Text tone="muted">{texts.vehicles({ count: orders.length })}</Text>}
        </h2>
        <Legend />
        <Link to="/$environment/orders" params={{ environment }}>
          {texts.allOrders}
        </Link>
      </header>
      {orders?.length === 0 && (
        <Text as="p" tone="muted" className={overviewCss.movementsNone}>
          {texts.noMovements}
        </Text>
      )}
      {orders && orders.length > 0 && (
        <div>
          <div className={join(overviewCss.movement, overviewCss.movementHead)} aria-hidden="true">
            <span>{texts.status}</span>
            <span>{texts.order}</span>
            <span>{texts.route}</span>
            <span className={overviewCss.movementAxis}>
              {hours.map((at) => (
                <span key={at} style={{ left: `${shareOf(axis, at)}%` }}>
                  {formatClock(language, new Date(at))}
                </span>
              ))}
              <strong style={{ left: `${shareOf(axis, now)}%` }}>
                {formatClock(language, new Date(now))}
              </strong>
            </span>
          </div>
          <ul>
            {orders.map((order) => (
              <Movement key={order.id} order={order} axis={axis} now={now} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Legend() {
  const { legend } = useTexts(overviewTexts);
  return (
    <ul className={overviewCss.movementsLegend} aria-hidden="true">
      {(['driven', 'toGo', 'late', 'planned', 'done'] as const).map((kind) => (
        <li key={kind}>
          <span className={join(overviewCss.movementBar, classNamed(overviewCss, `movement-${kind}`))} />{' '}
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}

interface Piece {
  kind: 'driven' | 'toGo' | 'late' | 'planned' | 'done';
  from: number;
  to: number;
}

function piecesOf(order: ListedOrder, now: number): Piece[] {
  const start = order.actualPickup ?? order.requestedPickup;
  const end = deliveryAt(order);
  if (!start || !end) return [];
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (order.actualDelivery) return [{ kind: 'done', from, to }];
  if (!order.actualPickup) return [{ kind: 'planned', from, to }];
  const agreed = order.agreedDelivery ? Date.parse(order.agreedDelivery) : to;
  const lateFrom = order.late ? Math.max(now, Math.min(agreed, to)) : to;
  return [
    { kind: 'driven' as const, from, to: Math.min(now, to) },
    { kind: 'toGo' as const, from: Math.min(now, to), to: lateFrom },
    { kind: 'late' as const, from: lateFrom, to },
  ].filter((piece) => piece.to > piece.from);
}

function Movement({ order, axis, now }: { order: ListedOrder; axis: Axis; now: number }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const number = numberOf(order);
  const pieces = piecesOf(order, now);
  const first = pieces[0];
  const last = pieces.at(-1);
  const text = formatEnd(texts, language, order, now);
  const end = last ? shareOf(axis, last.to) : 0;
  return (
    <li className={overviewCss.movement}>
      <span>
        <OrderStatus status={order.shownStatus} />
      </span>
      <span>
        <Link to="/$environment/orders/$id" params={{ environment, id: number }}>
          {number}
        </Link>
      </span>
      <span>
        <Route from={order.pickup.city} to={order.delivery.city} />
      </span>
      <span className={overviewCss.movementAxis}>
        <span
          className={overviewCss.movementNow}
          style={{ left: `${shareOf(axis, now)}%` }}
          aria-hidden="true"
        />
        {pieces.map(({ kind, from, to }) => (
          <span
            key={kind}
            className={join(overviewCss.movementBar, classNamed(overviewCss, `movement-${kind}`))}
            aria-hidden="true"
            style={{ left: `${shareOf(axis, from)}%`, width: `${shareOf(axis, to) - shareOf(axis, from)}%` }}
          />
        ))}
        {first && (
          <span
            className={overviewCss.movementStart}
            aria-hidden="true"
            style={{ left: `${shareOf(axis, first.from)}%` }}
          />
        )}
        {last && <span className={overviewCss.movementEnd} aria-hidden="true" style={{ left: `${end}%` }} />}
        <span
          className={join(overviewCss.movementText, order.late && overviewCss.movementTextLate)}
          style={
            end + text.length * CHARACTER_SHARE > 100
              ? { right: `${100 - end + 2}%` }
              : { left: `${end + 1.5}%` }
          }
        >
          {text}
        </span>
      </span>
    </li>
  );
}

function formatEnd(texts: OverviewTexts, language: Language, order: ListedOrder, now: number): string {
  if (order.status === 'DELIVERY_IN_PROGRESS') return texts.handingOver;
  const end = deliveryAt(order);
  if (!end) return '';
  const when = formatTimeOrDay(language, new Date(end), now);
  return order.lateMinutes > 0
    ? texts.lateBy({ when, span: formatDuration(language, order.lateMinutes * MINUTE_MS) })
    : when;
}
