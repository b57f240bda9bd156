// What needs a person about an order and how soon something is due, as cards and rows say it.
import {
  IconAlertTriangle,
  IconClockExclamation,
  IconCurrentLocationOff,
  IconMessageQuestion,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Language } from '../../../messages/language.ts';
import { formatClock, formatDay } from '../../../ui/format.ts';
import type { Tone } from '../../../ui/status.tsx';
import type { DeskWords } from '../en.ts';
import type { DeskOrder } from '../order-queries.ts';
import { shortSpan } from '../spans.ts';

interface Said {
  tone: Tone;
  icon: ReactNode;
  text: string;
}

const LATE = <IconClockExclamation aria-hidden="true" />;

export function sayTrouble(
  words: DeskWords,
  language: Language,
  order: DeskOrder,
  nowMs: number,
): Said | null {
  const { list, page } = words;
  const since = order.troubleSince ? shortSpan(nowMs - Date.parse(order.troubleSince), page) : '';
  switch (order.trouble) {
    case 'COMPLAINT':
      return { tone: 'alert', icon: <IconAlertTriangle aria-hidden="true" />, text: list.complaint };
    case 'DAMAGE':
      return { tone: 'alert', icon: <IconAlertTriangle aria-hidden="true" />, text: list.damage };
    case 'NO_POSITION':
      return {
        tone: 'warn',
        icon: <IconCurrentLocationOff aria-hidden="true" />,
        text: list.noPosition(since),
      };
    case 'NO_ANSWER':
      return { tone: 'warn', icon: <IconMessageQuestion aria-hidden="true" />, text: list.noAnswer(since) };
    case 'LATE':
      return { tone: 'warn', icon: LATE, text: sayLate(words, language, order, nowMs) };
    default:
      return null;
  }
}

function sayLate({ list, page }: DeskWords, language: Language, order: DeskOrder, nowMs: number): string {
  const { expectedDelivery, requestedDelivery, delayedUntil, requestedPickup } = order;
  if (expectedDelivery === null && delayedUntil === null) {
    return requestedPickup
      ? list.pickupOverdue(shortSpan(nowMs - Date.parse(requestedPickup), page))
      : list.late;
  }
  if (delayedUntil !== null) return list.delayedTo(formatClock(language, new Date(delayedUntil)));
  const expected = new Date(Math.max(Date.parse(expectedDelivery!), nowMs));
  const ms = requestedDelivery ? expected.getTime() - Date.parse(requestedDelivery) : 0;
  return ms > 0 ? list.lateBy(shortSpan(ms, page), formatClock(language, expected)) : list.late;
}

const SOON_MS = 2 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** How long until what is due next, or since it was delivered. */
export function sayDue(
  { page }: DeskWords,
  language: Language,
  order: DeskOrder,
  nowMs: number,
): { text: string; tone: Tone | null; isDay: boolean } | null {
  if (order.due === null) return null;
  const ms = Date.parse(order.due) - nowMs;
  const isDay = ms > DAY_MS;
  const text = isDay ? formatDay(language, new Date(order.due), nowMs) : shortSpan(ms, page);
  const delivered = order.actualDelivery !== null;
  if (delivered) return { text, isDay, tone: order.trouble === 'DAMAGE' ? 'alert' : null };
  const waits = order.shownStatus === 'ACCEPTED';
  if (ms < 0) return { text: `−${text}`, isDay, tone: 'alert' };
  if (waits && ms < SOON_MS) return { text, isDay, tone: 'alert' };
  return { text, isDay, tone: order.trouble === null ? null : 'warn' };
}
