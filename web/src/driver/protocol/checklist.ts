// The checklist of keys, papers and equipment, and how an answer is stored.
import { checklistOf, KEYS } from '../../../../shared/vehicle/checklist.ts';
import type { Trip } from './car-shapes.ts';
import type { DraftChecklistItem, EarlierProtocol } from './draft.ts';

const MAX_KEYS = 20;

/** All items except the keys; additional items of the pickup protocol are asked again. */
export function itemsFor(trip: Pick<Trip, 'vehicle'>, earlier: EarlierProtocol | null): string[] {
  const own = checklistOf(trip.vehicle).filter((item) => item !== KEYS);
  const more = (earlier?.checklist ?? []).map(({ item }) => item);
  return [...own, ...more.filter((item) => item !== KEYS && !own.includes(item))];
}

export function answerTo(list: readonly DraftChecklistItem[], item: string): DraftChecklistItem | undefined {
  return list.find((answer) => answer.item === item);
}

/** Keys always come first, then the items in the order of the page. */
function placed(list: readonly DraftChecklistItem[], answer: DraftChecklistItem): DraftChecklistItem[] {
  if (answerTo(list, answer.item)) return list.map((other) => (other.item === answer.item ? answer : other));
  return answer.item === KEYS ? [answer, ...list] : [...list, answer];
}

export function answered(
  list: readonly DraftChecklistItem[],
  item: string,
  ok: boolean,
): DraftChecklistItem[] {
  return placed(list, { item, ok, count: null });
}

/** Fewer keys than at the pickup count as missing. */
export function countedKeys(
  list: readonly DraftChecklistItem[],
  count: number,
  earlier: EarlierProtocol | null,
): DraftChecklistItem[] {
  const before = answerTo(earlier?.checklist ?? [], KEYS)?.count ?? 0;
  const within = Math.min(MAX_KEYS, Math.max(0, count));
  return placed(list, { item: KEYS, ok: within > 0 && within >= before, count: within });
}

export function unanswered(
  trip: Pick<Trip, 'vehicle'>,
  list: readonly DraftChecklistItem[],
  earlier: EarlierProtocol | null,
): string[] {
  return [KEYS, ...itemsFor(trip, earlier)].filter((item) => !answerTo(list, item));
}
