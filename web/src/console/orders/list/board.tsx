// The board: a column per status. A card can be dropped only where a command leads, and the form shows the
// effects.

import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_COUNTED } from '../../../../../shared/lists/count-limit.ts';
import { operations } from '../../../api/client.ts';
import type { paths } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf, STATUS_APPEARANCE } from '../../../orders/order-status.tsx';
import { classNamed, join } from '../../../ui/classes.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import statusCss from '../../../ui/status.module.css';
import tableCss from '../../../ui/table.module.css';
import { Text } from '../../../ui/text.tsx';
import { LIVE } from '../../live.tsx';
import type { CommandName, DispatchListItem } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import { CommandDialog } from './command-dialog.tsx';
import listCss from './list.module.css';
import { OrderCard } from './order-card.tsx';
import { type OrdersSearch, toQuery } from './orders-search.ts';

type Column =
  paths['/orders/board']['get']['responses'][200]['content']['application/json']['columns'][number];

const PER_COLUMN = 20;
const MORE = 40;
/** Columns that dispatch needs all day; the others are collapsed at first. */
const UNFOLDED: readonly Column['status'][] = [
  'TO_RELEASE',
  'ACCEPTED',
  'SCHEDULED',
  'PICKUP_IN_PROGRESS',
  'IN_TRANSIT',
  'DELIVERY_IN_PROGRESS',
  'DELIVERED',
];

/** Complaints are rare and few customers need releases, so these columns are hidden while they are empty. */
function isShown({ status, count }: Column): boolean {
  return (status !== 'COMPLAINT' && status !== 'TO_RELEASE') || count > 0;
}

export function Board({ search }: { search: OrdersSearch }) {
  const words = useTexts(dispatchTexts);
  const { list, statuses } = words;
  const [perColumn, setPerColumn] = useState(PER_COLUMN);
  const board = useCall(
    [LIVE, 'orders', 'board', search, perColumn],
    async (signal) =>
      (
        await operations.GET('/orders/board', {
          params: { query: { ...toQuery(search), perColumn } },
          signal,
        })
      ).columns,
    { placeholderData: keepPreviousData },
  );
  const [toggled, setToggled] = useState<readonly Column['status'][]>([]);
  const [dragged, setDragged] = useState<DispatchListItem | null>(null);
  const [asked, setAsked] = useState<{ order: DispatchListItem; command: CommandName } | null>(null);
  const moveTo = (status: Column['status']) => dragged?.moves.find(({ to }) => to === status) ?? null;
  const isOpen = (status: Column['status']) => UNFOLDED.includes(status) !== toggled.includes(status);
  const toggle = (status: Column['status']) =>
    setToggled(toggled.includes(status) ? toggled.filter((each) => each !== status) : [...toggled, status]);
  return (
    <QueryBoundary query={board}>
      {/* The arrow keys move the focus between links. */}
      <Row
        gap="1"
        align="stretch"
        className={listCss.board}
        aria-busy={board.data === undefined}
        onKeyDown={moveByArrow}
      >
        {board.data === undefined && UNFOLDED.map((status) => <SkeletonColumn key={status} />)}
        {board.data?.filter(isShown).map((column) => {
          const { status } = column;
          const move = moveTo(status);
          const target = {
            onDragOver: (event: React.DragEvent) => move && event.preventDefault(),
            onDrop: (event: React.DragEvent) => {
              event.preventDefault();
              if (dragged && move) setAsked({ order: dragged, command: move.command as CommandName });
              setDragged(null);
            },
          };
          const look = join(
            statusCss.statusMark,
            classNamed(statusCss, `status-${STATUS_APPEARANCE[status].mark ?? 'dot'}`),
          );
          if (!isOpen(status))
            return (
              <button
                key={status}
                type="button"
                className={join(
                  listCss.boardFolded,
                  classNamed(statusCss, `tone-${STATUS_APPEARANCE[status].tone}`),
                )}
                data-target={move ? true : undefined}
                title={list.unfold}
                aria-expanded={false}
                onClick={() => toggle(status)}
                {...target}
              >
                <Text tone="muted" figures>
                  {list.count({ count: column.count, manyCount: column.count > MAX_COUNTED })}
                </Text>
                <span className={look} aria-hidden="true" />
                <span className={listCss.boardFoldedName}>{statuses[status]}</span>
              </button>
            );
          return (
            <section
              key={status}
              className={listCss.boardColumn}
              aria-label={statuses[status]}
              data-target={move ? true : undefined}
              {...target}
            >
              <header className={classNamed(statusCss, `tone-${STATUS_APPEARANCE[status].tone}`)}>
                <button type="button" title={list.fold} aria-expanded onClick={() => toggle(status)}>
                  <span className={look} aria-hidden="true" />
                  {statuses[status]}
                </button>
                <Text tone="muted" figures>
                  {list.count({ count: column.count, manyCount: column.count > MAX_COUNTED })}
                </Text>
              </header>
              {move && (
                <Stack tone="accent" size="table" className={listCss.boardDrop}>
                  {move.command === 'assign_driver'
                    ? list.dropAssign
                    : list.dropHere({ command: words.page.commands[move.command as CommandName] })}
                </Stack>
              )}
              {column.orders.length === 0 && !move && (
                <Text as="p" tone="muted" className={listCss.boardEmpty}>
                  {list.empty}
                </Text>
              )}
              <ul>
                {column.orders.map((order) => (
                  <OrderCard
                    key={order.id}
                    order={order}
                    dragged={dragged?.id === order.id}
                    onDrag={setDragged}
                    onCommand={(of, command) => setAsked({ order: of, command })}
                  />
                ))}
              </ul>
              {column.count > column.orders.length && (
                <Text
                  as="button"
                  tone="muted"
                  size="table"
                  type="button"
                  className={listCss.boardMore}
                  disabled={perColumn >= 100}
                  onClick={() => setPerColumn(Math.min(perColumn + MORE, 100))}
                >
                  {list.more({ count: column.count - column.orders.length })}
                </Text>
              )}
            </section>
          );
        })}
      </Row>
      {dragged && (
        <DragHint order={dragged} columns={board.data?.filter(isShown).map(({ status }) => status) ?? []} />
      )}
      {asked && (
        <CommandDialog
          key={asked.order.id + asked.command}
          order={asked.order}
          command={asked.command}
          title={`${words.page.commands[asked.command]}, ${numberOf(asked.order)}`}
          onClose={() => setAsked(null)}
        />
      )}
    </QueryBoundary>
  );
}

const STEPS: Record<string, [across: number, down: number]> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  j: [0, 1],
  k: [0, -1],
};

/** Moves the focus to the card above or below, or to the nearest column on that side with cards. */
function moveByArrow(event: React.KeyboardEvent<HTMLElement>): void {
  const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key];
  const target = event.target as HTMLElement;
  if (!step || !target.matches(`.${listCss.boardCardHead} > a`)) return;
  event.preventDefault();
  const columns = [...event.currentTarget.querySelectorAll(`.${listCss.boardColumn}`)]
    .map((column) => [...column.querySelectorAll<HTMLElement>(`.${listCss.boardCardHead} > a`)])
    .filter((links) => links.length > 0);
  const column = columns.findIndex((links) => links.includes(target));
  const row = columns[column]!.indexOf(target);
  const links = columns[column + step[0]] ?? [];
  links[Math.min(row + step[1], step[1] === 0 ? links.length - 1 : Number.POSITIVE_INFINITY)]?.focus();
}

function DragHint({ order, columns }: { order: DispatchListItem; columns: readonly string[] }) {
  const { list, statuses } = useTexts(dispatchTexts);
  const shown = order.moves.filter(({ to }) => columns.includes(to));
  const targets = [...new Set(shown.map(({ to }) => statuses[to]))].join(', ');
  const from = statuses[order.shownStatus];
  return (
    <div className={listCss.boardHint} role="status">
      {targets ? list.dragHint({ to: targets, from }) : list.dragNowhere({ from })} <Kbd>Esc</Kbd>
    </div>
  );
}

function SkeletonColumn() {
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
