// The hours of the week against what is agreed: a bar for each day, dark for what is done.

import { localeOf } from '../../../../../shared/text/locale.ts';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Text } from '../../../ui/text.tsx';
import { FULL_DAY_MINUTES } from '../plan-lanes.ts';
import css from './driver-page.module.css';
import type { DriverPageData } from './driver-page-queries.ts';
import { PageCard } from './page-card.tsx';

const WORKDAYS = 5;

export function DriverHours({ page: { week }, terms }: { page: DriverPageData; terms: React.ReactNode }) {
  const texts = useTexts(driverPageTexts).hours;
  const language = useLanguage();
  const span = (minutes: number) => formatHours(language, minutes);
  const worked = week.days.reduce((sum, day) => sum + day.workedMinutes, 0);
  const all = worked + week.days.reduce((sum, day) => sum + day.plannedMinutes, 0);
  const planned = span(all);
  const { agreedMinutes, restMinutes, minRestMinutes } = week;
  const lead =
    agreedMinutes === null
      ? texts.planned({ planned })
      : texts.agreed({ planned, agreed: span(agreedMinutes) });
  const rest =
    restMinutes === null
      ? null
      : minRestMinutes === null
        ? texts.rest({ rest: span(restMinutes) })
        : texts.restMin({ rest: span(restMinutes), min: span(minRestMinutes) });
  const isShort = restMinutes !== null && minRestMinutes !== null && restMinutes < minRestMinutes;
  return (
    <PageCard title={texts.title} action={terms}>
      <p>
        <strong>{lead}</strong>
        <Text tone="muted">{worked > 0 && `, ${texts.worked({ worked: span(worked) })}`}</Text>
      </p>
      <HourBars week={week} />
      <p>
        {rest && <Text tone={isShort ? 'alert' : 'ink'}>{rest}. </Text>}
        <Text tone="muted">{texts.nights({ count: week.nightsAway })}.</Text>
      </p>
    </PageCard>
  );
}

function formatHours(language: Language, minutes: number): string {
  return minutes === 0 ? '0 h' : formatDuration(language, minutes * MINUTE_MS);
}

function HourBars({ week }: { week: DriverPageData['week'] }) {
  const texts = useTexts(driverPageTexts).hours;
  const language = useLanguage();
  const span = (minutes: number) => formatHours(language, minutes);
  const max = week.maxDayMinutes ?? FULL_DAY_MINUTES;
  const minutesOf = (day: DriverPageData['week']['days'][number]) => day.workedMinutes + day.plannedMinutes;
  const highest = Math.max(max, ...week.days.map(minutesOf));
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  const days = week.days.filter((day, at) => at < WORKDAYS || minutesOf(day) > 0);
  const height = (minutes: number) => ({ height: `${(minutes / highest) * 100}%` });
  const nameOf = (day: string) => weekday.format(new Date(`${day}T12:00:00Z`));
  return (
    <div
      className={css.hours}
      role="img"
      aria-label={texts.chart({
        days: days
          .map((day) => texts.ofDay({ day: nameOf(day.day), hours: span(minutesOf(day)) }))
          .join(', '),
      })}
    >
      <span
        className={css.hoursMax}
        style={{ bottom: `calc(var(--hours-foot) + (100% - var(--hours-foot)) * ${max / highest})` }}
      >
        <Text size="meta" tone="muted">
          {span(max)}
        </Text>
      </span>
      {days.map((day) => (
        <span key={day.day} className={css.hoursDay}>
          <span className={css.hoursBar}>
            <span className={css.hoursPlanned} style={height(day.plannedMinutes)} />
            <span className={css.hoursWorked} style={height(day.workedMinutes)} />
          </span>
          <Text size="meta" weight="strong">
            {nameOf(day.day)}
          </Text>
          <Text size="type-1" tone="muted">
            {minutesOf(day) > 0 ? span(minutesOf(day)) : '–'}
          </Text>
        </span>
      ))}
    </div>
  );
}
