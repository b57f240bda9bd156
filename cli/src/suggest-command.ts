// Suggests the nearest name for a misspelled one.

const MAX_TYPOS = 3;

/** Null if no name is similar. */
export function suggestCommand<T extends string>(given: string, choices: readonly T[]): T | null {
  const plain = given.toLowerCase();
  const allowed = Math.min(MAX_TYPOS, Math.floor(plain.length / 3));
  const near = choices
    .map((choice) => ({ choice, typos: editDistance(plain, choice.toLowerCase()) }))
    .filter(({ typos }) => typos <= allowed)
    .sort((one, other) => one.typos - other.typos);
  return near[0]?.choice ?? null;
}

/** The number of changed, missing and added letters. */
function editDistance(one: string, other: string): number {
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
