// The public holidays of the whole of Germany. Pure.
import { DAY_MS } from '../../../../shared/time/durations.ts';

const FIXED = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Good Friday, Easter Monday, Ascension Day, Whit Monday: days after Easter Sunday. */
const AFTER_EASTER = [-2, 1, 39, 50];

/** Easter Sunday by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** Holidays of single states are not known here: an operator drives in all of them. */
export function isHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const days = (Date.parse(`${day}T00:00:00Z`) - easterOf(Number(day.slice(0, 4)))) / DAY_MS;
  return AFTER_EASTER.includes(days);
}
