// Which decisions are new, and how many of them came up while another tab was in front. Pure.

export interface Watched {
  /** Null before the first list: what was there at the start is not new. */
  known: ReadonlySet<string> | null;
  unseen: ReadonlySet<string>;
}

export const NOTHING_WATCHED: Watched = { known: null, unseen: new Set() };

/** `rings`: whether something new came up. A decision that was made leaves the count. */
export function watchDecisions(
  { known, unseen }: Watched,
  ids: readonly string[],
  isInFront: boolean,
): { watched: Watched; rings: boolean } {
  const added = known === null ? [] : ids.filter((id) => !known.has(id));
  const left = [...unseen].filter((id) => ids.includes(id));
  const counted = isInFront ? [] : [...left, ...added];
  return { watched: { known: new Set(ids), unseen: new Set(counted) }, rings: added.length > 0 };
}

export function seenAll({ known }: Watched): Watched {
  return { known, unseen: new Set() };
}
