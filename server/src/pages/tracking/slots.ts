// The times that a recipient can ask for with one tap: the next windows of two hours by daylight. Pure.
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import { toInstant, toLocal } from '../../platform/time-zones.ts';

export interface Slot {
  from: Date;
  until: Date;
}

const SLOT_HOURS = 2;
const FIRST_HOUR = 8;
const LAST_HOUR = 18;
const MAX_SLOTS = 3;
/** Dispatch and driver need time to react. */
const NOTICE_MS = HOUR_MS;
const MAX_DAYS_AHEAD = 3;

/** From the agreed time on, at the earliest an hour from now, without the agreed window itself. */
export function slotsAfter(agreed: Date, now: Date, timeZone: string): Slot[] {
  const earliest = Math.max(agreed.getTime(), now.getTime() + NOTICE_MS);
  const firstDay = toLocal(timeZone, new Date(earliest)).dayNumber;
  const slots: Slot[] = [];
  for (let day = firstDay; day <= firstDay + MAX_DAYS_AHEAD && slots.length < MAX_SLOTS; day += 1) {
    for (let hour = FIRST_HOUR; hour + SLOT_HOURS <= LAST_HOUR + SLOT_HOURS; hour += SLOT_HOURS) {
      const from = toInstant(day * DAY_MS + hour * HOUR_MS, timeZone);
      const until = new Date(from.getTime() + SLOT_HOURS * HOUR_MS);
      if (from.getTime() >= earliest && slots.length < MAX_SLOTS) slots.push({ from, until });
    }
  }
  return slots;
}

export function slotValue({ from, until }: Slot): string {
  return `${from.toISOString()}/${until.toISOString()}`;
}

/** A window of the expected length that lies ahead; it need not be offered any more. */
export function readSlot(value: string, now: Date): Slot | null {
  const [from, until] = value.split('/').map((text) => new Date(text)) as [Date, Date | undefined];
  if (until === undefined || Number.isNaN(from.getTime()) || Number.isNaN(until.getTime())) return null;
  const isSlot = until.getTime() - from.getTime() === SLOT_HOURS * HOUR_MS && from > now;
  return isSlot && from.getTime() - now.getTime() < 60 * DAY_MS ? { from, until } : null;
}
