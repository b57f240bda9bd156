// A column of the board, open or folded, and its skeleton.
import type { HTMLAttributes, ReactNode } from 'react';
import type { paths } from '../../../api/paths/operations.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { STATUS_APPEARANCE } from '../../../orders/order-status.tsx';
import { classNamed, join } from '../../../ui/classes.ts';
import { Stack } from '../../../ui/layout.tsx';
import statusCss from '../../../ui/status.module.css';
import tableCss from '../../../ui/table.module.css';
import { Text } from '../../../ui/text.tsx';
import type { CommandName, DispatchListItem } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import listCss from './list.module.css';

export type Column =
  paths['/orders/board']['get']['responses'][200]['content']['application/json']['columns'][number];

interface ColumnProps {
  column: Column;
  /** Makes the column a place to drop a card. */
  target: HTMLAttributes<HTMLElement>;
  onToggle: () => void;
}

export function FoldedColumn({ column: { status, count }, target, onToggle }: ColumnProps) {
  const { list, statuses } = useTexts(dispatchTexts);
  return (
    <button
      type="button"
      className={join(listCss.boardFolded, toneOf(status))}
      data-empty={count === 0 || undefined}
      title={list.unfold}
      aria-expanded={false}
      onClick={onToggle}
      {...target}
    >
      <Text tone="muted" figures>
        {list.count({ count })}
      </Text>
      <StatusMark status={status} />
      <span className={listCss.boardFoldedName}>{statuses[status]}</span>
    </button>
  );
}

export function OpenColumn({
  column: { status, count, orders },
  target,
  move,
  onToggle,
  onMore,
  children,
}: ColumnProps & {
  /** What dropping the dragged card here does. */
  move: DispatchListItem['moves'][number] | null;
  /** Null where no more can be shown. */
  onMore: (() => void) | null;
  children: ReactNode;
}) {
  const { list, page, statuses } = useTexts(dispatchTexts);
  return (
    <section className={listCss.boardColumn} aria-label={statuses[status]} {...target}>
      <header className={toneOf(status)}>
        <button type="button" title={list.fold} aria-expanded onClick={onToggle}>
          <StatusMark status={status} />
          {statuses[status]}
        </button>
        <Text tone="muted" figures>
          {list.count({ count })}
        </Text>
      </header>
      {move && (
        <Stack tone="accent" size="table" className={listCss.boardDrop}>
          {move.command === 'assign_driver'
            ? list.dropAssign
            : list.dropHere({ command: page.commands[move.command as CommandName] })}
        </Stack>
      )}
      {orders.length === 0 && !move && (
        <Text as="p" tone="muted" className={listCss.boardEmpty}>
          {list.empty}
        </Text>
      )}
      <ul>{children}</ul>
      {count > orders.length && (
        <Text
          as="button"
          size="table"
          type="button"
          className={listCss.boardMore}
          disabled={onMore === null}
          onClick={onMore ?? undefined}
        >
          {list.more({ count: count - orders.length })}
        </Text>
      )}
    </section>
  );
}

const toneOf = (status: Column['status']) => classNamed(statusCss, `tone-${STATUS_APPEARANCE[status].tone}`);

function StatusMark({ status }: { status: Column['status'] }) {
  const mark = classNamed(statusCss, `status-${STATUS_APPEARANCE[status].mark ?? 'dot'}`);
  return <span className={join(statusCss.statusMark, mark)} aria-hidden="true" />;
}

export function SkeletonColumn() {
  return (
    <div className={listCss.boardColumn}>
      {[0, 1, 2].map((card) => (
        <Stack gap="2-5" key={card} className={join(listCss.boardCard, listCss.boardSkeleton)}>
          <span className={tableCss.skeleton} />
          <span className={join(tableCss.skeleton, tableCss.skeleton1)} />
          <span className={join(tableCss.skeleton, tableCss.skeleton2)} />
        </Stack>
      ))}
    </div>
  );
}
