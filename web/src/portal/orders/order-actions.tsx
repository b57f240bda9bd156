// The actions of an order: change, cancel, decide, copy, track; an action that is not possible shows the
// reason.

import { IconDots, IconMapPin, IconTerminal2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf } from '../../orders/order-status.tsx';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import orderCss from './order.module.css';
import { curlOf } from './order-api-calls.tsx';
import type { PortalOrder } from './order-queries.ts';
import { customerOrderTexts } from './texts.ts';

export function OrderActions({ order, ended }: { order: PortalOrder; ended: string | null }) {
  const texts = useTexts(customerOrderTexts);
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<'change' | 'cancel' | null>(null);
  const copyCurl = () =>
    navigator.clipboard.writeText(curlOf(order)).then(
      () => toast(texts.curlCopied),
      () => toast(curlOf(order), 'alert'),
    );
  const { change, cancel } = order.possible;
  const orders = may('orderers');
  const cancelWord = order.kind === 'REQUEST' ? texts.withdraw : texts.cancelOrder;
  return (
    <Stack gap="1-5" className={orderCss.orderActions}>
      <div className={buttonCss.buttonRow}>
        {orders && change && <Button onClick={() => setOpenDialog('change')}>{texts.change}</Button>}
        {orders && cancel && <Button onClick={() => setOpenDialog('cancel')}>{cancelWord}</Button>}
        {orders && order.offer && (
          <Button kind="filled" onClick={() => navigate({ to: `/${environment}/quotes/${numberOf(order)}` })}>
            {texts.decide}
          </Button>
        )}
        <Button icon={<IconTerminal2 />} onClick={copyCurl}>
          {texts.copyCurl}
        </Button>
        <ButtonLink icon={<IconMapPin />} href={new URL(order.trackingUrl).pathname} target="_blank">
          {texts.trackingPage}
        </ButtonLink>
        {orders && (
          <IconMenu label={texts.actions} icon={<IconDots />} outlined>
            <MenuItem
              onSelect={() =>
                navigate({
                  to: '/$environment/orders/new',
                  params: { environment },
                  search: { like: numberOf(order) },
                })
              }
            >
              {texts.copyOrder}
            </MenuItem>
            {cancel && <MenuDivider />}
            {cancel && (
              <MenuItem destructive onSelect={() => setOpenDialog('cancel')}>
                {cancelWord}…
              </MenuItem>
            )}
          </IconMenu>
        )}
      </div>
      {ended && (
        <Text size="meta" tone="muted">
          {ended}
        </Text>
      )}
      <ChangeDialog order={order} open={openDialog === 'change'} onClose={() => setOpenDialog(null)} />
      <CancelDialog order={order} open={openDialog === 'cancel'} onClose={() => setOpenDialog(null)} />
    </Stack>
  );
}
