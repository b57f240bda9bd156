// Chooses the columns of a table and their order: boxes, and buttons that move a column.
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Button, IconButton } from './button.tsx';
import { chosenColumns, moveColumn, toggleColumn } from './column-choice.ts';
import columnMenuCss from './column-menu.module.css';
import { keepPlaced } from './keep-placed.ts';

interface Named {
  id: string;
  header: string;
}

export function ColumnMenu({
  columns,
  chosen,
  onChange,
}: {
  columns: readonly Named[];
  /** The ids of the columns that are shown, in their order. */
  chosen: readonly string[];
  /** Null returns to the standard columns. */
  onChange: (chosen: readonly string[] | null) => void;
}) {
  const { table } = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (open) return keepPlaced(button.current!, popover.current!);
  }, [open]);
  const shown = chosenColumns(columns, chosen);
  const ids = shown.map((column) => column.id);
  const others = columns.filter((column) => !ids.includes(column.id));
  return (
    <div ref={button}>
      <IconButton label={table.columns} outlined popoverTarget={id} aria-expanded={open}>
        <IconColumns3 aria-hidden="true" />
      </IconButton>
      <fieldset
        ref={popover}
        id={id}
        popover="auto"
        className={columnMenuCss.menu}
        aria-label={table.columns}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {[...shown, ...others].map(({ id: column, header }) => {
          const at = ids.indexOf(column);
          return (
            <div key={column} className={columnMenuCss.column}>
              <label>
                <input
                  type="checkbox"
                  checked={at !== -1}
                  disabled={at !== -1 && ids.length === 1}
                  onChange={() => onChange(toggleColumn(ids, column))}
                />
                {header}
              </label>
              {at !== -1 && (
                <>
                  <IconButton
                    label={table.columnUp({ name: header })}
                    disabled={at === 0}
                    onClick={() => onChange(moveColumn(ids, column, -1))}
                  >
                    <IconArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={table.columnDown({ name: header })}
                    disabled={at === ids.length - 1}
                    onClick={() => onChange(moveColumn(ids, column, 1))}
                  >
                    <IconArrowDown aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </div>
          );
        })}
        <Button small kind="text" onClick={() => onChange(null)}>
          {table.columnsReset}
        </Button>
      </fieldset>
    </div>
  );
}
