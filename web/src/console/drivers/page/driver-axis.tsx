// Today and tomorrow on one time axis: trips, ways with kilometres, nights and hours off.
import { IconMoon } from '@tabler/icons-react';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { join } from '../../../ui/classes.ts';
import { formatNumber, formatTimeOrDay } from '../../../ui/format.ts';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { OffHours } from '../driver-row.tsx';
import driversCss from '../drivers.module.css';
import { FULL_DAY_MINUTES, heightOf, LANE_PX, ROW_PADDING_PX } from '../plan-lanes.ts';
import { type Axis, AxisHead, AxisLines, axisOf, lanesOf, placeOn, type Span } from '../time-axis.tsx';
import { TripBar } from '../trip-bar.tsx';
import css from './driver-page.module.css';
import type { DriverPageData, DriverTrip } from './driver-page-queries.ts';
import { formatWeekday } from './format-weekday.ts';
import { PageCard } from './page-card.tsx';

const HOURS = { from: 6, to: 20 };

type Day = DriverPageData['days'][number];

const overlaps = (day: { from: string; to: string }) => (span: Span) =>
  span.startsAt < day.to && span.endsAt > day.from;
const toSpan = ({ from, to }: { from: string; to: string }): Span => ({ startsAt: from, endsAt: to });

/** Both days show the same hours, so that the head stands for both. */
function sharedAxes(days: readonly Day[], spansOf: (day: Day) => Span[]): Axis[] {
  const axes = days.map((day) => axisOf(day.from, spansOf(day), HOURS));
  const midnights = days.map(({ from }) => Date.parse(from));
  const first = Math.min(...axes.map(({ from }, at) => from - midnights[at]!));
  const last = Math.max(...axes.map(({ to }, at) => to - midnights[at]!));
  return midnights.map((midnight) => ({ from: midnight + first, to: midnight + last }));
}

export function DriverAxis({ page }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts).axis;
  const nowMs = useMinute();
  const { days, trips } = page;
  const tripsOn = (day: Day) => trips.filter(overlaps(day));
  const axes = sharedAxes(days, tripsOn);
  return (
    <PageCard title={texts.title} aside={<AxisSummary page={page} />}>
      <section
        className={css.axisBox} // Without a link inside, the keyboard could not scroll it.
        tabIndex={trips.length === 0 ? 0 : undefined}
        aria-label={texts.title}
      >
        <div className={css.axisRow}>
          <span />
          <AxisHead axis={axes[0]!} now={nowMs} />
        </div>
        {days.map((day, at) => (
          <AxisDay
            key={day.day}
            page={page}
            day={day}
            axis={axes[at]!}
            now={at === 0 ? nowMs : null}
            trips={tripsOn(day)}
          />
        ))}
      </section>
    </PageCard>
  );
}

/** How many trips and hours, and where the night is spent. */
function AxisSummary({ page: { days, trips, week, nights } }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts).axis;
  const language = useLanguage();
  const [today] = days;
  const span = (minutes: number) => formatDuration(language, minutes * MINUTE_MS);
  const hours = week.days.find(({ day }) => day === today!.day);
  const minutes = hours ? hours.workedMinutes + hours.plannedMinutes : 0;
  const tonight = nights.find(({ from, awayIn }) => awayIn && from >= today!.from && from < today!.to);
  const parts = [
    texts.trips({ count: trips.filter(overlaps(today!)).length }),
    minutes > 0 && texts.hours({ hours: span(minutes), max: span(week.maxDayMinutes ?? FULL_DAY_MINUTES) }),
  ].filter(Boolean);
  return (
    <Text tone="muted">
      {parts.join(', ')}.{tonight?.awayIn && ` ${texts.stays({ city: tonight.awayIn })}`}
    </Text>
  );
}

function AxisDay({
  page: { ways, nights, week },
  day,
  axis,
  now,
  trips,
}: {
  page: DriverPageData;
  day: Day;
  axis: Axis;
  now: number | null;
  trips: readonly DriverTrip[];
}) {
  const texts = useTexts(driverPageTexts).axis;
  const language = useLanguage();
  const lanes = lanesOf(trips);
  const hours = week.days.find((one) => one.day === day.day);
  const minutes = hours ? hours.workedMinutes + hours.plannedMinutes : day.bookedMinutes;
  const km = (way: DriverPageData['ways'][number]) =>
    (way.kind === 'HOME' ? texts.home : texts.km)({ km: formatNumber(language, way.km) });
  return (
    <div className={css.axisRow} style={heightOf(lanes.length)}>
      <span className={css.axisDay}>
        <strong>{formatWeekday(language, day.day)}</strong>
        <Text tone="muted" size="meta">
          {minutes > 0 ? formatDuration(language, minutes * MINUTE_MS) : texts.nothing}
        </Text>
      </span>
      <span className={join(driversCss.axis, css.axisBody)}>
        <OffHours workday={day.workday} axis={axis} />
        <AxisLines axis={axis} now={now} />
        {nights
          .filter((night) => overlaps(day)(toSpan(night)) && isOn(axis, night))
          .map((night) => (
            <Night key={night.from} night={night} axis={axis} />
          ))}
        {ways
          .filter((way) => isOn(axis, way))
          .map((way) => (
            <span key={way.from} className={css.way} style={placeOn(axis, toSpan(way))}>
              <Text size="meta" tone="muted">
                {km(way)}
              </Text>
            </span>
          ))}
        {lanes.map((lane, index) =>
          lane.map((trip) => (
            <TripBar
              key={trip.order.id}
              trip={trip}
              axis={axis}
              nowMs={now}
              isPending={false}
              top={ROW_PADDING_PX / 2 + index * LANE_PX}
            />
          )),
        )}
      </span>
    </div>
  );
}

const isOn = (axis: Axis, { from, to }: { from: string; to: string }) =>
  Date.parse(from) < axis.to && Date.parse(to) > axis.from;

/** Hatched: a hotel, or the rest at home until the driver leaves again. */
function Night({ night, axis }: { night: DriverPageData['nights'][number]; axis: Axis }) {
  const texts = useTexts(driverPageTexts).axis;
  const language = useLanguage();
  const begins = Date.parse(night.from) >= axis.from;
  const text = night.awayIn
    ? texts.night({ city: night.awayIn })
    : begins
      ? texts.rest
      : texts.restTo({ when: formatTimeOrDay(language, new Date(night.to), Date.parse(night.to)) });
  return (
    <span className={css.night} style={placeOn(axis, toSpan(night))} title={text}>
      {night.awayIn && <IconMoon size={14} aria-hidden="true" />}
      <span>{text}</span>
    </span>
  );
}
