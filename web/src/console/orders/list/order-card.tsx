// A card of the board: what is due, the route, the driver, and why the order needs attention.

import { IconDotsVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DragEvent } from 'react';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf, vehicleOf } from '../../../orders/order-status.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNamed, join } from '../../../ui/classes.ts';
import { formatClock } from '../../../ui/format.ts';
import { Row } from '../../../ui/layout.tsx';
import menuCss from '../../../ui/menu.module.css';
import { IconMenu, MenuItem } from '../../../ui/menu.tsx';
import statusCss from '../../../ui/status.module.css';
import { Marked } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import type { CommandName, DispatchListItem } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import { formatDelivery, formatPickup } from './card-times.ts';
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
  const driver = order.assignedDriver;
  const { licensePlate } = order.vehicle.registration;
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
      <div className={listCss.boardStop}>
        <span>{order.pickup.city}</span>
        <Text figures tone="muted">
          {formatPickup(texts, language, order, nowMs)}
        </Text>
      </div>
      <div className={join(listCss.boardStop, listCss.boardTo)}>
        <span>{order.delivery.city}</span>
        <DeliveryTime order={order} />
      </div>
      <div className={listCss.boardCardFoot}>
        <span>{order.customer.name}</span>
        <Text tone="muted">
          {vehicleOf(order)}
          {licensePlate && (
            <>
              {'\u00a0· '}
              <span className={listCss.boardPlate}>{licensePlate}</span>
            </>
          )}
        </Text>
        {driver ? (
          <Row as="span" gap="1-5">
            <Avatar name={driver.name} />
            {driver.name}
          </Row>
        ) : (
          order.kind === 'ORDER' && (
            <Text tone="muted" size="meta" className={listCss.boardNobody}>
              {texts.list.noDriver}
            </Text>
          )
        )}
      </div>
      {trouble && (
        <div className={listCss.boardTrouble} data-tone={trouble.tone}>
          <Marked tone={trouble.tone} icon={trouble.icon}>
            {trouble.text}
          </Marked>
        </div>
      )}
    </li>
  );
}

function DeliveryTime({ order }: { order: DispatchListItem }) {
  const texts = useTexts(dispatchTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const agreed = order.trouble === 'LATE' && order.expectedDelivery ? order.agreedDelivery : null;
  return (
    <Text figures tone={agreed ? 'warn' : 'muted'} weight={agreed ? 'strong' : undefined}>
      {agreed && <s className={listCss.dispatchAgreed}>{formatClock(language, new Date(agreed))}</s>}{' '}
      {formatDelivery(texts, language, order, nowMs)}
    </Text>
  );
}

function CardLink({ number, children }: { number: string; children: string }) {
  return (
    <Link className={menuCss.menuItem} role="menuitem" to="/orders/$id" params={{ id: number }} tabIndex={-1}>
      {children}
    </Link>
  );
}
