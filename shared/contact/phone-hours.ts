// Phone hours as an operator writes them, such as "Mo.–Fr. 7–19 Uhr", in the language of the reader.
import { localeOf } from '../text/locale.ts';
import type { AnyLanguage } from '../texts/generated/languages.ts';

/** Days count from 0 for Monday; times are 07:00. */
interface Hours {
  from: number;
  to: number;
  opens: string;
  closes: string;
}

/** The beginnings of the names of days, German and English, by which they are recognised. */
const DAYS = [['mo'], ['di', 'tu'], ['mi', 'we'], ['do', 'th'], ['fr'], ['sa'], ['so', 'su']] as const;
const DAY = '(mo|di|tu|mi|we|do|th|fr|sa|so|su)[a-zäöüß]*\\.?';
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?';
const TO = '\\s*(?:[-–—]|bis|to)\\s*';
const PART = new RegExp(
  `^(?:${DAY}(?:${TO}${DAY})?)[,:]?\\s*${TIME}(?:\\s*uhr)?${TO}${TIME}\\s*(?:uhr|h)?$`,
  'i',
);

const dayOf = (name: string) =>
  DAYS.findIndex((names) => (names as readonly string[]).includes(name.toLowerCase()));

function timeOf(hour: string, minute = '00'): string | null {
  const isTime = Number(hour) <= 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : null;
}

function parsePart(text: string): Hours | null {
  const match = PART.exec(text.trim());
  if (!match) return null;
  const [, first, last, fromHour, fromMinute, toHour, toMinute] = match;
  const opens = timeOf(fromHour!, fromMinute);
  const closes = timeOf(toHour!, toMinute);
  if (opens === null || closes === null || opens >= closes) return null;
  return { from: dayOf(first!), to: dayOf(last ?? first!), opens, closes };
}

/** Null if the text has another form. Several parts are separated by commas or semicolons. */
function parsePhoneHours(text: string): Hours[] | null {
  const parts = text.split(/[;,](?=\s*[a-z])/i).map(parsePart);
  return parts.every((part) => part !== null) ? parts : null;
}

export function arePhoneHours(text: string): boolean {
  return parsePhoneHours(text) !== null;
}

/** 5 January 1970 was a Monday. */
function dayName(day: number, locale: string): string {
  const date = new Date(Date.UTC(1970, 0, 5 + day));
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(date);
}

/** "Mon–Fri 07:00–19:00"; as it was written for readers of that language, or if it has another form. */
export function formatPhoneHours(text: string, language: AnyLanguage): string {
  const hours = parsePhoneHours(text);
  if (hours === null || (language === 'de' && /uhr/i.test(text))) return text;
  const locale = localeOf(language);
  return hours
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? dayName(from, locale) : `${dayName(from, locale)}–${dayName(to, locale)}`;
      return `${days} ${opens}–${closes}`;
    })
    .join(', ');
}
