// Times in words, by language, time zone and current day.
import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, type Meaning, timeFormatter } from '../../src/platform/format-time.ts';
import { toLocal } from '../../src/platform/time-zones.ts';

const NOW = new Date('2026-11-18T22:30:00Z');
const at = (time: string) => new Date(`2026-${time}:00Z`);
const readable = (text: string) => text.replaceAll('\u00a0', ' ');
const [de, en] = [timeFormatter('de', 'Europe/Berlin', NOW), timeFormatter('en', 'Europe/Berlin', NOW)];

test.each<[string, Meaning, string, string]>([
  ['11-18T15:40', 'around', 'heute gegen 16:40 Uhr', 'today around 16:40'],
  ['11-18T23:10', 'until', 'morgen bis 00:10 Uhr', 'tomorrow by 00:10'],
  ['11-17T08:00', 'at', 'gestern um 09:00 Uhr', 'yesterday at 09:00'],
  ['11-20T17:00', 'from', 'am Freitag ab 18:00 Uhr', 'on Friday from 18:00'],
  ['11-24T17:00', 'until', 'am Dienstag bis 18:00 Uhr', 'on Tuesday by 18:00'],
  ['11-25T17:00', 'until', 'am 25. November bis 18:00 Uhr', 'on 25 November by 18:00'],
  ['11-16T17:00', 'at', 'am 16. November um 18:00 Uhr', 'on 16 November at 18:00'],
  ['11-19T23:00', 'from', 'am Freitag', 'on Friday'],
  ['11-19T22:59', 'until', 'morgen', 'tomorrow'],
])('in a sentence %s, %s: %s', (time, meaning, german, english) => {
  expect(readable(de.inSentence(at(time), meaning))).toBe(german);
  expect(readable(en.inSentence(at(time), meaning))).toBe(english);
});

test('in a list the date has its weekday, and the year if it is not the current one', () => {
  expect(readable(de.inList(at('11-20T17:00'), 'until'))).toBe('Fr., 20. Nov., bis 18:00 Uhr');
  expect(readable(en.inList(at('11-20T17:00'), 'until'))).toBe('Fri 20 Nov, by 18:00');
  expect(readable(de.inList(at('11-20T17:00'), 'at'))).toBe('Fr., 20. Nov., 18:00 Uhr');
  expect(readable(en.inList(at('11-20T17:00'), 'at'))).toBe('Fri 20 Nov, 18:00');
  expect(readable(de.inList(at('11-19T23:00'), 'from'))).toBe('Fr., 20. Nov.');
  expect(readable(de.long(at('11-20T17:00')))).toBe('Freitag, 20. November, 18:00 Uhr');
  expect(readable(en.long(at('11-20T17:00')))).toBe('Friday 20 November, 18:00');
  const nextYear = new Date('2027-01-04T07:00:00Z');
  expect(readable(de.inList(nextYear, 'from'))).toBe('Mo., 4. Jan. 2027, ab 08:00 Uhr');
  expect(readable(en.inSentence(nextYear, 'from'))).toBe('on 4 January 2027 from 08:00');
});

test.each([
  ['11-18T15:40', 'heute', 'today', 'Heute, 16:40'],
  ['11-18T23:10', 'morgen', 'tomorrow', 'Morgen, 00:10'],
  ['11-17T08:00', 'gestern', 'yesterday', 'Gestern, 09:00'],
  ['11-20T17:00', 'Fr., 20. Nov.', 'Fri 20 Nov', 'Fr., 20. Nov., 18:00'],
  ['12-03T17:00', '3. Dez.', '3 Dec', '3. Dez., 18:00'],
])('the day of %s is %s', (time, german, english, moment) => {
  expect(readable(de.day(at(time)))).toBe(german);
  expect(readable(en.day(at(time)))).toBe(english);
  expect(readable(de.moment(at(time)))).toBe(moment);
});

test('time, date, yesterday, today and tomorrow are formatted', () => {
  const friday = at('11-20T17:00');
  expect([readable(de.clock(friday)), en.clock(friday), de.shortClock(friday)]).toEqual([
    '18:00 Uhr',
    '18:00',
    '18:00',
  ]);
  expect([readable(de.clock(friday, 'until')), readable(en.clock(friday, 'until'))]).toEqual([
    'bis 18:00 Uhr',
    'by 18:00',
  ]);
  expect([readable(de.date(friday)), readable(en.date(friday))]).toEqual(['20. Nov. 2026', '20 Nov 2026']);
  expect([de.isNear(friday), de.isNear(at('11-19T10:00'))]).toEqual([false, true]);
  // 23:30 in Berlin: an hour later is tomorrow.
  expect([de.isToday(at('11-18T22:59')), de.isToday(at('11-18T23:00'))]).toEqual([true, false]);
  expect(de.sameDay(at('11-18T23:00'), at('11-19T22:59'))).toBe(true);
});

describe('spans', () => {
  test.each([
    [0, 'unter 1 Min.', 'under a minute'],
    [40, '40 Min.', '40 min'],
    [120, '2 Std.', '2 h'],
    [266, '4 Std. 26 Min.', '4 h 26 min'],
    [1440, '24 Std.', '24 h'],
    [43 * 60 + 5, '2 Tage', '2 days'],
    [2 * 1440 + 180, '2 Tage', '2 days'],
    [66 * 60, '3 Tage', '3 days'],
  ])('%i minutes are %s', (minutes, german, english) => {
    expect(readable(de.span(minutes * 60_000))).toBe(german);
    expect(readable(en.span(minutes * 60_000))).toBe(english);
  });

  test('past spans are formatted with ago', () => {
    const earlier = (ms: number) => new Date(NOW.getTime() - ms);
    const ago = (ms: number) => [de, en].map((times) => readable(times.ago(earlier(ms))));
    expect(ago(59_000)).toEqual(['gerade eben', 'just now']);
    expect(ago(240_000)).toEqual(['vor 4 Min.', '4 min ago']);
    expect(ago(3 * 86_400_000)).toEqual(['vor 3 Tagen', '3 days ago']);
  });
});

test('documents have numeric dates', () => {
  const local = toLocal('Europe/Berlin', at('11-18T23:10'));
  expect([formatDate('de', local), formatDateTime('de', local)]).toEqual(['19.11.2026', '19.11.2026 00:10']);
  expect([formatDate('en', local), formatDateTime('en', local)]).toEqual([
    '19 Nov 2026',
    '19 Nov 2026, 00:10',
  ]);
});
