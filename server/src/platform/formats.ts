// Formats amounts, numbers, dates and countries in documents, by language, time zone and currency.

import { LRUCache } from 'lru-cache';
import { localeOf } from '../../../shared/text/locale.ts';
import type { AnyLanguage } from '../../../shared/texts/generated/languages.ts';
import { formatDate, formatDateTime } from './format-time.ts';
import { toLocal } from './time-zones.ts';

export interface Formats {
  money(cents: number): string;
  /** Two to four decimals, for prices per kilometre. */
  unitPrice(decimalText: string): string;
  number(value: number): string;
  percent(value: number): string;
  date(instant: Date): string;
  dateTime(instant: Date): string;
  /** 15:40. */
  time(instant: Date): string;
  /** A calendar day such as 2026-11-17. */
  day(day: string): string;
  /** The name of the weekday of a calendar day. */
  weekday(day: string): string;
  country(code: string): string;
}

/** Cached, because building them costs more than most documents' text. There is one per currency in use. */
const MAX_KEPT = 100;
const kept = new LRUCache<string, Formats>({ max: MAX_KEPT });

export function formatsFor(language: AnyLanguage, timeZone: string, currency: string): Formats {
  const key = `${language} ${timeZone} ${currency}`;
  const formats = kept.get(key) ?? buildFormats(language, timeZone, currency);
  kept.set(key, formats);
  return formats;
}

function buildFormats(language: AnyLanguage, timeZone: string, currency: string): Formats {
  const locale = localeOf(language);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const unitPrice = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });

  return {
    money: (cents) => money.format(cents / 100),
    unitPrice: (decimalText) => unitPrice.format(Number(decimalText)),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    date: (instant) => formatDate(language, toLocal(timeZone, instant)),
    dateTime: (instant) => formatDateTime(language, toLocal(timeZone, instant)),
    time: (instant) => toLocal(timeZone, instant).time,
    weekday: (day) => weekday.format(new Date(`${day}T00:00:00Z`)),
    day: (day) => formatDate(language, toLocal('UTC', new Date(`${day}T00:00:00Z`))),
    country: (code) => regions.of(code) ?? code,
  };
}
