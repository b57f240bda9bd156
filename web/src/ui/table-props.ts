// What a list needs to be shown as a table or as cards.
import type { ReactNode } from 'react';
import type { Sorting } from './table-head.tsx';
import type { RowChoice } from './use-row-choice.ts';

export interface Column<Row> {
  id: string;
  header: string;
  /** For columns of buttons: only screen readers read the header. */
  headerHidden?: true;
  cell: (row: Row) => ReactNode;
  /** Amounts are aligned right. */
  align?: 'end';
  /**
   * Which columns go under their row when the table gets too narrow: 1 goes first. A column without a priority stays:
   * status, plate and price always do.
   */
  priority?: 1 | 2 | 3;
  /** The name of its sort order in the API, where the list can be sorted by it. */
  sort?: string;
  /** In pixels, for columns whose width must not depend on the content. */
  width?: number;
}

export interface DataTableProps<Row> {
  /** The label of the list for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page loads: a skeleton of the same size is shown. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Ended rows are muted. */
  isEnded?: (row: Row) => boolean;
  /** A coloured left edge for rows that need a person. */
  edge?: (row: Row) => 'alert' | null;
  /** The content below an expanded row; null for a collapsed row. */
  unfolded?: (row: Row) => ReactNode;
  sorting?: Sorting;
  /** For lists whose rows can be chosen; `nameOf` tells them apart. */
  choice?: { rows: RowChoice; nameOf: (row: Row) => string };
  /** The content of a row on a phone. */
  card: (row: Row) => ReactNode;
  /** False for cards with buttons or links of their own, which cannot be inside a button. */
  cardOpens?: boolean;
  /** Shown when there are no rows. */
  empty: ReactNode;
}
