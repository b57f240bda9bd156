// The axis of a day: from where to where, its hours, and how bars that overlap lie beneath each other.
import type { CSSProperties } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { formatClock } from '../../ui/format.ts';

const HOUR_MS = 3_600_000;
const STEP_HOURS = 2;
const LATEST_HOUR = 28;
/** Closer to the present time an hour is not named. */
const NOW_COVERS = 4;

export interface Axis {
  from: number;
  to: number;
}

export interface Span {
  startsAt: string;
  endsAt: string;
}

/** The working day, and further where something begins earlier or ends later; at most a few hours into the next. */
export function axisOf(dayFrom: string, spans: readonly Span[], working = { from: 6, to: 22 }): Axis {
  const midnight = Date.parse(dayFrom);
  const hoursOf = (at: string) => (Date.parse(at) - midnight) / HOUR_MS;
  // What began the day before comes in at the left edge.
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

/** Each into the first lane that is free by then. */
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

/** The clock above the rows; `now` where the day is the present one. */
export function AxisHead({ axis, now }: { axis: Axis; now: number | null }) {
  const language = useLanguage();
  return (
    <span className="axis axis-head" aria-hidden="true">
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

/** The lines behind the bars of a row. */
export function AxisLines({ axis, now }: { axis: Axis; now: number | null }) {
  return (
    <span className="axis-lines" aria-hidden="true">
      {hoursOf(axis)
        .slice(1)
        .map((at) => (
          <span key={at} style={{ left: `${shareOf(axis, at)}%` }} />
        ))}
      {now !== null && <span className="axis-now" style={{ left: `${shareOf(axis, now)}%` }} />}
    </span>
  );
}
