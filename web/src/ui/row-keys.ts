// Moving through the rows of lists by keyboard. The focus itself moves, so that screen readers follow and Enter
// reaches the row. Rows are elements with `data-row` and a tab index; several lists on a page are one sequence.
import { useEffect } from 'react';
import { isTyping } from './is-typing.ts';

const ROWS = '[data-row][tabindex]';
const STEPS: Record<string, 1 | -1> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

function move(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const step = STEPS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!step || isTyping(event)) return;
  // Inside a row and in what scrolls, arrow keys have other meanings; from elsewhere one steps into the list.
  const entersList = step === 1 && !target.closest(ROWS) && target.matches('body, a, button');
  if (event.key.startsWith('Arrow') && !target.matches(ROWS) && !entersList) return;
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.checkVisibility());
  const at = rows.findIndex((row) => row === target || row.contains(target));
  const current = rows.find((row) => row.tabIndex === 0) ?? rows[0];
  const next = at === -1 ? current : rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

let lists = 0;

/** J and K, or the arrow keys, move the focus while at least one list is on the page. */
export function useRowKeys(): void {
  useEffect(() => {
    lists += 1;
    if (lists === 1) document.addEventListener('keydown', move);
    return () => {
      lists -= 1;
      if (lists === 0) document.removeEventListener('keydown', move);
    };
  }, []);
}
