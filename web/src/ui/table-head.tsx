// The head of a table: a button for each column that can be sorted, and a box that chooses all rows.
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { useMessages } from '../messages/use-messages.ts';
import { directionOf } from './sort-order.ts';
import tableCss from './table.module.css';
import type { RowChoice } from './use-row-choice.ts';

export interface Sorting {
  /** As in the address, such as `-price`; undefined for an order that no column shows. */
  current: string | undefined;
  onSort: (by: string) => void;
}

interface Head {
  header: string;
  headerHidden?: true;
  align?: 'end';
  sort?: string;
}

export function HeadCell({ column, sorting }: { column: Head; sorting: Sorting | undefined }) {
  const { header, headerHidden, align, sort } = column;
  const direction = directionOf(sort, sorting?.current);
  const Icon = direction ? (direction === 'ascending' ? IconArrowUp : IconArrowDown) : IconSelector;
  return (
    <th scope="col" className={align === 'end' ? tableCss.cellEnd : undefined} aria-sort={direction}>
      {sort && sorting ? (
        <button type="button" className={tableCss.sort} onClick={() => sorting.onSort(sort)}>
          {header}
          <Icon size={13} aria-hidden="true" />
        </button>
      ) : headerHidden ? (
        <span className="visually-hidden">{header}</span>
      ) : (
        header
      )}
    </th>
  );
}

export function ChooseAll({ choice, order }: { choice: RowChoice; order: readonly string[] }) {
  const { table } = useMessages();
  const state = choice.stateOfAll(order);
  return (
    <label className={tableCss.choose}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        type="checkbox"
        aria-label={table.chooseAll}
        checked={state === 'all'}
        disabled={order.length === 0}
        onChange={() => choice.toggleAll(order)}
      />
    </label>
  );
}

export function ChooseRow({
  name,
  id,
  order,
  choice,
  isCurrent,
}: {
  name: string;
  id: string;
  order: readonly string[];
  choice: RowChoice;
  /** The boxes of the other rows are reached by moving to their row. */
  isCurrent: boolean;
}) {
  const { table } = useMessages();
  return (
    <label className={tableCss.choose}>
      <input
        type="checkbox"
        aria-label={table.choose({ name })}
        tabIndex={isCurrent ? 0 : -1}
        checked={choice.isChosen(id)}
        onChange={({ nativeEvent }) =>
          (nativeEvent as MouseEvent).shiftKey ? choice.extend(order, id) : choice.toggle(id)
        }
      />
    </label>
  );
}
