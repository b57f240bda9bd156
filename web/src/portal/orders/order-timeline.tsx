// The history of an order: every change with channel, person and API call, its events and their deliveries.

import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatEntry } from '../../orders/format-entry.ts';
import { CHANNEL_ICONS, HISTORY_TONES } from '../../orders/history-appearance.ts';
import type { OrderHistoryEntry } from '../../orders/history-entry.ts';
import { EventsOf } from '../../orders/history-events.tsx';
import { join } from '../../ui/classes.ts';
import { formatDay, formatNumber } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { usePhone } from '../../ui/phone.ts';
import { CodeBadge } from '../../ui/status.tsx';
import { Text, textClass } from '../../ui/text.tsx';
import { Timeline, TimelineDay, TimelineItem } from '../../ui/timeline.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import orderCss from './order.module.css';
import type { PortalOrder, Tracking } from './order-queries.ts';
import { customerOrderTexts } from './texts.ts';
import { upcomingSteps } from './upcoming-steps.tsx';

interface Part {
  day: string;
  key: string;
  item: ReactNode;
}

export function OrderTimeline({
  order,
  history,
  tracking,
  withEvents,
}: {
  order: PortalOrder;
  history: readonly OrderHistoryEntry[];
  tracking: Tracking | undefined;
  withEvents: boolean;
}) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const phone = usePhone();
  const nowMs = useMinute();
  const past = history.map(
    (entry): Part => ({
      day: formatDay(language, new Date(entry.at), nowMs),
      key: `${entry.at}${entry.action}`,
      item: <Entry entry={entry} fuelType={order.vehicle.fuelType} withEvents={withEvents} />,
    }),
  );
  const ahead = upcomingSteps(texts, language, order, tracking);
  const parts = phone ? [...past].reverse() : past;
  return (
    <Timeline label={texts.whatHappened}>
      {phone && ahead.filter(({ now }) => now).map(({ key, item }) => <Fragment key={key}>{item}</Fragment>)}
      {parts.map(({ day, key, item }, i) => (
        <Fragment key={key}>
          {parts[i - 1]?.day !== day && <TimelineDay>{day}</TimelineDay>}
          {item}
        </Fragment>
      ))}
      {!phone && ahead.map(({ key, item }) => <Fragment key={key}>{item}</Fragment>)}
    </Timeline>
  );
}

function Entry({
  entry,
  fuelType,
  withEvents,
}: {
  entry: OrderHistoryEntry;
  fuelType: string;
  withEvents: boolean;
}) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const { title, detail, changes } = formatEntry({ texts, language, nowMs, fuelType }, entry);
  const Icon = CHANNEL_ICONS[entry.by.channel];
  return (
    <TimelineItem
      at={entry.at}
      title={title}
      tone={HISTORY_TONES[entry.action] ?? 'place'}
      aside={
        <>
          <Icon aria-hidden="true" /> {texts.channels[entry.by.channel]}
          {entry.by.name && <Text tone="ink">{entry.by.name}</Text>}
        </>
      }
    >
      {detail && <p>{detail}</p>}
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      {withEvents && entry.call && <Call call={entry.call} />}
      {withEvents && entry.events.length > 0 && <EventsOf events={entry.events} />}
    </TimelineItem>
  );
}

const PREFIX = '/api/v1';

function Call({ call }: { call: NonNullable<OrderHistoryEntry['call']> }) {
  const language = useLanguage();
  const { environment } = usePortal();
  return (
    <Row gap="1-5" wrap>
      <Text as="strong" mono>
        {call.method}
      </Text>{' '}
      <Text mono className={orderCss.historyPath}>
        {call.path.startsWith(PREFIX) ? call.path.slice(PREFIX.length) : call.path}
      </Text>{' '}
      <CodeBadge tone="good">{call.status}</CodeBadge>{' '}
      <Text tone="muted">{formatNumber(language, Math.round(call.durationMs))} ms</Text>
      <Link
        className={join(orderCss.historyRequest, textClass({ mono: true }))}
        to="/$environment/request-log"
        params={{ environment }}
        search={{ call: call.requestId }}
      >
        {call.requestId.slice(0, 8)}…{call.requestId.slice(-4)}
      </Link>
    </Row>
  );
}
