// The times on a card of the board, below their cities: agreed, expected, or what happened.
import type { Language } from '../../../messages/language.ts';
import { formatClock, formatDay, isSameDay } from '../../../ui/format.ts';
import type { DispatchListItem } from '../order-queries.ts';
import type { DispatchTexts } from '../texts.ts';

/** Only the time of day where it is today's. */
function formatWhen(language: Language, at: string, nowMs: number): string {
  const date = new Date(at);
  const clock = formatClock(language, date);
  return isSameDay(date, new Date(nowMs)) ? clock : `${formatDay(language, date, nowMs)} ${clock}`;
}

export function formatPickup(
  { list }: DispatchTexts,
  language: Language,
  order: Pick<DispatchListItem, 'actualPickup' | 'requestedPickup'>,
  nowMs: number,
): string {
  if (order.actualPickup) return list.pickedUp({ when: formatWhen(language, order.actualPickup, nowMs) });
  if (!order.requestedPickup) return '–';
  const date = new Date(order.requestedPickup);
  return `${formatDay(language, date, nowMs)} ${formatClock(language, date)}`;
}

export function formatDelivery(
  { list }: DispatchTexts,
  language: Language,
  order: Pick<DispatchListItem, 'actualDelivery' | 'expectedDelivery' | 'requestedDelivery' | 'delayedUntil'>,
  nowMs: number,
): string {
  if (order.actualDelivery)
    return list.deliveredAt({ when: formatWhen(language, order.actualDelivery, nowMs) });
  if (order.expectedDelivery)
    return list.arrives({ when: formatWhen(language, order.expectedDelivery, nowMs) });
  const at = order.delayedUntil ?? order.requestedDelivery;
  if (!at) return '–';
  const date = new Date(at);
  return list.deliveryBy({ day: formatDay(language, date, nowMs), clock: formatClock(language, date) });
}
