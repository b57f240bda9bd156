// Formats the state and position of a driver, the same in list and plan.

import { nearestCity } from '../../../../shared/map/describe-map.ts';
import { assignTexts } from '../../../../shared/texts/generated/console/assign.ts';
import { driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatCalendarDay, formatClock } from '../../ui/format.ts';
import { Status, type Tone } from '../../ui/status.tsx';
import { useMinute } from '../../ui/use-now.ts';
import type { DriverDay } from './drivers-queries.ts';

const TONES: Record<DriverDay['state']['kind'], Tone> = {
  FREE: 'good',
  NO_ANSWER: 'warn',
  PICKUP: 'transit',
  IN_TRANSIT: 'transit',
  DELIVERY: 'transit',
  ABSENT: 'muted',
  INACTIVE: 'muted',
};

export function DriverState({ state }: { state: DriverDay['state'] }) {
  const texts = useTexts(driversTexts);
  const { absent } = useTexts(assignTexts);
  const language = useLanguage();
  if ('lateMinutes' in state && state.silentMinutes > 0) {
    return (
      <Status tone="warn">
        {texts.noPositionFor({ span: inDative(formatDuration(language, state.silentMinutes * MINUTE_MS)) })}
      </Status>
    );
  }
  if ('lateMinutes' in state && state.lateMinutes > 0) {
    return (
      <Status tone="warn">
        {texts.stateLate({
          state: texts.state[state.kind],
          span: formatDuration(language, state.lateMinutes * MINUTE_MS),
        })}
      </Status>
    );
  }
  if (state.kind === 'ABSENT') {
    const text = absent[state.absence ?? 'unknown']({ day: formatCalendarDay(language, state.lastDay) });
    return <Status tone="muted">{text}</Status>;
  }
  return <Status tone={TONES[state.kind]}>{texts.state[state.kind]}</Status>;
}

export function useFormatPlace(): (place: DriverDay['place']) => string {
  const texts = useTexts(driversTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  return (place) => {
    if (!place) return texts.noPlace;
    const city = place.city ?? nearestCity(place.coordinates, language);
    const where = place.city ?? (city ? texts.near({ city }) : texts.somewhere);
    const ageMs = nowMs - Date.parse(place.at);
    return `${where}, ${ageMs < MINUTE_MS ? texts.now : texts.ago({ span: inDative(formatDuration(language, ageMs)) })}`;
  };
}

/** The hours of the day, or why there are none; null for a driver who works at any time. */
export function useFormatWorkday(): (workday: DriverDay['workday']) => string | null {
  const texts = useTexts(driversTexts);
  const { absent } = useTexts(assignTexts);
  const language = useLanguage();
  const clock = (at: string) => formatClock(language, new Date(at));
  return (workday) => {
    switch (workday.kind) {
      case 'ANY_TIME':
        return null;
      case 'HOURS':
        return texts.workday.HOURS({ from: clock(workday.from), to: clock(workday.to) });
      case 'NO_WORK':
        return texts.workday.NO_WORK;
      case 'ABSENT':
        return absent[workday.absence ?? 'unknown']({ day: formatCalendarDay(language, workday.lastDay) });
    }
  };
}
