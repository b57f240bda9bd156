// The current step of an order and the upcoming ones, as placeholders at the end of its history.
import type { ReactNode } from 'react';
import type { Language } from '../../messages/language.ts';
import { formatNumber } from '../../ui/format.ts';
import { RelativeTime } from '../../ui/time.tsx';
import { TimelineItem } from '../../ui/timeline.tsx';
import type { PortalOrder, Tracking } from './order-queries.ts';
import type { CustomerOrderTexts } from './texts.ts';

interface UpcomingStep {
  key: string;
  now?: true;
  item: ReactNode;
}

export function upcomingSteps(
  texts: CustomerOrderTexts,
  language: Language,
  order: PortalOrder,
  tracking: Tracking | undefined,
): UpcomingStep[] {
  const { next } = texts;
  const placeholder = (key: string, title: string, aside: string, at?: string | null): UpcomingStep => ({
    key,
    item: <TimelineItem title={title} state="next" aside={aside} {...(at && { at })} />,
  });
  const [from, to] = [order.pickup.city, order.delivery.city];
  const arrival = tracking?.estimatedDelivery ?? order.expectedDelivery ?? order.requestedDelivery;
  const handover = placeholder('handover', next.handover, next.afterwards);
  switch (order.status) {
    case 'QUOTE_REQUIRED':
      return [
        placeholder('quote', next.quote, next.afterwards),
        placeholder('decision', next.decision, next.afterwards),
      ];
    case 'QUOTE_OFFERED':
      return [placeholder('decision', next.decision, next.expected, order.offer?.validUntil)];
    case 'ACCEPTED':
      return [
        placeholder('driver', next.driver, next.afterwards),
        placeholder(
          'pickup',
          next.pickup({ from }),
          order.requestedPickup ? next.planned : next.afterwards,
          order.requestedPickup,
        ),
        placeholder(
          'arrival',
          next.arrival({ to }),
          order.requestedDelivery ? next.planned : next.afterwards,
          order.requestedDelivery,
        ),
        handover,
      ];
    case 'SCHEDULED':
    case 'PICKUP_IN_PROGRESS':
      return [
        placeholder(
          'pickup',
          next.pickup({ from }),
          next.expected,
          tracking?.estimatedPickup ?? order.requestedPickup,
        ),
        placeholder('arrival', next.arrival({ to }), next.expected, arrival),
        handover,
      ];
    case 'IN_TRANSIT':
      return [
        currentStep(texts, language, tracking),
        placeholder('arrival', next.arrival({ to }), next.expected, arrival),
        handover,
      ];
    case 'DELIVERY_IN_PROGRESS':
      return [handover];
    case 'DELIVERED':
      return [
        placeholder('completion', next.completion, next.afterwards),
        placeholder('invoice', next.invoice, next.afterwards),
      ];
    default:
      return [];
  }
}

function currentStep(
  texts: CustomerOrderTexts,
  language: Language,
  tracking: Tracking | undefined,
): UpcomingStep {
  const km = tracking?.distanceRemainingKm;
  const location = tracking?.location;
  const title = location
    ? texts.now.position({ km: (km == null ? null : formatNumber(language, km, 'kilometer')) || null })
    : texts.now.noPosition;
  return {
    key: 'now',
    now: true,
    item: (
      <TimelineItem
        title={title}
        state="now"
        tone={tracking?.stale ? 'warn' : 'transit'}
        {...(location && { at: location.recordedAt })}
        aside={
          location && (
            <>
              {texts.positionFrom} <RelativeTime at={location.recordedAt} />
            </>
          )
        }
      />
    ),
  };
}
