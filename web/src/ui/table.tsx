// Lists: a table with rows of 40 pixels that the keyboard moves through and Enter opens, or cards on a phone.
import type { ReactNode } from 'react';
import tableCss from './table.module.css';
import { ChooseRow } from './table-head.tsx';
import type { DataTableProps } from './table-props.ts';
import { SkeletonCards } from './table-states.tsx';
import { useCards } from './use-cards.ts';
import { WideTable } from './wide-table.tsx';

export type { Column } from './table-props.ts';

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const cards = useCards();
  if (props.rows?.length === 0) return props.empty;
  return cards ? <CardList {...props} /> : <WideTable {...props} />;
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
  choice,
}: DataTableProps<Row>) {
  const order = rows?.map(rowId) ?? [];
  return (
    <ul className={tableCss.cards} aria-label={label} aria-busy={rows === undefined}>
      {rows === undefined && <SkeletonCards />}
      {rows?.map((row) => (
        <li
          key={rowId(row)}
          className={isEnded?.(row) ? tableCss.rowEnded : undefined}
          data-edge={edge?.(row) ?? undefined}
          data-chosen={choice?.rows.isChosen(rowId(row)) || undefined}
        >
          {choice && (
            <ChooseRow
              name={choice.nameOf(row)}
              id={rowId(row)}
              order={order}
              choice={choice.rows}
              isCurrent
            />
          )}
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
