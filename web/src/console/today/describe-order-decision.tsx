import { Link } from '@tanstack/react-router';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { formatCalendarDay, formatMoney } from '../../ui/format.ts';
import { NumberLink, OrderParts, Parts, Way } from './decision-parts.tsx';
import { type Description, type FormatContext, type OrderDecision, timesOf } from './decision-text.ts';

export function describeOrderDecision(formatContext: FormatContext, decision: OrderDecision): Description {
  const { words, language, nowMs } = formatContext;
  const { when, age, left, tone } = timesOf(formatContext, decision);
  switch (decision.kind) {
    case 'NOT_RELEASED': {
      const { order } = decision;
      const pickup = order.requestedPickup;
      const toPickup = pickup ? Date.parse(pickup) - nowMs : 0;
      return {
        due: pickup ? formatDuration(language, Math.abs(toPickup)) : '–',
        label: pickup ? (toPickup < 0 ? words.label.overdue : words.label.toPickup) : words.label.noPickup,
        tone,
        title: (
          <>
            <NumberLink order={order} /> {words.mustBeReleased}
          </>
        ),
        detail: (
          <Parts
            parts={[order.customer, <Way key="way" order={order} language={language} />, order.vehicle]}
          />
        ),
      };
    }
    case 'NO_DRIVER': {
      const { order } = decision;
      return {
        due: formatDuration(language, left),
        label: left < 0 ? words.label.overdue : words.label.toPickup,
        tone,
        title: (
          <>
            <NumberLink order={order} /> {words.hasNoDriver}
          </>
        ),
        detail: <OrderParts order={order} language={language} />,
      };
    }
    case 'NO_ANSWER': {
      const { order, since } = decision;
      return {
        due: age(since),
        label: words.label.noAnswer,
        tone,
        title: (
          <>
            {words.hasNotAnswered({ name: order.driverName ?? '' })} <NumberLink order={order} />
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.requestedPickup &&
                words.pickupAt({ city: order.pickup.city, when: when(order.requestedPickup) }),
              words.asked({ when: when(since) }),
            ]}
          />
        ),
      };
    }
    case 'LATE_PICKUP': {
      const { order, minutes } = decision;
      return {
        due: formatDuration(language, minutes * MINUTE_MS),
        label: words.label.latePickup,
        tone: 'warn',
        title: (
          <>
            {words.notAtPickup({ name: order.driverName ?? '' })} <NumberLink order={order} />{' '}
            {words.notAtPickupEnd}
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.pickup.city,
              order.requestedPickup && words.agreedAt({ when: when(order.requestedPickup) }),
              order.vehicle,
              order.customer,
            ]}
          />
        ),
      };
    }
    case 'LATE': {
      const { order, minutes, arrivesAt } = decision;
      return {
        due: formatDuration(language, minutes * MINUTE_MS),
        label: words.label.late,
        tone: 'warn',
        title: (
          <>
            <NumberLink order={order} />{' '}
            {words.reaches({
              city: order.delivery.city,
              when: when(arrivesAt),
              agreed: when(order.agreedDelivery ?? arrivesAt),
            })}
          </>
        ),
        detail: <Parts parts={[order.vehicle, order.driverName, order.customer]} />,
      };
    }
    case 'SILENT': {
      const { order, since } = decision;
      return {
        due: age(since),
        label: words.label.noPosition,
        tone: 'warn',
        title: (
          <>
            <NumberLink order={order} /> {words.silent({ city: order.delivery.city })}
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.vehicle,
              order.driverName,
              since === order.actualPickup ? words.neverSeen : words.lastSeen({ when: when(since) }),
            ]}
          />
        ),
      };
    }
    case 'NO_QUOTE': {
      const { order, createdAt } = decision;
      return {
        due: age(createdAt),
        label: words.label.waiting,
        tone,
        title: (
          <>
            <NumberLink order={order} /> {words.needsQuote}
          </>
        ),
        detail: (
          <Parts
            parts={[order.customer, <Way key="way" order={order} language={language} />, order.vehicle]}
          />
        ),
      };
    }
    case 'QUOTE_ENDS': {
      const { order, quoteNumber, netCents, currency, validUntil } = decision;
      return {
        due: formatDuration(language, left),
        label: words.label.toExpiry,
        tone,
        title: (
          <>
            {words.quote}{' '}
            <Link to="/requests/$id" params={{ id: order.number }}>
              {quoteNumber}
            </Link>{' '}
            {words.quoteEnds({ when: when(validUntil) })}
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.customer,
              formatMoney(language, netCents, currency),
              <Way key="way" order={order} language={language} />,
            ]}
          />
        ),
      };
    }
    case 'DAMAGE':
    case 'COMPLAINT': {
      const { order, since, description, kind } = decision;
      return {
        due: age(since),
        label: kind === 'DAMAGE' ? words.label.damage : words.label.complaint,
        tone: 'alert',
        title: (
          <>
            {kind === 'DAMAGE' ? words.damageAt : words.complaintOn} <NumberLink order={order} />
            {`: ${description ?? words.noDescription}`}
            {kind === 'DAMAGE' && ` ${words.caseQuestion}`}
          </>
        ),
        detail: (
          <Parts
            parts={[
              words.reportedIn({ city: order.delivery.city, when: when(since) }),
              order.driverName,
              order.customer,
            ]}
          />
        ),
      };
    }
    case 'DRIVER_ABSENT': {
      const { order, absence, lastDay } = decision;
      return {
        due: formatDuration(language, Math.abs(left)),
        label: left < 0 ? words.label.overdue : words.label.toPickup,
        tone: 'alert',
        title: (
          <>
            <NumberLink order={order} />{' '}
            {words.driverAbsent[absence ?? 'unknown']({
              name: order.driverName ?? '',
              day: formatCalendarDay(language, lastDay),
            })}
          </>
        ),
        detail: <OrderParts order={order} language={language} />,
      };
    }
    case 'CARRIER_NO_DRIVER': {
      const { order, carrier } = decision;
      return {
        due: formatDuration(language, Math.abs(left)),
        label: left < 0 ? words.label.overdue : words.label.toPickup,
        tone: 'alert',
        title: (
          <>
            <NumberLink order={order} /> {words.carrierNoDriver({ carrier })}
          </>
        ),
        detail: <OrderParts order={order} language={language} />,
      };
    }
    case 'CARRIER_NO_ANSWER': {
      const { order, offers, since } = decision;
      return {
        due: age(since),
        label: words.label.waiting,
        tone: 'warn',
        title: (
          <>
            <NumberLink order={order} /> {words.carrierNoAnswer({ count: offers })}
          </>
        ),
        detail: <OrderParts order={order} language={language} />,
      };
    }
    case 'DRIVER_MESSAGE': {
      const { order, count, since } = decision;
      return {
        due: age(since),
        label: words.label.waiting,
        tone: 'warn',
        title: (
          <>
            {order.driverName ?? words.aDriver} {words.driverWrote({ count })} <NumberLink order={order} />
          </>
        ),
        detail: <OrderParts order={order} language={language} />,
      };
    }
  }
}
