// The board: a column per status. A card can be dropped only where a command leads, and the form shows the
// effects.

import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf } from '../../../orders/order-status.tsx';
import { useListChoice } from '../../../people/list-choice.ts';
import { Select } from '../../../ui/inputs.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Row } from '../../../ui/layout.tsx';
import { usePhone } from '../../../ui/phone.ts';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { LIVE } from '../../live.tsx';
import type { CommandName, DispatchListItem } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import { type Column, FoldedColumn, OpenColumn, SkeletonColumn } from './board-column.tsx';
import { isColumnOpen, toggleColumnByHand } from './board-columns.ts';
import { CommandDialog } from './command-dialog.tsx';
import listCss from './list.module.css';
import { OrderCard } from './order-card.tsx';
import { type OrdersSearch, toQuery } from './orders-search.ts';

const PER_COLUMN = 20;
const MORE = 40;
const MAX_PER_COLUMN = 100;
const OPENS_AFTER_MS = 300;
const SKELETONS = [1, 2, 3, 4, 5];
/** Complaints are rare. */
function isShown({ status, count }: Column): boolean {
  return status !== 'COMPLAINT' || count > 0;
}

function useBoard(search: OrdersSearch, perColumn: number) {
  return useCall(
    [LIVE, 'orders', 'board', search, perColumn],
    async (signal) => {
      const params = { query: { ...toQuery(search), perColumn } };
      return (await operations.GET('/orders/board', { params, signal })).columns;
    },
    { placeholderData: keepPreviousData },
  );
}

/** What the person folded and unfolded by hand, the same on every device. */
function useHandChoice() {
  const folded = useListChoice('board-folded');
  const unfolded = useListChoice('board-unfolded');
  const choice = { folded: folded.chosen ?? [], unfolded: unfolded.chosen ?? [] };
  const toggle = (status: string, isOpen: boolean) => {
    const next = toggleColumnByHand(status, isOpen, choice);
    folded.choose(next.folded);
    unfolded.choose(next.unfolded);
  };
  return { choice, toggle };
}

/** The column under the dragged card, after it was there for a moment: a card that only passes opens none. */
function useColumnUnderCard() {
  const [over, setOver] = useState<Column['status'] | null>(null);
  const waiting = useRef<{ status: Column['status']; timer: ReturnType<typeof setTimeout> } | null>(null);
  const leave = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    setOver(null);
  };
  const enter = (status: Column['status']) => {
    if (waiting.current?.status === status) return;
    clearTimeout(waiting.current?.timer);
    waiting.current = { status, timer: setTimeout(() => setOver(status), OPENS_AFTER_MS) };
  };
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return { over, enter, leave };
}

export function Board({ search }: { search: OrdersSearch }) {
  const texts = useTexts(dispatchTexts);
  const isPhone = usePhone();
  const [perColumn, setPerColumn] = useState(PER_COLUMN);
  const showMore = () => setPerColumn(Math.min(perColumn + MORE, MAX_PER_COLUMN));
  const board = useBoard(search, perColumn);
  const hand = useHandChoice();
  const [dragged, setDragged] = useState<DispatchListItem | null>(null);
  const { over, enter, leave } = useColumnUnderCard();
  const [picked, setPicked] = useState<Column['status'] | null>(null);
  const [asked, setAsked] = useState<{ order: DispatchListItem; command: CommandName } | null>(null);
  const moveTo = (status: Column['status']) => dragged?.moves.find(({ to }) => to === status) ?? null;
  const isOpen = (column: Column) =>
    isColumnOpen(column, search.group, hand.choice) || (dragged !== null && column.status === over);
  const onDrag = (order: DispatchListItem | null) => {
    setDragged(order);
    leave();
  };
  const columns = board.data?.filter(isShown);
  const onPhone = isPhone && columns && pickColumn(columns, picked, isOpen);
  return (
    <QueryBoundary query={board}>
      {onPhone && <ColumnPicker columns={columns} picked={onPhone.status} onPick={setPicked} />}
      {/* The arrow keys move the focus between links. */}
      <Row
        gap="2"
        align="stretch"
        className={listCss.board}
        aria-busy={columns === undefined}
        onKeyDown={moveByArrow}
      >
        {columns === undefined && SKELETONS.map((key) => <SkeletonColumn key={key} />)}
        {(onPhone ? [onPhone] : columns)?.map((column) => {
          const { status } = column;
          const move = moveTo(status);
          const target = {
            'data-target': move ? true : undefined,
            onDragOver: (event: React.DragEvent) => {
              if (!move) return;
              event.preventDefault();
              enter(status);
            },
            onDrop: (event: React.DragEvent) => {
              event.preventDefault();
              if (dragged && move) setAsked({ order: dragged, command: move.command as CommandName });
              onDrag(null);
            },
          };
          const open = onPhone === column || isOpen(column);
          const onToggle = () => hand.toggle(status, open);
          if (!open) return <FoldedColumn key={status} column={column} target={target} onToggle={onToggle} />;
          return (
            <OpenColumn
              key={status}
              column={column}
              target={target}
              move={move}
              onToggle={onToggle}
              onMore={perColumn < MAX_PER_COLUMN ? showMore : null}
            >
              {column.orders.map((order) => (
                <OrderCard
                  key={order.id}
                  order={order}
                  dragged={dragged?.id === order.id}
                  onDrag={onDrag}
                  onCommand={(of, command) => setAsked({ order: of, command })}
                />
              ))}
            </OpenColumn>
          );
        })}
      </Row>
      {dragged && <DragHint order={dragged} columns={columns?.map(({ status }) => status) ?? []} />}
      {asked && (
        <CommandDialog
          key={asked.order.id + asked.command}
          order={asked.order}
          command={asked.command}
          title={`${texts.page.commands[asked.command]}, ${numberOf(asked.order)}`}
          onClose={() => setAsked(null)}
        />
      )}
    </QueryBoundary>
  );
}

/** On a phone: the chosen column, or the first with work. */
function pickColumn(
  columns: readonly Column[],
  picked: Column['status'] | null,
  isOpen: (column: Column) => boolean,
): Column | undefined {
  return columns.find(({ status }) => status === picked) ?? columns.find(isOpen) ?? columns[0];
}

function ColumnPicker({
  columns,
  picked,
  onPick,
}: {
  columns: readonly Column[];
  picked: Column['status'];
  onPick: (status: Column['status']) => void;
}) {
  const { list, statuses } = useTexts(dispatchTexts);
  return (
    <div className={listCss.boardPicker}>
      <Select
        aria-label={list.status}
        value={picked}
        choices={columns.map(({ status, count }) => ({
          value: status,
          label: `${statuses[status]} (${list.count({ count })})`,
        }))}
        onChange={onPick}
      />
    </div>
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
