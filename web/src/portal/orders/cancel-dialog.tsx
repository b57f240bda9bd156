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
  const texts = useTexts(customerOrderTexts);
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
        toast(texts.cancelled);
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
      title={request ? texts.withdrawTitle({ number_: number }) : texts.cancelTitle({ number_: number })}
      text={request ? texts.withdrawText : texts.cancelText({ endCustomer: mailed || null })}
      label={texts.reason}
      confirm={request ? texts.confirmWithdraw : texts.confirmCancel}
      keep={request ? texts.keepRequest : texts.keepOrder}
      ending={cancelling}
      onClose={onClose}
    />
  );
}
