// Delta debugging: the few parts of a list with which something still happens.

/** Returns a part of the list from which no single element can be left out. `stillFails` sees the list in its order. */
export async function shrink<T>(
  list: readonly T[],
  stillFails: (part: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  let kept = [...list];
  let chunks = 2;
  while (kept.length > 1) {
    const size = Math.ceil(kept.length / chunks);
    const smaller = await findSmaller(kept, size, stillFails);
    if (smaller) {
      kept = smaller;
      chunks = Math.max(chunks - 1, 2);
    } else if (size === 1) {
      return kept;
    } else {
      chunks = Math.min(chunks * 2, kept.length);
    }
  }
  return kept;
}

/** The list without one of its chunks; the last chunk first, because most early steps only prepare. */
async function findSmaller<T>(
  list: readonly T[],
  size: number,
  stillFails: (part: readonly T[]) => Promise<boolean>,
): Promise<T[] | null> {
  for (let from = Math.floor((list.length - 1) / size) * size; from >= 0; from -= size) {
    const without = [...list.slice(0, from), ...list.slice(from + size)];
    if (without.length > 0 && (await stillFails(without))) return without;
  }
  return null;
}
