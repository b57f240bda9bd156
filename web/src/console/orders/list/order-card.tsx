// A card of the board: what is due, the route, the driver, and why the order needs attention.

import { IconDotsVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DragEvent } from 'react';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf, vehicleOf } from '../../../orders/order-status.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNamed, join } from '../../../ui/classes.ts';
import { formatClock, formatShortDay } from '../../../ui/format.ts';
import { Row } from '../../../ui/layout.tsx';
import menuCss from '../../../ui/menu.module.css';
import { IconMenu, MenuItem } from '../../../ui/menu.tsx';
import statusCss from '../../../ui/status.module.css';
import { Marked } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import type { CommandName, DispatchListItem } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import { formatDue, formatTrouble } from './format-trouble.tsx';
import listCss from './list.module.css';

export function OrderCard({
  order,
  dragged,
  onDrag,
  onCommand,
}: {
  order: DispatchListItem;
  dragged: boolean;
  onDrag: (order: DispatchListItem | null) => void;
  onCommand: (order: DispatchListItem, command: CommandName) => void;
}) {
  const texts = useTexts(dispatchTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const due = formatDue(language, order, nowMs);
  const trouble = formatTrouble(texts, language, order, nowMs);
  const number = numberOf(order);
  const pickup = order.actualPickup ?? order.requestedPickup;
  const delivery = order.actualDelivery ?? order.requestedDelivery;
  /** Adds the day only where it differs from the day of the time above. */
  const when = (at: string | null, above: string | number) => {
    if (at === null) return '–';
    const date = new Date(at);
    const clock = formatClock(language, date);
    const isSame = date.toDateString() === new Date(above).toDateString();
    return isSame ? clock : `${formatShortDay(language, date, nowMs)} ${clock}`;
  };
  const driver = order.assignedDriver;
  return (
    <li
      className={listCss.boardCard}
      data-dragged={dragged || undefined}
      draggable={order.moves.length > 0}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData('text/plain', number);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(order);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={listCss.boardCardHead}>
        <Link to="/orders/$id" params={{ id: number }}>
          {number}
        </Link>
        {due && (
          <Text
            figures
            className={join(listCss.boardDue, due.tone && classNamed(statusCss, `tone-${due.tone}`))}
          >
            {due.text}
          </Text>
        )}
        <IconMenu label={texts.list.actionsOf({ name: number })} icon={<IconDotsVertical />}>
          {order.moves.map(({ command }) => (
            <MenuItem key={command} onSelect={() => onCommand(order, command as CommandName)}>
              {texts.page.commands[command as CommandName]}…
            </MenuItem>
          ))}
          <CardLink number={number}>{texts.list.openOrder}</CardLink>
        </IconMenu>
      </div>
      <Row gap="1-5" align="stretch" justify="between" className={listCss.boardStop}>
        <span>{order.pickup.city}</span>
        <Text figures>{when(pickup, due?.isDay && pickup ? pickup : nowMs)}</Text>
      </Row>
      <Row gap="1-5" align="stretch" justify="between" className={join(listCss.boardStop, listCss.boardTo)}>
        <span>{order.delivery.city}</span>
        <Text figures>{when(delivery, pickup ?? nowMs)}</Text>
      </Row>
      <Row gap="1-5" justify="between" className={listCss.boardCardFoot}>
        <Text tone="muted">{vehicleOf(order)}</Text>
        {driver ? (
          <span title={driver.name}>
            <Avatar name={driver.name} />
            <span className="visually-hidden">{driver.name}</span>
          </span>
        ) : (
          order.kind === 'ORDER' && (
            <Text tone="muted" size="meta" className={listCss.boardNobody}>
              {texts.list.noDriver}
            </Text>
          )
        )}
      </Row>
      {trouble && (
        <div className={listCss.boardTrouble}>
          <Marked tone={trouble.tone} icon={trouble.icon}>
            {trouble.text}
          </Marked>
        </div>
      )}
    </li>
  );
}

function CardLink({ number, children }: { number: string; children: string }) {
  return (
    <Link className={menuCss.menuItem} role="menuitem" to="/orders/$id" params={{ id: number }} tabIndex={-1}>
      {children}
    </Link>
  );
}
