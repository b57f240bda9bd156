// The row above a list: views, filters and search. Filters that do not fit move into "More filters".
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import chipCss from './chip.module.css';
import { itemsToHide } from './fit-items.ts';
import { keepPlaced } from './keep-placed.ts';
import { onResize } from './on-resize.ts';
import { usePhone } from './phone.ts';
import toolbarCss from './toolbar.module.css';

export interface ToolbarItem {
  id: string;
  /** An active filter stays in the row longer than others. */
  isSet?: boolean;
  content: ReactNode;
}

interface ToolbarProps {
  label: string;
  /** The views of the list, which stay in the row; on a phone they scroll. */
  lead?: ReactNode;
  items: readonly ToolbarItem[];
  /** A search field, which stays in the row; on a phone it has its own line. */
  end?: ReactNode;
}

/** The gap of the row in pixels; see toolbar.module.css. */
const GAP = 8;
/** A search field may become as narrow as this; see toolbar.module.css. */
const MIN_SEARCH_WIDTH = 150;
/** The width of the button until it is shown the first time. */
const MORE_WIDTH = 140;

export function Toolbar({ label, lead, items, end }: ToolbarProps) {
  const phone = usePhone();
  const row = useRef<HTMLFieldSetElement>(null);
  const widths = useRef(new Map<string, number>());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  useLayoutEffect(() => {
    const element = row.current!;
    const measure = () => {
      for (const child of element.querySelectorAll<HTMLElement>(':scope > [data-part]')) {
        // Only the views give way and scroll; an open list of a filter is wider than the filter and does not count.
        const width = child.dataset.part === 'lead' ? child.scrollWidth : child.offsetWidth;
        widths.current.set(child.dataset.part!, width + GAP);
      }
      const widthOf = (part: string, unknown = 0) => widths.current.get(part) ?? unknown;
      const field = element.querySelector<HTMLElement>(':scope > [data-part=end] > :has(input)');
      const endWidth = widthOf('end') - (field ? field.offsetWidth - MIN_SEARCH_WIDTH : 0);
      const fixed = (lead ? widthOf('lead') : 0) + (end && !phone ? endWidth : 0);
      const space = element.clientWidth + GAP - fixed;
      const measured = items.map(({ id, isSet = false }) => ({ id, isSet, width: widthOf(`item ${id}`) }));
      const next = itemsToHide(measured, space, widthOf('more', MORE_WIDTH));
      setHidden((before) =>
        before.size === next.size && [...next].every((id) => before.has(id)) ? before : next,
      );
    };
    measure();
    return onResize([element, ...element.children], measure);
  });

  const moved = items.filter(({ id }) => hidden.has(id));
  return (
    <fieldset ref={row} className={toolbarCss.toolbar} aria-label={label}>
      {lead && (
        <div className={toolbarCss.lead} data-part="lead">
          {lead}
        </div>
      )}
      {items
        .filter(({ id }) => !hidden.has(id))
        .map(({ id, content }) => (
          <div key={id} className={toolbarCss.item} data-part={`item ${id}`}>
            {content}
          </div>
        ))}
      {moved.length > 0 && <MoreFilters items={moved} />}
      {end && (
        <div className={toolbarCss.end} data-part="end">
          {end}
        </div>
      )}
    </fieldset>
  );
}

function MoreFilters({ items }: { items: readonly ToolbarItem[] }) {
  const { table } = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const popover = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) return keepPlaced(button.current!, popover.current!);
  }, [open]);
  const set = items.filter(({ isSet }) => isSet).length;
  return (
    <div className={toolbarCss.item} data-part="more">
      <button ref={button} type="button" className={chipCss.chip} popoverTarget={id} aria-expanded={open}>
        <IconAdjustmentsHorizontal size={14} aria-hidden="true" />
        {table.moreFilters}
        {set > 0 && <span className={chipCss.chipCount}>{set}</span>}
      </button>
      <fieldset
        ref={popover}
        id={id}
        popover="auto"
        className={toolbarCss.popover}
        aria-label={table.moreFilters}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {items.map(({ id: itemId, content }) => (
          <Fragment key={itemId}>{content}</Fragment>
        ))}
      </fieldset>
    </div>
  );
}
