// Decides which customers get a reminder today, about which invoices, at which level. Pure.

import { addDays } from '../../../../../shared/time/days.ts';
import { amountToCents } from '../../../model/prices/price.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import { daysOverdue } from '../ageing.ts';
import type { OpenItem } from '../payment.ts';
import { type BaseRate, flatFeeCents, interestCents } from './late-payment.ts';
import type { ReminderSettings } from './settings.ts';

interface DueItem extends OpenItem {
  /** The level that it reaches with this reminder. */
  level: number;
}

/** One letter: all due invoices of a customer in one currency. */
export interface PlannedReminder {
  accountId: string;
  accountName: string;
  currency: string;
  /** The highest among its invoices, which decides about text and fee. */
  level: number;
  items: DueItem[];
  openCents: number;
  feeCents: number;
  /** Whether the fee is the flat fee of the law. */
  isFlatFee: boolean;
  interestCents: number;
  totalCents: number;
  payUntil: string;
}

export interface Day {
  today: string;
  timeZone: string;
}

/**
 * Null if no reminder is due. Between two levels there are as many days as between their terms, so that an invoice that is
 * long overdue does not get all levels in a row.
 */
export function nextLevel(
  item: OpenItem,
  { levels }: ReminderSettings,
  { today, timeZone }: Day,
): number | null {
  const level = item.reminderLevel + 1;
  const next = levels[level - 1];
  if (next === undefined || item.openCents <= 0) return null;
  if (daysOverdue(item.dueOn, today) < next.daysAfterDue) return null;
  if (item.remindedOn === null) return level;
  const pause = next.daysAfterDue - levels[level - 2]!.daysAfterDue;
  return daysOverdue(dayOf(timeZone, item.remindedOn), today) >= pause ? level : null;
}

/** What a customer has in one currency that is not set off yet: credits, and payments that wait to be allocated. */
export interface Balance {
  accountId: string;
  currency: string;
  cents: number;
}

/** No letter about less than the minimum, or about a claim that the balance of the customer covers. */
export function planReminders(
  items: readonly OpenItem[],
  settings: ReminderSettings,
  day: Day,
  balances: readonly Balance[] = [],
): PlannedReminder[] {
  const letters = new Map<string, DueItem[]>();
  for (const item of items) {
    const level = nextLevel(item, settings, day);
    if (level === null || isBlocked(item)) continue;
    const key = keyOf(item);
    letters.set(key, [...(letters.get(key) ?? []), { ...item, level }]);
  }
  const balanceOf = sumBalances(balances);
  return [...letters]
    .map(([key, due]) => ({ letter: letterAbout(due, settings, day), balance: balanceOf.get(key) ?? 0 }))
    .filter(({ letter: { openCents }, balance }) => isWorthALetter(openCents, balance, settings))
    .map(({ letter }) => letter);
}

const keyOf = ({ accountId, currency }: { accountId: string; currency: string }) =>
  `${accountId} ${currency}`;

function sumBalances(balances: readonly Balance[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const balance of balances) sums.set(keyOf(balance), (sums.get(keyOf(balance)) ?? 0) + balance.cents);
  return sums;
}

function isWorthALetter(openCents: number, balance: number, { minimumAmount }: ReminderSettings): boolean {
  return openCents > balance && openCents >= amountToCents(minimumAmount);
}

/** How many letters there are about these due sums. */
export function countLetters(
  due: readonly DueSum[],
  settings: ReminderSettings,
  balances: readonly Balance[],
): number {
  const balanceOf = sumBalances(balances);
  return due.filter((sum) => isWorthALetter(sum.openCents, balanceOf.get(keyOf(sum)) ?? 0, settings)).length;
}

/** What a customer has to be reminded of in one currency. */
export interface DueSum {
  accountId: string;
  currency: string;
  openCents: number;
}

export function isBlocked({ blocked, accountBlocked }: OpenItem): boolean {
  return blocked !== null || accountBlocked !== null;
}

function letterAbout(
  items: DueItem[],
  { levels, latePayment }: ReminderSettings,
  { today }: Day,
): PlannedReminder {
  const { accountId, accountName, currency } = items[0]!;
  const level = Math.max(...items.map((item) => item.level));
  const { fee, payWithinDays } = levels[level - 1]!;
  const openCents = items.reduce((sum, item) => sum + item.openCents, 0);
  const isLate = level >= latePayment.fromLevel;
  const flatFee = isLate && latePayment.flatFee ? flatFeeCents(currency, items.length) : null;
  const interest = isLate && latePayment.interest ? sumInterest(items, today, latePayment.baseRates) : 0;
  const feeCents = flatFee ?? amountToCents(fee);
  return {
    accountId,
    accountName,
    currency,
    level,
    items,
    openCents,
    feeCents,
    isFlatFee: flatFee !== null,
    interestCents: interest,
    totalCents: openCents + feeCents + interest,
    payUntil: addDays(today, payWithinDays),
  };
}

function sumInterest(items: readonly OpenItem[], today: string, baseRates: readonly BaseRate[]): number {
  return items.reduce((sum, item) => sum + interestCents(item, today, baseRates), 0);
}
