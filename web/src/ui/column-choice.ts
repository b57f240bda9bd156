// Which columns a table shows, and in which order. Names that the table does not know are left out: it may have lost
// a column since the choice was saved.

export function chosenColumns<Column extends { id: string }>(
  all: readonly Column[],
  chosen: readonly string[],
): Column[] {
  const found = [...new Set(chosen)].flatMap((id) => all.find((column) => column.id === id) ?? []);
  return found.length > 0 ? found : [...all];
}

/** The last column stays: a table needs one. */
export function toggleColumn(chosen: readonly string[], id: string): string[] {
  if (!chosen.includes(id)) return [...chosen, id];
  return chosen.length === 1 ? [...chosen] : chosen.filter((each) => each !== id);
}

export function moveColumn(chosen: readonly string[], id: string, step: -1 | 1): string[] {
  const from = chosen.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= chosen.length) return [...chosen];
  const moved = chosen.filter((each) => each !== id);
  moved.splice(to, 0, id);
  return moved;
}
