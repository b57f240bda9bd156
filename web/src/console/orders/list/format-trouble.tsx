// Formats why an order needs attention and how soon it is due, for cards and rows.
import {
  IconAlertTriangle,
  IconClockExclamation,
  IconCurrentLocationOff,
  IconLock,
  IconMessageQuestion,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../../../shared/time/format-duration.ts';
import type { Language } from '../../../messages/language.ts';
import { formatClock, formatDay } from '../../../ui/format.ts';
import type { Tone } from '../../../ui/status.tsx';
import type { DispatchListItem } from '../order-queries.ts';
import type { DispatchTexts } from '../texts.ts';

interface Description {
  tone: Tone;
  icon: ReactNode;
  text: string;
}

const LATE = <IconClockExclamation aria-hidden="true" />;

export function formatTrouble(
  texts: DispatchTexts,
  language: Language,
  order: DispatchListItem,
  nowMs: number,
): Description | null {
  const { list } = texts;
  const since = order.troubleSince
    ? inDative(formatDuration(language, nowMs - Date.parse(order.troubleSince)))
    : '';
  switch (order.trouble) {
    case 'COMPLAINT':
      return { tone: 'alert', icon: <IconAlertTriangle aria-hidden="true" />, text: list.complaint };
    case 'DAMAGE':
      return { tone: 'alert', icon: <IconAlertTriangle aria-hidden="true" />, text: list.damage };
    case 'SILENT':
      return {
        tone: 'warn',
        icon: <IconCurrentLocationOff aria-hidden="true" />,
        text: list.noPosition({ span: since }),
      };
    case 'TO_CONFIRM':
      return {
        tone: 'warn',
        icon: <IconMessageQuestion aria-hidden="true" />,
        text: list.toConfirm({ span: inDative(since) }),
      };
    case 'NO_ANSWER':
      return {
        tone: 'warn',
        icon: <IconMessageQuestion aria-hidden="true" />,
        text: list.noAnswer({ span: inDative(since) }),
      };
    case 'LATE':
      return { tone: 'warn', icon: LATE, text: formatLateness(texts, language, order) };
    case 'NOT_RELEASED':
      return { tone: 'warn', icon: <IconLock aria-hidden="true" />, text: list.notReleased };
    default:
      return formatDeliveredLate(texts, language, order);
  }
}

function formatDeliveredLate(
  { list }: DispatchTexts,
  language: Language,
  { late, lateMinutes }: DispatchListItem,
): Description | null {
  const span = formatDuration(language, lateMinutes * MINUTE_MS);
  return late ? { tone: 'warn', icon: LATE, text: list.deliveredLate({ span }) } : null;
}

/** The delay against the agreed time, and the expected time. */
function formatLateness({ list }: DispatchTexts, language: Language, order: DispatchListItem): string {
  const span = formatDuration(language, order.lateMinutes * MINUTE_MS);
  const expectedAt = order.expectedDelivery ?? order.delayedUntil;
  const overdue = order.requestedPickup === null ? list.deliveryOverdue : list.pickupOverdue;
  return expectedAt === null
    ? overdue({ span })
    : list.lateBy({ span, clock: formatClock(language, new Date(expectedAt)) });
}

const SOON_MS = 2 * HOUR_MS;

/** The time until the next due step, or since the delivery. */
export function formatDue(
  language: Language,
  order: DispatchListItem,
  nowMs: number,
): { text: string; tone: Tone | null; isDay: boolean } | null {
  if (order.due === null) return null;
  const ms = Date.parse(order.due) - nowMs;
  const isDay = ms > DAY_MS;
  const text = isDay ? formatDay(language, new Date(order.due), nowMs) : formatDuration(language, ms);
  const delivered = order.actualDelivery !== null;
  if (delivered) return { text, isDay, tone: order.trouble === 'DAMAGE' ? 'alert' : null };
  const waits = order.shownStatus === 'ACCEPTED' || order.shownStatus === 'TO_RELEASE';
  if (ms < 0) return { text: `−${text}`, isDay, tone: 'alert' };
  if (waits && ms < SOON_MS) return { text, isDay, tone: 'alert' };
  return { text, isDay, tone: order.trouble === null ? null : 'warn' };
}
