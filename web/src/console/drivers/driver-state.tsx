// Formats the state and position of a driver, the same in list and plan.

import { nearestCity } from '../../../../shared/map/describe-map.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { formatCalendarDay, formatClock } from '../../ui/format.ts';
import { Status, type Tone } from '../../ui/status.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { de as assignDe } from '../assign/de.ts';
import { en as assignEn } from '../assign/en.ts';
import { de } from './de.ts';
import type { DriverDay } from './drivers-queries.ts';
import { en } from './en.ts';

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
  const words = useWords({ en, de });
  const { absent } = useWords({ en: assignEn, de: assignDe });
  const language = useLanguage();
  if ('lateMinutes' in state && state.silentMinutes > 0) {
    return (
      <Status tone="warn">
        {words.noPositionFor(formatDuration(language, state.silentMinutes * MINUTE_MS))}
      </Status>
    );
  }
  if ('lateMinutes' in state && state.lateMinutes > 0) {
    return (
      <Status tone="warn">
        {words.stateLate(words.state[state.kind], formatDuration(language, state.lateMinutes * MINUTE_MS))}
      </Status>
    );
  }
  if (state.kind === 'ABSENT') {
    const text = absent[state.absence ?? 'unknown'](formatCalendarDay(language, state.lastDay));
    return <Status tone="muted">{text}</Status>;
  }
  return <Status tone={TONES[state.kind]}>{words.state[state.kind]}</Status>;
}

export function useFormatPlace(): (place: DriverDay['place']) => string {
  const words = useWords({ en, de });
  const language = useLanguage();
  const nowMs = useMinute();
  return (place) => {
    if (!place) return words.noPlace;
    const city = place.city ?? nearestCity(place.coordinates, language);
    const where = place.city ?? (city ? words.near(city) : words.somewhere);
    const ageMs = nowMs - Date.parse(place.at);
    return `${where}, ${ageMs < MINUTE_MS ? words.now : words.ago(formatDuration(language, ageMs))}`;
  };
}

/** The hours of the day, or why there are none; null for a driver who works at any time. */
export function useFormatWorkday(): (workday: DriverDay['workday']) => string | null {
  const words = useWords({ en, de });
  const { absent } = useWords({ en: assignEn, de: assignDe });
  const language = useLanguage();
  const clock = (at: string) => formatClock(language, new Date(at));
  return (workday) => {
    switch (workday.kind) {
      case 'ANY_TIME':
        return null;
      case 'HOURS':
        return words.workday.HOURS(clock(workday.from), clock(workday.to));
      case 'NO_WORK':
        return words.workday.NO_WORK;
      case 'ABSENT':
        return absent[workday.absence ?? 'unknown'](formatCalendarDay(language, workday.lastDay));
    }
  };
}
