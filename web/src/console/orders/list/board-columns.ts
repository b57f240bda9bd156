// Which columns of the board are open: those with work, unless a person folded or unfolded them by hand.
import type { OrdersGroup } from './orders-search.ts';

/** Columns that dispatch needs all day; the others are folded, even with orders. */
const WORKING = [
  'TO_RELEASE',
  'ACCEPTED',
  'SCHEDULED',
  'PICKUP_IN_PROGRESS',
  'IN_TRANSIT',
  'DELIVERY_IN_PROGRESS',
  'DELIVERED',
] as const;

/** A view of one group opens its columns only. */
const OF_GROUP: Partial<Record<OrdersGroup, readonly string[]>> = {
  release: ['TO_RELEASE'],
  assign: ['ACCEPTED'],
  road: ['PICKUP_IN_PROGRESS', 'IN_TRANSIT', 'DELIVERY_IN_PROGRESS'],
  delivered: ['DELIVERED', 'COMPLAINT'],
};

export interface HandChoice {
  folded: readonly string[];
  unfolded: readonly string[];
}

export function isColumnOpen(
  { status, count }: { status: string; count: number },
  group: OrdersGroup | undefined,
  { folded, unfolded }: HandChoice,
): boolean {
  const ofGroup = group && OF_GROUP[group];
  if (ofGroup) return ofGroup.includes(status);
  if (folded.includes(status)) return false;
  if (unfolded.includes(status)) return true;
  return count > 0 && WORKING.some((each) => each === status);
}

/** What is folded by hand stays folded, and what is unfolded by hand stays open even when it is empty. */
export function toggleColumnByHand(status: string, isOpen: boolean, choice: HandChoice): HandChoice {
  const folded = choice.folded.filter((each) => each !== status);
  const unfolded = choice.unfolded.filter((each) => each !== status);
  return isOpen ? { folded: [...folded, status], unfolded } : { folded, unfolded: [...unfolded, status] };
}
