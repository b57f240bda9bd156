// Which rows of a list are chosen. A range starts at the row that was chosen last and replaces the range before it,
// so that it can grow and shrink; what was chosen apart from it stays.

export interface Choice {
  chosen: readonly string[];
  /** Where the next range starts. */
  anchor: string | null;
  /** What the last range added. */
  range: readonly string[];
}

export const NOTHING_CHOSEN: Choice = { chosen: [], anchor: null, range: [] };

export function toggleRow({ chosen }: Choice, id: string): Choice {
  const rest = chosen.filter((each) => each !== id);
  return { chosen: rest.length < chosen.length ? rest : [...chosen, id], anchor: id, range: [] };
}

/** `order` are the ids of all rows as the list shows them. */
export function extendTo({ chosen, anchor, range }: Choice, order: readonly string[], id: string): Choice {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  const span = from === -1 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  const kept = chosen.filter((each) => !range.includes(each));
  const added = span.filter((each) => !kept.includes(each));
  return { chosen: [...kept, ...added], anchor: from === -1 ? id : anchor, range: added };
}

export function stateOfAll({ chosen }: Choice, order: readonly string[]): 'none' | 'some' | 'all' {
  const count = order.filter((id) => chosen.includes(id)).length;
  if (count === 0) return 'none';
  return count === order.length ? 'all' : 'some';
}

/** The box in the head chooses all rows, or none if all are chosen. */
export function toggleAll(choice: Choice, order: readonly string[]): Choice {
  return stateOfAll(choice, order) === 'all' ? NOTHING_CHOSEN : { ...NOTHING_CHOSEN, chosen: [...order] };
}
