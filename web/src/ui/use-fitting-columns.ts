// Leaves out columns of a table that do not measure, in the order of their priority.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { onResize } from './on-resize.ts';

interface Prioritized {
  priority?: 1 | 2 | 3;
}

/** The columns without the `count` that go first: priority 1 before 2, the last one before earlier ones. */
export function withoutFirst<Column extends Prioritized>(
  columns: readonly Column[],
  count: number,
): Column[] {
  const going = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => column.priority !== undefined)
    .sort((a, b) => a.column.priority! - b.column.priority! || b.index - a.index)
    .slice(0, count)
    .map(({ column }) => column);
  return columns.filter((column) => !going.includes(column));
}

export function useFittingColumns<Column extends Prioritized>(
  columns: readonly Column[],
  rows: unknown,
): { box: RefObject<HTMLElement | null>; columns: Column[]; isTooWide: boolean } {
  const box = useRef<HTMLElement>(null);
  const [gone, setGone] = useState(0);
  const [isTooWide, setTooWide] = useState(false);
  /** The width that the table needs without so many columns. */
  const needed = useRef<number[]>([]);
  const canGo = columns.filter(({ priority }) => priority !== undefined).length;

  // Other rows or columns need other widths.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for other rows.
  useLayoutEffect(() => {
    needed.current = [];
    setGone(0);
  }, [rows, canGo]);

  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => {
      const width = element.clientWidth;
      needed.current[gone] = element.firstElementChild!.scrollWidth;
      const isCut = needed.current[gone]! > width;
      if (isCut && gone < canGo) setGone(gone + 1);
      else if (gone > 0 && (needed.current[gone - 1] ?? 0) <= width) setGone(gone - 1);
      setTooWide(isCut && gone >= canGo);
    };
    measure();
    // A cell may get wider by itself, without other rows.
    return onResize([element, element.firstElementChild!], measure);
  });

  return { box, columns: withoutFirst(columns, gone), isTooWide };
}
