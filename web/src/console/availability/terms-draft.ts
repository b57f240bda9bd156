// The terms of a driver as the form holds them, and as the API takes them.
import type { TermsBody, WorkingTerms } from './availability-queries.ts';

export interface DayDraft {
  works: boolean;
  from: string;
  to: string;
}

export interface TermsDraft {
  anyTime: boolean;
  /** Monday first. */
  days: DayDraft[];
  employment: WorkingTerms['employment'];
  licenceClasses: WorkingTerms['licenceClasses'];
  mayDrive: WorkingTerms['mayDrive'];
  maxDayHours: string;
  minRestHours: string;
  postalCode: string;
  city: string;
  country: string;
}

const USUAL_DAY = { from: '08:00', to: '17:00' };
const WORKDAYS = 5;
const CLOCK = /^([01]?\d|2[0-4])[:.]?([0-5]\d)?$/;

const toHours = (minutes: number | null) => (minutes === null ? '' : String(minutes / 60));

export function draftOf(terms: Omit<WorkingTerms, 'licences'>): TermsDraft {
  const { weeklyHours, employment, licenceClasses, mayDrive, maxDayMinutes, minRestMinutes, home } = terms;
  return {
    anyTime: weeklyHours === null,
    days: Array.from({ length: 7 }, (_, day) => {
      const hours = weeklyHours ? weeklyHours[day] : day < WORKDAYS ? USUAL_DAY : null;
      return { works: !!hours, ...(hours ?? USUAL_DAY) };
    }),
    employment,
    licenceClasses,
    mayDrive,
    maxDayHours: toHours(maxDayMinutes),
    minRestHours: toHours(minRestMinutes),
    postalCode: home?.postalCode ?? '',
    city: home?.city ?? '',
    country: home?.country ?? 'DE',
  };
}

/** 7 and 7.30 become 07:00 and 07:30; other texts stay, and the API names them. */
export function readClock(text: string): string {
  const [, hours, minutes = '00'] = CLOCK.exec(text.trim()) ?? [];
  return hours === undefined ? text.trim() : `${hours.padStart(2, '0')}:${minutes}`;
}

/** Half hours are typed with a point or a comma. */
function toMinutes(text: string): number | null {
  const hours = Number(text.trim().replace(',', '.'));
  return text.trim() === '' ? null : Math.round(hours * 60);
}

export function bodyOf(draft: TermsDraft): TermsBody {
  const { anyTime, days, employment, licenceClasses, mayDrive, postalCode, city, country } = draft;
  const hasHome = postalCode.trim() !== '' || city.trim() !== '';
  return {
    weeklyHours: anyTime
      ? null
      : days.map(({ works, from, to }) => (works ? { from: readClock(from), to: readClock(to) } : null)),
    employment,
    licenceClasses,
    mayDrive,
    maxDayMinutes: toMinutes(draft.maxDayHours),
    minRestMinutes: toMinutes(draft.minRestHours),
    home: hasHome ? { postalCode: postalCode.trim(), city: city.trim(), country } : null,
  };
}
