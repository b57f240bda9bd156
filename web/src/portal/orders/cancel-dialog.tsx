// Cancels an order or withdraws a request, after the dialog has explained the effect.
import { portal } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf } from '../../orders/order-status.tsx';
import { toast } from '../../ui/announce.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { usePortal } from '../session.tsx';
import type { OrderDialogProps } from './change-dialog.tsx';
import { customerOrderTexts } from './texts.ts';

export function CancelDialog({ order, open, onClose }: OrderDialogProps) {
  const words = useTexts(customerOrderTexts);
  const { environment } = usePortal();
  const cancelling = useChange(
    (body: { reason?: string }) =>
      portal.POST('/{environment}/orders/{id}/cancel', {
        params: { path: { environment, id: order.id } },
        body,
      }),
    {
      refreshes: [[environment]],
      onRefreshed: () => {
        toast(words.cancelled);
        onClose();
      },
    },
  );
  const request = order.kind === 'REQUEST';
  const number = numberOf(order);
  const mailed = environment === 'production' ? order.endCustomerEmail : null;
  return (
    <ReasonDialog
      open={open}
      title={request ? words.withdrawTitle({ number_: number }) : words.cancelTitle({ number_: number })}
      text={request ? words.withdrawText : words.cancelText({ endCustomer: mailed || null })}
      label={words.reason}
      confirm={request ? words.confirmWithdraw : words.confirmCancel}
      keep={request ? words.keepRequest : words.keepOrder}
      ending={cancelling}
      onClose={onClose}
    />
  );
}
