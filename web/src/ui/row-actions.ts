// The main action of a row by a key. When a row has gone, the focus moves to the one that takes its place.
import { useEffect } from 'react';
import { isTyping } from './is-typing.ts';
import { useRowKeys } from './row-keys.ts';

const ACTION_KEY = 'a';
const ROWS = '[data-row][tabindex]';

/** The button that the key presses; one per row. */
export const mainAction = { 'data-main-action': true } as const;

/** The button that the key presses while no row has an action of its own; one per page. */
export const pageAction = { 'data-page-action': true } as const;

/** Where the focus goes when the last row has gone. */
export const afterRows = { 'data-after-rows': true } as const;

const visibleRows = () =>
  [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.checkVisibility());

function act(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== ACTION_KEY || isTyping(event)) return;
  const row = (event.target as HTMLElement).closest(ROWS);
  const button =
    row?.querySelector<HTMLElement>('[data-main-action]:not(:disabled)') ??
    document.querySelector<HTMLElement>('[data-page-action]:not(:disabled)');
  if (!button) return;
  event.preventDefault();
  button.click();
}

export function useRowActions(): void {
  useRowKeys();
  useEffect(() => {
    let row: HTMLElement | null = null;
    let position = 0;
    const remember = ({ target }: FocusEvent) => {
      row = (target as HTMLElement).closest<HTMLElement>(ROWS);
      if (row) position = visibleRows().indexOf(row);
    };
    const observer = new MutationObserver(() => {
      if (!row || row.isConnected || document.activeElement !== document.body) return;
      row = null;
      const rows = visibleRows();
      const next = rows[Math.min(position, rows.length - 1)];
      (next ?? document.querySelector<HTMLElement>('[data-after-rows]'))?.focus();
    });
    document.addEventListener('keydown', act);
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('keydown', act);
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
