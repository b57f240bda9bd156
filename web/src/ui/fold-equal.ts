// Folds rows of the same kind into one row with a count, so that one outage does not hide everything else.

export interface Fold<Item> {
  key: string;
  items: readonly Item[];
}

/** From this number on, equal rows become one. */
export const MIN_FOLDED = 4;

/**
 * Keeps the order; a fold stands where its first item was. An item without a key is never folded.
 */
export function foldEqual<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): (Item | Fold<Item>)[] {
  return items.flatMap((item): (Item | Fold<Item>)[] => {
    const key = keyOf(item);
    const all = key === null ? [] : items.filter((other) => keyOf(other) === key);
    if (key === null || all.length < MIN_FOLDED) return [item];
    return all[0] === item ? [{ key, items: all }] : [];
  });
}

export function isFold<Item extends object>(row: Item | Fold<Item>): row is Fold<Item> {
  return 'items' in row && 'key' in row;
}
