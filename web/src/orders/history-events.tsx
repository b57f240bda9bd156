// The events of a change: collapsed to one line if all were delivered, otherwise expanded with every attempt.

import { IconRotateClockwise } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { historyTexts } from '../../../shared/texts/generated/orders/history.ts';
import { useLanguage } from '../messages/language.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Attempts } from '../ui/attempts.tsx';
import { formatClock, formatResponseTime } from '../ui/format.ts';
import { Row } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import { RelativeTime } from '../ui/time.tsx';
import timelineCss from '../ui/timeline.module.css';
import { TimelineEvents } from '../ui/timeline.tsx';
import type { OrderHistoryEntry } from './history-entry.ts';
import historyEventsCss from './history-events.module.css';

type HistoryEvent = OrderHistoryEntry['events'][number];
type Delivery = HistoryEvent['deliveries'][number];
type Attempt = Delivery['attempts'][number];

/** Events without problems share a line; each event with a problem has its own line. */
export function EventsOf({ events }: { events: readonly HistoryEvent[] }) {
  const troubled = events.filter(hasTrouble);
  const quiet = events.filter((event) => !hasTrouble(event));
  return (
    <>
      {quiet.length > 0 && <EventLine events={quiet} />}
      {troubled.map((event) => (
        <EventLine key={event.id} events={[event]} />
      ))}
    </>
  );
}

/** Whether an attempt failed; an event that waits for its first attempt has no problem. */
export function hasTrouble({ deliveries }: HistoryEvent): boolean {
  return deliveries.some(
    ({ state, attempts }) => state !== 'PENDING' && (state !== 'DELIVERED' || attempts.length > 1),
  );
}

function EventLine({ events }: { events: readonly HistoryEvent[] }) {
  const texts = useTexts(historyTexts);
  const deliveries = events.flatMap((event) => event.deliveries);
  const names = events.map(({ type }) => type);
  if (deliveries.length === 0) {
    return (
      <div className={timelineCss.timelineEventsLine}>
        <Text mono>{names.join(', ')}</Text>
        <Text tone="muted" className={timelineCss.timelineSum}>
          {texts.noEndpoint}
        </Text>
      </div>
    );
  }
  const done = deliveries.filter(({ state }) => state === 'DELIVERED');
  const most = Math.max(...done.map(({ attempts }) => attempts.length), 0);
  const all = done.length === deliveries.length;
  const summary =
    all && most > 1
      ? texts.afterAttempts({ done: done.length, all: deliveries.length, attempts: most })
      : texts.delivered({ done: done.length, all: deliveries.length });
  return (
    <TimelineEvents names={names} summary={summary} trouble={!all || most > 1}>
      <div className={historyEventsCss.historyDeliveries}>
        {deliveries.map((delivery) => (
          <DeliveryAttempts key={delivery.id} delivery={delivery} />
        ))}
      </div>
    </TimelineEvents>
  );
}

function DeliveryAttempts({ delivery }: { delivery: Delivery }) {
  const texts = useTexts(historyTexts);
  const language = useLanguage();
  return (
    <Attempts
      target={<Address url={delivery.url} />}
      attempts={delivery.attempts.map((attempt) => ({
        at: formatClock(language, new Date(attempt.at), true),
        answer: attempt.status === null ? texts.noAnswer : String(attempt.status),
        tone: isGood(attempt) ? ('good' as const) : ('alert' as const),
        duration: formatResponseTime(language, attempt.durationMs),
        text: attempt.error ?? (attempt.response ? `“${attempt.response}”` : texts.emptyAnswer),
      }))}
      action={
        delivery.nextAttemptAt && (
          <Row as="span" inline gap="1" tone="muted">
            <IconRotateClockwise size={14} aria-hidden="true" />
            {delivery.state === 'PENDING' ? texts.waiting : texts.nextAttempt}{' '}
            {delivery.state !== 'PENDING' && <RelativeTime at={delivery.nextAttemptAt} />}
          </Row>
        )
      }
    />
  );
}

function isGood({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}

function Address({ url }: { url: string }): ReactNode {
  const { host, pathname } = new URL(url);
  return (
    <>
      {host}
      <Text tone="muted">{pathname}</Text>
    </>
  );
}
