// Days and durations on the pages have one form in each language.
import { expect, test } from 'vitest';
import { formatAgo, formatDuration, formatIn } from '../../shared/time/format-duration.ts';
import {
  formatColumnDay,
  formatCountdown,
  formatDay,
  formatDayInSentence,
  formatShortDay,
  formatTimeOrDay,
} from '../src/ui/format.ts';

const MINUTE_MS = 60_000;
const now = new Date(2026, 10, 17, 12, 0).getTime();
const readable = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test.each([
  [0, 'today', 'heute'],
  [1, 'tomorrow', 'morgen'],
  [-1, 'yesterday', 'gestern'],
  [2, 'Thu 19 Nov', 'Do., 19. Nov.'],
  [6, 'Mon 23 Nov', 'Mo., 23. Nov.'],
  [7, '24 Nov', '24. Nov.'],
  [-5, 'Thu 12 Nov', 'Do., 12. Nov.'],
  [-7, '10 Nov', '10. Nov.'],
  [78, '3 Feb 2027', '3. Feb. 2027'],
])('%i days from now is %s', (days, english, german) => {
  const at = new Date(2026, 10, 17 + days, 9, 0);
  expect(readable(formatDayInSentence('en', at, now))).toBe(english);
  expect(readable(formatDayInSentence('de', at, now))).toBe(german);
});

test.each([
  [1, 'Wed', 'Mi'],
  [-3, 'Sat', 'Sa'],
  [4, '21 Nov', '21. Nov.'],
])('on a card, %i days from now is %s', (days, english, german) => {
  const at = new Date(2026, 10, 17 + days, 9, 0);
  expect(readable(formatShortDay('en', at, now))).toBe(english);
  expect(readable(formatShortDay('de', at, now))).toBe(german);
});

test.each([
  [0, 'Today', 'Heute'],
  [-1, 'Yesterday', 'Gestern'],
  [2, 'Thu', 'Do'],
  [6, 'Mon', 'Mo'],
  [7, '24 Nov', '24. Nov.'],
  [-2, '15 Nov', '15. Nov.'],
])('in a column, %i days from now is %s', (days, english, german) => {
  const at = new Date(2026, 10, 17 + days, 9, 0);
  expect(readable(formatColumnDay('en', at, now))).toBe(english);
  expect(readable(formatColumnDay('de', at, now))).toBe(german);
});

test('a day has a capital at the beginning of a line', () => {
  expect(formatDay('en', new Date(now), now)).toBe('Today');
  expect(formatDay('de', new Date(now), now)).toBe('Heute');
  expect(formatTimeOrDay('en', new Date(now + MINUTE_MS), now)).toBe('12:01');
});

test.each([
  [0.5, 'under a minute', 'unter 1 Min.'],
  [1, '1 min', '1 Min.'],
  [266, '4 h 26 min', '4 Std. 26 Min.'],
  [120, '2 h', '2 Std.'],
  [35 * 60, '35 h', '35 Std.'],
  [43 * 60 + 5, '2 days', '2 Tage'],
  [70 * 60, '3 days', '3 Tage'],
])('%d minutes are %s', (minutes, english, german) => {
  expect(readable(formatDuration('en', minutes * MINUTE_MS))).toBe(english);
  expect(readable(formatDuration('de', -minutes * MINUTE_MS))).toBe(german);
});

test('German has the dative after prepositions', () => {
  expect(readable(formatIn('de', 43 * 60 * MINUTE_MS))).toBe('in 2 Tagen');
  expect(readable(formatAgo('de', 72 * 60 * MINUTE_MS))).toBe('vor 3 Tagen');
  expect(readable(formatIn('en', 43 * 60 * MINUTE_MS))).toBe('in 2 days');
});

test('a countdown shows the seconds of the last minute', () => {
  const countdown = (language: 'de' | 'en') =>
    readable(formatCountdown(language, new Date(now + 22_400), now));
  expect([countdown('en'), countdown('de')]).toEqual(['in 22 s', 'in 22 Sek.']);
});
