// The name that was probably meant.

const MAX_SLIPS = 3;

/** Null when none is near. */
export function nearest<T extends string>(given: string, choices: readonly T[]): T | null {
  const plain = given.toLowerCase();
  const allowed = Math.min(MAX_SLIPS, Math.floor(plain.length / 3));
  const near = choices
    .map((choice) => ({ choice, slips: slipsBetween(plain, choice.toLowerCase()) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.choice ?? null;
}

/** Letters that were changed, left out or added. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const letter of one.slice(0, 100)) {
    const next = [row[0]! + 1];
    for (const [i, theirs] of [...other].entries()) {
      next.push(Math.min(row[i]! + (letter === theirs ? 0 : 1), row[i + 1]! + 1, next[i]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
