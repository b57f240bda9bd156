// The views of a list as tabs, each with the number of its rows. Those that do not fit scroll into view.
import { type ReactNode, useEffect, useRef } from 'react';
import { join } from './classes.ts';
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
  const row = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current.
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, tabs.length]);
  return (
    <fieldset ref={row} className={viewTabsCss.tabs} aria-label={label}>
      {tabs.map(({ id, label: name, icon, count, isUrgent, onSelect }) => (
        <button
          key={id}
          type="button"
          className={viewTabsCss.tab}
          aria-pressed={id === current}
          onClick={onSelect}
        >
          {icon}
          {name}
          {count !== undefined && (
            <span className={join(viewTabsCss.count, isUrgent && viewTabsCss.urgent)}>{count}</span>
          )}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
