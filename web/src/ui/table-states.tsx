// The states of a list: skeleton, empty, freshness, and the footer that loads more.
import type { ReactNode } from 'react';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import buttonCss from './button.module.css';
import { Button } from './button.tsx';
import { classNamed, join } from './classes.ts';
import { formatRelative } from './format.ts';
import { Kbd } from './kbd.tsx';
import { Live } from './status.tsx';
import tableCss from './table.module.css';
import { Text } from './text.tsx';
import { useNow } from './use-now.ts';

const SKELETON_ROWS = 8;

export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no id.
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <td key={column}>
          <span className={join(tableCss.skeleton, classNamed(tableCss, `skeleton-${(row + column) % 3}`))} />
        </td>
      ))}
    </tr>
  ));
}

export function SkeletonCards() {
  return Array.from({ length: SKELETON_ROWS }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <li key={card} className={tableCss.skeletonCard}>
      {[0, 1, 2].map((line) => (
        <span
          key={line}
          className={join(tableCss.skeleton, classNamed(tableCss, `skeleton-${(card + line) % 3}`))}
        />
      ))}
    </li>
  ));
}

/** For what is no table: a list, facts, a text. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className={tableCss.skeletonLines} aria-busy="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <span key={line} className={join(tableCss.skeleton, classNamed(tableCss, `skeleton-${line % 3}`))} />
      ))}
    </div>
  );
}

/** Shown for an empty list: what to do next. */
export function Empty({
  icon,
  title,
  children,
  actions,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={tableCss.empty}>
      <span className={tableCss.emptyIcon} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
      {actions && <div className={join(buttonCss.buttonRow, tableCss.emptyActions)}>{actions}</div>}
    </div>
  );
}

/** Whether the page changes by itself; `live` while the stream is open. When it last did is in the tooltip. */
export function Freshness({ changedAt, live }: { changedAt: string; live: boolean }) {
  const { freshness } = useMessages();
  const language = useLanguage();
  // The clock of the page ticks once a second, so a change may be newer; it must not appear to be in the
  // future.
  const ago = useNow((nowMs) => {
    const at = new Date(Math.min(Date.parse(changedAt), nowMs - 1));
    return formatRelative(language, at, nowMs) ?? '';
  });
  if (!live)
    return (
      <Live down title={freshness.asking({ ago })}>
        {freshness.notLive}
      </Live>
    );
  return <Live title={ago ? freshness.liveSince({ ago }) : freshness.live}>{freshness.live}</Live>;
}

export function TableFoot({
  shown,
  total,
  noun,
  keys,
  loading = false,
  onMore,
  children,
}: {
  shown: number;
  /** Omitted where counting all rows would take too long. */
  total?: number;
  noun: string;
  /** Further keyboard hints of this list; false where rows do not open. */
  keys?: ReactNode;
  loading?: boolean;
  /** Omitted on the last page. */
  onMore?: () => void;
  /** Actions for the rows. */
  children?: ReactNode;
}) {
  const { table } = useMessages();
  return (
    <div className={tableCss.tableFoot}>
      <Text tone="muted">
        {total === undefined ? table.loaded({ shown, noun }) : table.shown({ shown, total, noun })}
      </Text>
      {keys !== false && (
        <span className={tableCss.tableKeys}>
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> {table.move} <Kbd>Enter</Kbd> {table.open} {keys}
        </span>
      )}
      {children}
      {onMore && (
        <Button small busy={loading} onClick={onMore}>
          {loading ? table.loading : table.loadMore}
        </Button>
      )}
    </div>
  );
}
