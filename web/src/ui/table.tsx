// Lists: a table with rows of 40 pixels that the keyboard moves through and Enter opens, or cards on a phone.
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { usePhone } from './phone.ts';
import tableCss from './table.module.css';
import { SkeletonCards, SkeletonRows } from './table-states.tsx';

export interface Column<Row> {
  id: string;
  header: string;
  /** For columns of buttons: only screen readers read the header. */
  headerHidden?: true;
  cell: (row: Row) => ReactNode;
  /** Amounts are aligned right. */
  align?: 'end';
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
  /** Shown when there are no rows. */
  empty: ReactNode;
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = usePhone();
  if (props.rows?.length === 0) return props.empty;
  return phone ? <CardList {...props} /> : <WideTable {...props} />;
}

function WideTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  onOpen,
  isEnded,
  edge,
  unfolded,
}: DataTableProps<Row>) {
  const [current, setCurrent] = useState(0);

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => {
    if (event.target !== event.currentTarget) return;
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (event.key === 'Enter') onOpen?.(row);
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(index + step, 0), (rows?.length ?? 0) - 1);
    setCurrent(next);
    const body = event.currentTarget.closest('tbody');
    body?.querySelectorAll<HTMLTableRowElement>('tr[data-row]')[next]?.focus();
  };

  return (
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
              onKeyDown={(event) => onKeyDown(event, index, row)}
              onClick={() => onOpen?.(row)}
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
          {onOpen ? (
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
