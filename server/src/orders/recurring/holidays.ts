// The public holidays of Germany: those of all states, and those of one. Pure.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { FederalState } from '../../geo/federal-states.ts';

interface Holiday {
  /** Month and day, or days after Easter Sunday. */
  on: string | number;
  /** Missing for a holiday of all states. */
  in?: readonly FederalState[];
}

const HOLIDAYS: readonly Holiday[] = [
  { on: '01-01' },
  { on: '01-06', in: ['BW', 'BY', 'ST'] },
  { on: '03-08', in: ['BE', 'MV'] },
  { on: -2 },
  { on: 0, in: ['BB'] },
  { on: 1 },
  { on: '05-01' },
  { on: 39 },
  { on: 49, in: ['BB'] },
  { on: 50 },
  { on: 60, in: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
  // In Bavaria in most communities.
  { on: '08-15', in: ['BY', 'SL'] },
  { on: '09-20', in: ['TH'] },
  { on: '10-03' },
  { on: '10-31', in: ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'] },
  { on: '11-01', in: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { on: '12-25' },
  { on: '12-26' },
];

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

/** The Wednesday before 23 November, a holiday of Saxony. */
function isRepentanceDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return day.slice(5) >= '11-16' && day.slice(5) <= '11-22' && date.getUTCDay() === 3;
}

/** Without a state, only the holidays of all states. */
export function isHoliday(day: string, state: FederalState | null): boolean {
  const afterEaster = (Date.parse(`${day}T00:00:00Z`) - easterOf(Number(day.slice(0, 4)))) / DAY_MS;
  const isOn = ({ on }: Holiday) => on === afterEaster || on === day.slice(5);
  const isIn = (states: Holiday['in']) => states === undefined || (state !== null && states.includes(state));
  return HOLIDAYS.some((one) => isOn(one) && isIn(one.in)) || (state === 'SN' && isRepentanceDay(day));
}
