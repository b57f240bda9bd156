// The limit of a cache by the number of its entries.

/**
 * Options of lru-cache. Its own option `max` reserves memory for all entries at the start, and
 * clearing goes through all of them; a limit of the sizes costs as much as there are entries.
 */
export function maxEntries(max: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: max, sizeCalculation: () => 1 };
}
