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
  const byKey = Map.groupBy(items, keyOf);
  const isFolded = (key: string | null): key is string =>
    key !== null && (byKey.get(key)?.length ?? 0) >= MIN_FOLDED;
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (!isFolded(key)) return [item];
    const all = byKey.get(key)!;
    return all[0] === item ? [{ key, items: all }] : [];
  });
}

export function isFold<Item extends object>(row: Item | Fold<Item>): row is Fold<Item> {
  return 'items' in row && 'key' in row;
}
