// Copies rows of a table as lines with tabs, for a spreadsheet: the chosen ones, otherwise the one with the focus.
import { type RefObject, useEffect } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { toast } from './announce.tsx';
import { rowsToText } from './rows-to-text.ts';

/** The texts of a row and of what goes under it; a cell with a box to choose has none. */
function textsOf(row: HTMLElement, inRow: string, under: string): string[] {
  const next = row.nextElementSibling?.matches('[data-row]') ? null : row.nextElementSibling;
  return [...row.querySelectorAll<HTMLElement>(inRow), ...(next?.querySelectorAll<HTMLElement>(under) ?? [])]
    .filter((cell) => !cell.querySelector('input[type="checkbox"]'))
    .map(({ innerText }) => innerText);
}

/** Neither fields nor dialogs: there the browser copies. */
const ELSEWHERE = 'input:not([type="checkbox"]), textarea, select, dialog, [popover]';

export function useCopyRows(box: RefObject<HTMLElement | null>): void {
  const { table } = useMessages();
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const target = event.target as HTMLElement;
      const isText = getSelection()?.isCollapsed === false;
      if (event.defaultPrevented || isText || target.closest(ELSEWHERE) || !event.clipboardData) return;
      const rowsIn = (selector: string) => [...box.current!.querySelectorAll<HTMLElement>(selector)];
      const chosen = rowsIn('[data-row][data-chosen]');
      const rows = chosen.length > 0 ? chosen : rowsIn('[data-row]').filter((row) => row.contains(target));
      if (rows.length === 0) return;
      const lines = rows.map((row) => textsOf(row, 'td', 'dd'));
      if (rows.length > 1) {
        const under = textsOf(rows[0]!, ':scope > none', 'dt');
        lines.unshift([...textsOf(rowsIn('thead tr')[0]!, 'th', ':scope > none'), ...under]);
      }
      event.clipboardData.setData('text/plain', rowsToText(lines));
      event.preventDefault();
      toast(table.copied({ count: rows.length }));
    };
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, [box, table]);
}
