// The table of wide pages. Columns that do not fit go under their row, so that nothing is cut or out of sight.
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useCopyRows } from './copy-rows.ts';
import { isTyping } from './is-typing.ts';
import { useRowKeys } from './row-keys.ts';
import tableCss from './table.module.css';
import { ChooseAll, ChooseRow, HeadCell } from './table-head.tsx';
import type { Column, DataTableProps } from './table-props.ts';
import { SkeletonRows } from './table-states.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';

/** Their clicks are not meant for the row. */
const CONTROLS = 'a, button, input, select, label, dialog';

const STEPS: Record<string, 1 | -1> = { J: 1, K: -1, ArrowDown: 1, ArrowUp: -1 };

export function WideTable<Row extends object>({
  label,
  columns: allColumns,
  rows,
  rowId,
  onOpen,
  isEnded,
  edge,
  unfolded,
  sorting,
  choice,
}: DataTableProps<Row>) {
  const [current, setCurrent] = useState(0);
  const { box, columns, isTooWide } = useFittingColumns(allColumns, rows);
  const under = allColumns.filter((column) => !columns.includes(column));
  const order = rows?.map(rowId) ?? [];
  const columnCount = columns.length + (choice ? 1 : 0);

  useRowKeys();
  useCopyRows(box);

  const events = rowEvents({ rowId, onOpen, choice }, order);

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
          {choice && <col width={48} />}
          {columns.map(({ id, width }) => (
            <col key={id} {...(width && { width })} />
          ))}
        </colgroup>
        <thead>
          <HeadRow columns={columns} sorting={sorting} choice={choice} order={order} />
        </thead>
        <tbody>
          {rows === undefined && <SkeletonRows columns={columnCount} />}
          {rows?.map((row, index) => (
            <BodyRow
              key={rowId(row)}
              {...{ row, index, order, columns, under, choice, isEnded, edge, unfolded }}
              id={rowId(row)}
              isCurrent={index === current}
              canOpen={onOpen !== undefined}
              events={events}
              onFocus={() => setCurrent(index)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the table was given, as it hands it on. */
type Given<Row, Name extends keyof DataTableProps<Row>> = {
  [One in Name]: DataTableProps<Row>[One] | undefined;
} & Pick<DataTableProps<Row>, Extract<Name, 'columns' | 'rowId'>>;

interface BodyRowProps<Row> extends Given<Row, 'columns' | 'choice' | 'isEnded' | 'edge' | 'unfolded'> {
  row: Row;
  id: string;
  index: number;
  order: readonly string[];
  /** The columns that do not fit. */
  under: readonly Column<Row>[];
  isCurrent: boolean;
  canOpen: boolean;
  events: ReturnType<typeof rowEvents<Row>>;
  onFocus: () => void;
}

function BodyRow<Row>({
  row,
  id,
  index,
  order,
  columns,
  under,
  choice,
  isEnded,
  edge,
  unfolded,
  isCurrent,
  canOpen,
  events: { onRowKey, onRowClick },
  onFocus,
}: BodyRowProps<Row>) {
  const more = unfolded?.(row);
  const isChosen = choice?.rows.isChosen(id) ?? false;
  return (
    <>
      <tr
        data-row
        className={isEnded?.(row) ? tableCss.rowEnded : undefined}
        data-edge={edge?.(row) ?? undefined}
        data-chosen={isChosen || undefined}
        tabIndex={canOpen ? (isCurrent ? 0 : -1) : undefined}
        onFocus={onFocus}
        onKeyDown={(event) => onRowKey(event, row, index)}
        // Shift+click chooses a range of rows, not a range of text.
        onMouseDown={(event) => choice && event.shiftKey && event.preventDefault()}
        onClick={(event) => onRowClick(event, row)}
      >
        {choice && (
          <td>
            <ChooseRow
              name={choice.nameOf(row)}
              id={id}
              order={order}
              choice={choice.rows}
              isCurrent={isCurrent || !canOpen}
            />
          </td>
        )}
        {/* Cells are not components: an open dialog in a cell must survive a change of columns. */}
        {columns.map(({ id: columnId, cell, align }) => (
          <td key={columnId} className={align === 'end' ? tableCss.cellEnd : undefined}>
            {cell(row)}
          </td>
        ))}
      </tr>
      {under.length > 0 && (
        // The click is a second way to what Enter does on the row above.
        <tr
          className={tableCss.rowUnder}
          data-chosen={isChosen || undefined}
          onClick={(event) => onRowClick(event, row)}
        >
          {choice && <td />}
          <td colSpan={columns.length}>
            <UnderRow columns={under} row={row} />
          </td>
        </tr>
      )}
      {more && (
        <tr className={tableCss.rowUnfolded}>
          <td colSpan={columns.length + (choice ? 1 : 0)}>{more}</td>
        </tr>
      )}
    </>
  );
}

/** Enter and a click open a row; with Shift they choose a range. */
function rowEvents<Row>(
  { rowId, onOpen, choice }: Given<Row, 'rowId' | 'onOpen' | 'choice'>,
  order: readonly string[],
) {
  const onRowKey = (event: KeyboardEvent, row: Row, index: number) => {
    if (event.target === event.currentTarget && event.key === 'Enter') onOpen?.(row);
    if (!choice || isTyping(event.nativeEvent)) return;
    if (event.key === 'x') choice.rows.toggle(rowId(row));
    const step = event.shiftKey ? STEPS[event.key] : undefined;
    const next = step && order[index + step];
    if (!next) return;
    // The range starts at the row that has the focus.
    if (!choice.rows.isChosen(rowId(row))) choice.rows.toggle(rowId(row));
    choice.rows.extend(order, next);
  };
  const onRowClick = ({ target, shiftKey }: MouseEvent, row: Row) => {
    if ((target as Element).closest(CONTROLS) !== null) return;
    if (choice && shiftKey) return choice.rows.extend(order, rowId(row));
    // Who selects text to copy it does not want to leave the list.
    if (getSelection()?.isCollapsed !== false) onOpen?.(row);
  };
  return { onRowKey, onRowClick };
}

function HeadRow<Row>({
  columns,
  sorting,
  choice,
  order,
}: Given<Row, 'columns' | 'sorting' | 'choice'> & { order: readonly string[] }) {
  return (
    <tr>
      {choice && (
        <th scope="col">
          <ChooseAll choice={choice.rows} order={order} />
        </th>
      )}
      {columns.map((column) => (
        <HeadCell key={column.id} column={column} sorting={sorting} />
      ))}
    </tr>
  );
}

function UnderRow<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className={tableCss.under}>
      {columns.map(({ id, header, headerHidden, cell }) => (
        <div key={id}>
          <dt className={headerHidden ? 'visually-hidden' : undefined}>{header}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
