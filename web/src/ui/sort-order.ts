// The sort order of a list by the name in its address: `price`, or `-price` for the highest first.

/** What a click on a head does: ascending, descending, then back to the list's own order. */
export function nextSort(
  by: string,
  current: string | undefined,
  own: string | undefined,
): string | undefined {
  const steps = [...new Set([by, `-${by}`, own])];
  return steps[(steps.indexOf(current) + 1) % steps.length];
}

export function directionOf(
  by: string | undefined,
  current: string | undefined,
): 'ascending' | 'descending' | undefined {
  if (by === undefined || current === undefined) return undefined;
  if (current === by) return 'ascending';
  return current === `-${by}` ? 'descending' : undefined;
}
