// Times as people say them, by language, time zone and today.
import { expect, test } from 'vitest';
import { type Meaning, spokenTimes } from '../../src/platform/spoken-times.ts';

const NOW = new Date('2026-11-18T22:30:00Z');
const at = (time: string) => new Date(`2026-${time}:00Z`);
const readable = (text: string) => text.replaceAll('\u00a0', ' ');

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
])('%s, %s: %s', (time, meaning, german, english) => {
  expect(readable(spokenTimes('de', 'Europe/Berlin', NOW).say(at(time), meaning))).toBe(german);
  expect(readable(spokenTimes('en', 'Europe/Berlin', NOW).say(at(time), meaning))).toBe(english);
});

test('in a list the date has its weekday, and its year where it is another one', () => {
  const [de, en] = [spokenTimes('de', 'Europe/Berlin', NOW), spokenTimes('en', 'Europe/Berlin', NOW)];
  expect(readable(de.write(at('11-20T17:00'), 'until'))).toBe('Fr., 20. Nov., bis 18:00 Uhr');
  expect(readable(en.write(at('11-20T17:00'), 'until'))).toBe('Fri 20 Nov, by 18:00');
  expect(readable(de.write(at('11-20T17:00'), 'at'))).toBe('Fr., 20. Nov., 18:00 Uhr');
  expect(readable(de.writeLong(at('11-20T17:00')))).toBe('Freitag, 20. November, 18:00 Uhr');
  expect(readable(en.writeLong(at('11-20T17:00')))).toBe('Friday 20 November, 18:00');
  const nextYear = new Date('2027-01-04T07:00:00Z');
  expect(readable(de.write(nextYear, 'from'))).toBe('Mo., 4. Jan. 2027, ab 08:00 Uhr');
  expect(readable(en.say(nextYear, 'from'))).toBe('on 4 January 2027 from 08:00');
});

test.each([
  ['11-18T15:00', '11-18T15:40', '40 Min.', '40 min'],
  ['11-18T15:00', '11-18T17:00', '2 Std.', '2 h'],
  ['11-18T15:00', '11-18T17:10', '2 Std. 10 Min.', '2 h 10 min'],
  ['11-18T15:00', '11-19T15:00', '1 Tag', '1 day'],
  ['11-18T15:00', '11-21T09:00', '3 Tage', '3 days'],
])('from %s to %s it is %s', (from, to, german, english) => {
  expect(readable(spokenTimes('de', 'Europe/Berlin', NOW).span(at(from), at(to)))).toBe(german);
  expect(readable(spokenTimes('en', 'Europe/Berlin', NOW).span(at(from), at(to)))).toBe(english);
});
