/** Lines with tabs, as spreadsheets read them. */
export function rowsToText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t')).join('\n');
}
