export interface FittedItem {
  id: string;
  width: number;
  /** An active filter is the last to leave the row. */
  isSet: boolean;
}

/**
 * The items that leave the row, from its end and active ones last; the button for them needs space, too.
 * Widths include the space between the items.
 */
export function itemsToHide(items: readonly FittedItem[], space: number, moreWidth: number): Set<string> {
  const hidden = new Set<string>();
  let needed = items.reduce((sum, { width }) => sum + width, 0);
  if (needed <= space) return hidden;
  needed += moreWidth;
  const fromEnd = [...items].reverse();
  for (const item of [...fromEnd.filter(({ isSet }) => !isSet), ...fromEnd.filter(({ isSet }) => isSet)]) {
    if (needed <= space) break;
    hidden.add(item.id);
    needed -= item.width;
  }
  return hidden;
}
