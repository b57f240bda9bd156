// Times in the reader's zone: relative while recent, absolute with the zone in the tooltip.
import { useLanguage } from '../messages/language.ts';
import {
  formatAbsolute,
  formatClock,
  formatColumnDay,
  formatDay,
  formatDayTime,
  formatDayTimeInSentence,
  formatRelative,
} from './format.ts';
import { Text } from './text.tsx';
import timeCss from './time.module.css';
import { useNow } from './use-now.ts';

/** "4 min ago" while recent, otherwise day and time. */
export function RelativeTime({ at }: { at: string }) {
  const language = useLanguage();
  const date = new Date(at);
  const text = useNow(
    (nowMs) => formatRelative(language, date, nowMs) ?? formatDayTime(language, date, nowMs),
  );
  return (
    <Text as="time" figures dateTime={at} title={formatAbsolute(language, date)}>
      {text}
    </Text>
  );
}

/** Day and time aligned as columns of a table; without `clock`, only the day; `narrow` where columns are many. */
export function DayTime({
  at,
  clock = true,
  narrow = false,
}: {
  at: string | null;
  clock?: boolean;
  narrow?: boolean;
}) {
  const language = useLanguage();
  const date = at === null ? null : new Date(at);
  const format = narrow ? formatColumnDay : formatDay;
  const day = useNow((nowMs) => (date ? format(language, date, nowMs) : ''));
  if (!date || at === null) return <>–</>;
  if (!clock) return <time dateTime={at}>{day}</time>;
  return (
    <time className={timeCss.dayTime} dateTime={at} title={formatAbsolute(language, date)}>
      <span>{day}</span> <Text figures>{formatClock(language, date)}</Text>
    </time>
  );
}

/** "today 15:40", inside a sentence. */
export function DayTimeInSentence({ at }: { at: string }) {
  const language = useLanguage();
  const date = new Date(at);
  const text = useNow((nowMs) => formatDayTimeInSentence(language, date, nowMs));
  return (
    <Text as="time" figures dateTime={at} title={formatAbsolute(language, date)}>
      {text}
    </Text>
  );
}

/** With seconds where several things happen within a minute. */
export function ClockTime({ at, seconds = false }: { at: string; seconds?: boolean }) {
  const language = useLanguage();
  const date = new Date(at);
  return (
    <Text as="time" figures dateTime={at} title={formatAbsolute(language, date)}>
      {formatClock(language, date, seconds)}
    </Text>
  );
}
