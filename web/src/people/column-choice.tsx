// The columns of a list as the signed-in person chose them, and the menu that changes them.
import { type ReactNode, useMemo } from 'react';
import type { ListChoice } from '../../../shared/lists/list-choices.ts';
import { chosenColumns } from '../ui/column-choice.ts';
import { ColumnMenu } from '../ui/column-menu.tsx';
import { usePhone } from '../ui/phone.ts';
import type { Column } from '../ui/table.tsx';
import { useListChoice } from './list-choice.ts';

export function useColumnChoice<Row>(
  name: ListChoice,
  all: readonly Column<Row>[],
): { columns: readonly Column<Row>[]; columnMenu: ReactNode } {
  const { chosen, choose } = useListChoice(name);
  const isPhone = usePhone();
  const columns = useMemo(() => {
    if (!chosen) return all;
    // Columns of buttons have no name to choose them by, and stay at the end.
    const named = all.filter(({ headerHidden }) => !headerHidden);
    return [...chosenColumns(named, chosen), ...all.filter(({ headerHidden }) => headerHidden)];
  }, [all, chosen]);
  const ids = columns.filter(({ headerHidden }) => !headerHidden).map(({ id }) => id);
  const columnMenu = isPhone ? null : (
    <ColumnMenu
      columns={all.filter(({ headerHidden }) => !headerHidden)}
      chosen={ids}
      onChange={(next) => choose(next)}
    />
  );
  return { columns, columnMenu };
}
