// Lists: a table with rows of 40 pixels that the keyboard moves through and Enter opens, or cards on a phone.
import { type ReactNode, useState } from 'react';
import { useRowKeys } from './row-keys.ts';
import tableCss from './table.module.css';
import { SkeletonCards, SkeletonRows } from './table-states.tsx';
import { useCards } from './use-cards.ts';
import { useFittingColumns } from './use-fitting-columns.ts';

export interface Column<Row> {
  id: string;
  header: string;
  /** For columns of buttons: only screen readers read the header. */
  headerHidden?: true;
  cell: (row: Row) => ReactNode;
  /** Amounts are aligned right. */
  align?: 'end';
  /**
   * Which columns go when the table gets too narrow: 1 goes first. A column without a priority stays: status,
   * plate and price always do.
   */
  priority?: 1 | 2 | 3;
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
  /** The content of a row on a phone. */
  card: (row: Row) => ReactNode;
  /** False for cards with buttons or links of their own, which cannot be inside a button. */
  cardOpens?: boolean;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** Their clicks are not meant for the row. */
const CONTROLS = 'a, button, input, select, label, dialog';

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const cards = useCards();
  if (props.rows?.length === 0) return props.empty;
  return cards ? <CardList {...props} /> : <WideTable {...props} />;
}

function WideTable<Row extends object>({
  label,
  columns: allColumns,
  rows,
  rowId,
  onOpen,
  isEnded,
  edge,
  unfolded,
}: DataTableProps<Row>) {
  const [current, setCurrent] = useState(0);
  const { box, columns, isTooWide } = useFittingColumns(allColumns, rows);

  useRowKeys();

  return (
    <section
      ref={box}
      className={tableCss.tableBox}
      data-scrolls={isTooWide || undefined}
      aria-label={isTooWide ? label : undefined}
      // A scrollable element must be reachable by keyboard.
      tabIndex={isTooWide ? 0 : undefined}
    >
      <table className={tableCss.table} aria-busy={rows === undefined}>
        <caption className="visually-hidden">{label}</caption>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} {...(width && { width })} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ id, header, headerHidden, align }) => (
              <th key={id} scope="col" className={align === 'end' ? tableCss.cellEnd : undefined}>
                {headerHidden ? <span className="visually-hidden">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <SkeletonRows columns={columns.length} />}
          {rows?.map((row, index) => {
            const id = rowId(row);
            const more = unfolded?.(row);
            return [
              <tr
                key={id}
                data-row
                className={isEnded?.(row) ? tableCss.rowEnded : undefined}
                data-edge={edge?.(row) ?? undefined}
                tabIndex={onOpen && (index === current ? 0 : -1)}
                onFocus={() => setCurrent(index)}
                onKeyDown={({ target, currentTarget, key }) =>
                  target === currentTarget && key === 'Enter' && onOpen?.(row)
                }
                onClick={({ target }) => (target as Element).closest(CONTROLS) === null && onOpen?.(row)}
              >
                {/* Cells are not components: an open dialog in a cell must survive a change of columns. */}
                {columns.map(({ id: columnId, cell, align }) => (
                  <td key={columnId} className={align === 'end' ? tableCss.cellEnd : undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>,
              more && (
                <tr key={`${id} unfolded`} className={tableCss.rowUnfolded}>
                  <td colSpan={columns.length}>{more}</td>
                </tr>
              ),
            ];
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The form of lists on a phone. */
export function CardList<Row extends object>({
  label,
  rows,
  rowId,
  card,
  isEnded,
  edge,
  cardOpens = true,
  onOpen,
  unfolded,
}: DataTableProps<Row>) {
  return (
    <ul className={tableCss.cards} aria-label={label} aria-busy={rows === undefined}>
      {rows === undefined && <SkeletonCards />}
      {rows?.map((row) => (
        <li
          key={rowId(row)}
          className={isEnded?.(row) ? tableCss.rowEnded : undefined}
          data-edge={edge?.(row) ?? undefined}
        >
          {onOpen && cardOpens ? (
            <button type="button" onClick={() => onOpen(row)}>
              {card(row)}
            </button>
          ) : (
            card(row)
          )}
          {unfolded && <CardUnfolded>{unfolded(row)}</CardUnfolded>}
        </li>
      ))}
    </ul>
  );
}

function CardUnfolded({ children }: { children: ReactNode }) {
  return children ? <div className={tableCss.cardUnfolded}>{children}</div> : null;
}
