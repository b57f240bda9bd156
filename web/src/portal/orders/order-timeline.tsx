// The one story of an order: every change with door and person, the call behind it, its events and their deliveries.
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { sayEntry } from '../../orders/say-entry.ts';
import type { StoryEntry } from '../../orders/story-entry.ts';
import { EventsOf } from '../../orders/story-events.tsx';
import { DOOR_ICONS, STORY_TONES } from '../../orders/story-looks.ts';
import { formatNumber } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { usePhone } from '../../ui/phone.ts';
import { CodeBadge } from '../../ui/status.tsx';
import { Timeline, TimelineDay, TimelineItem } from '../../ui/timeline.tsx';
import { usePortal } from '../session.tsx';
import { de } from './de.ts';
import { en, type OrdersWords } from './en.ts';
import type { PortalOrder, Tracking } from './order-queries.ts';
import { nextOf } from './story-next.tsx';

interface Part {
  day: string;
  key: string;
  item: ReactNode;
}

export function OrderTimeline({
  order,
  story,
  tracking,
  withEvents,
}: {
  order: PortalOrder;
  story: readonly StoryEntry[];
  tracking: Tracking | undefined;
  withEvents: boolean;
}) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const phone = usePhone();
  const today = useNow((nowMs) => new Date(nowMs).toDateString());
  const past = story.map(
    (entry): Part => ({
      day: sayDay(language, words, entry.at, today),
      key: `${entry.at}${entry.action}`,
      item: <Entry entry={entry} withEvents={withEvents} />,
    }),
  );
  const ahead = nextOf(words, language, order, tracking);
  const parts = phone ? [...past].reverse() : past;
  return (
    <Timeline label={words.whatHappened}>
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

function sayDay(language: Language, { today: word }: OrdersWords, at: string, today: string): string {
  const date = new Date(at);
  if (date.toDateString() === today) return word.charAt(0).toUpperCase() + word.slice(1);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(date);
}

function Entry({ entry, withEvents }: { entry: StoryEntry; withEvents: boolean }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const nowMinute = useNow((nowMs) => Math.floor(nowMs / 60_000));
  const { title, detail } = sayEntry({ words, language, nowMs: nowMinute * 60_000 }, entry);
  const Icon = DOOR_ICONS[entry.by.door];
  return (
    <TimelineItem
      at={entry.at}
      title={title}
      tone={STORY_TONES[entry.action] ?? 'place'}
      aside={
        <>
          <Icon aria-hidden="true" /> {words.doors[entry.by.door]}
          {entry.by.name && <span className="story-name">{entry.by.name}</span>}
        </>
      }
    >
      {detail && <p>{detail}</p>}
      {withEvents && entry.call && <Call call={entry.call} />}
      {withEvents && entry.events.length > 0 && <EventsOf events={entry.events} />}
    </TimelineItem>
  );
}

const PREFIX = '/api/v1';

function Call({ call }: { call: NonNullable<StoryEntry['call']> }) {
  const language = useLanguage();
  const { environment } = usePortal();
  return (
    <div className="story-call">
      <strong className="mono">{call.method}</strong>{' '}
      <span className="mono story-path">
        {call.path.startsWith(PREFIX) ? call.path.slice(PREFIX.length) : call.path}
      </span>{' '}
      <CodeBadge tone="good">{call.status}</CodeBadge>{' '}
      <span className="muted">{formatNumber(language, Math.round(call.durationMs))} ms</span>
      <Link
        className="mono story-request"
        to="/$environment/request-log"
        params={{ environment }}
        search={{ call: call.requestId }}
      >
        {call.requestId.slice(0, 8)}…{call.requestId.slice(-4)}
      </Link>
    </div>
  );
}
