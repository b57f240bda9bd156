// The views of a list as tabs, each with the number of its rows. Those that do not fit are in a menu behind them.
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { join } from './classes.ts';
import { itemsToHide } from './fit-items.ts';
import { Menu, MenuItem } from './menu.tsx';
import { onResize } from './on-resize.ts';
import viewTabsCss from './view-tabs.module.css';

export interface ViewTab {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A text, as counts are limited: "1,000+". */
  count: string | undefined;
  isUrgent?: boolean;
  onSelect: () => void;
}

/** The gap of the row in pixels, and the width of the button until it is shown; see view-tabs.module.css. */
const GAP = 4;
const MORE_WIDTH = 130;

function useHiddenTabs(tabs: readonly ViewTab[], current: string | null) {
  const row = useRef<HTMLFieldSetElement>(null);
  const widths = useRef(new Map<string, number>());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const element = row.current!;
    const measure = () => {
      let rest = 0;
      for (const child of element.querySelectorAll<HTMLElement>(':scope > :not([popover])')) {
        const { part } = child.dataset;
        if (part) widths.current.set(part, child.offsetWidth + GAP);
        else rest += child.offsetWidth + GAP;
      }
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const space =
        element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + GAP - rest;
      const items = tabs.map(({ id }) => ({
        id,
        isSet: id === current,
        width: widths.current.get(id) ?? 0,
      }));
      const next = itemsToHide(items, space, widths.current.get('more') ?? MORE_WIDTH);
      setHidden((before) =>
        before.size === next.size && [...next].every((id) => before.has(id)) ? before : next,
      );
    };
    measure();
    return onResize([element, ...element.children], measure);
  });
  return { row, hidden };
}

export function ViewTabs({
  label,
  tabs,
  current,
  children,
}: {
  label: string;
  tabs: readonly ViewTab[];
  current: string | null;
  /** What can be done with the current view. */
  children?: ReactNode;
}) {
  const { table } = useMessages();
  const { row, hidden } = useHiddenTabs(tabs, current);
  const shown = tabs.filter(({ id }) => !hidden.has(id));
  const others = tabs.filter(({ id }) => hidden.has(id));
  return (
    <fieldset ref={row} className={viewTabsCss.tabs} aria-label={label}>
      {shown.map((tab) => (
        <button
          key={tab.id}
          type="button"
          data-part={tab.id}
          className={viewTabsCss.tab}
          aria-pressed={tab.id === current}
          onClick={tab.onSelect}
        >
          <TabLabel tab={tab} />
        </button>
      ))}
      {others.length > 0 && (
        <Menu
          label={table.moreViews}
          trigger={
            <button type="button" data-part="more" className={viewTabsCss.tab}>
              {table.moreViews} <IconChevronDown size={14} aria-hidden="true" />
            </button>
          }
        >
          {others.map((tab) => (
            <MenuItem key={tab.id} onSelect={tab.onSelect}>
              <TabLabel tab={tab} />
            </MenuItem>
          ))}
        </Menu>
      )}
      {children}
    </fieldset>
  );
}

function TabLabel({ tab: { icon, label, count, isUrgent } }: { tab: ViewTab }) {
  return (
    <>
      {icon}
      {label}
      {count !== undefined && (
        <span className={join(viewTabsCss.count, isUrgent && viewTabsCss.urgent)}>{count}</span>
      )}
    </>
  );
}
