// The time axis of a day: its range, its hours, and the lanes of overlapping bars.
import type { CSSProperties } from 'react';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { useLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import driversCss from './drivers.module.css';

const STEP_HOURS = 2;
const LATEST_HOUR = 28;
/** Hours closer to the current time than this percentage of the axis have no label. */
const NOW_COVERS = 6;

export interface Axis {
  from: number;
  to: number;
}

export interface Span {
  startsAt: string;
  endsAt: string;
}

/** The working day, extended to earlier starts and later ends, at most a few hours into the next day. */
export function axisOf(dayFrom: string, spans: readonly Span[], working = { from: 6, to: 22 }): Axis {
  const midnight = Date.parse(dayFrom);
  const hoursOf = (at: string) => (Date.parse(at) - midnight) / HOUR_MS;
  // A trip that began the day before starts at the left edge.
  const begun = spans.filter(({ startsAt }) => hoursOf(startsAt) >= 0);
  const first = Math.max(
    0,
    Math.min(working.from, ...begun.map(({ startsAt }) => Math.floor(hoursOf(startsAt)))),
  );
  const last = Math.min(
    LATEST_HOUR,
    Math.max(working.to, ...spans.map(({ endsAt }) => Math.ceil(hoursOf(endsAt)))),
  );
  return { from: midnight + first * HOUR_MS, to: midnight + last * HOUR_MS };
}

export function shareOf({ from, to }: Axis, at: number): number {
  return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
}

export function placeOn(axis: Axis, { startsAt, endsAt }: Span): CSSProperties {
  const [left, right] = [shareOf(axis, Date.parse(startsAt)), shareOf(axis, Date.parse(endsAt))];
  return { left: `${left}%`, width: `${right - left}%` };
}

/** Puts each span into the first lane that is free at its start. */
export function lanesOf<Of extends Span>(spans: readonly Of[]): Of[][] {
  const lanes: Of[][] = [];
  for (const span of spans) {
    const free = lanes.find((lane) => Date.parse(lane.at(-1)!.endsAt) <= Date.parse(span.startsAt));
    if (free) free.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

function hoursOf({ from, to }: Axis): number[] {
  const hours: number[] = [];
  for (let at = from; at < to; at += STEP_HOURS * HOUR_MS) hours.push(at);
  return hours;
}

/** The hour labels above the rows; `now` is null unless the day is today. */
export function AxisHead({ axis, now }: { axis: Axis; now: number | null }) {
  const language = useLanguage();
  return (
    <span className={join(driversCss.axis, driversCss.axisHead)} aria-hidden="true">
      {hoursOf(axis)
        .filter((at) => now === null || Math.abs(shareOf(axis, at) - shareOf(axis, now)) > NOW_COVERS)
        .map((at) => (
          <span key={at} style={{ left: `${shareOf(axis, at)}%` }}>
            {formatClock(language, new Date(at))}
          </span>
        ))}
      {now !== null && (
        <strong style={{ left: `${shareOf(axis, now)}%` }}>{formatClock(language, new Date(now))}</strong>
      )}
    </span>
  );
}

/** The hour lines behind the bars of a row. */
export function AxisLines({ axis, now }: { axis: Axis; now: number | null }) {
  return (
    <span className={driversCss.axisLines} aria-hidden="true">
      {hoursOf(axis)
        .slice(1)
        .map((at) => (
          <span key={at} style={{ left: `${shareOf(axis, at)}%` }} />
        ))}
      {now !== null && <span className={driversCss.axisNow} style={{ left: `${shareOf(axis, now)}%` }} />}
    </span>
  );
}
