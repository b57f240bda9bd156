// Changes an order before pickup.
import { useQueryClient } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ChangeForm } from '../../orders/change-form.tsx';
import { numberOf } from '../../orders/order-status.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { usePortal } from '../session.tsx';
import type { PortalOrder } from './order-queries.ts';
import { customerOrderTexts } from './texts.ts';

export interface OrderDialogProps {
  order: PortalOrder;
  open: boolean;
  onClose: () => void;
}

export function ChangeDialog({ order, open, onClose }: OrderDialogProps) {
  const texts = useTexts(customerOrderTexts);
  const { environment } = usePortal();
  const queries = useQueryClient();
  const path = { environment, id: order.id };
  return (
    <Dialog open={open} title={texts.changeTitle({ number_: numberOf(order) })} onClose={onClose}>
      <ChangeForm
        order={order}
        send={async (body) => {
          await portal.PATCH('/{environment}/orders/{id}', { params: { path }, body });
          await queries.invalidateQueries({ queryKey: [environment, 'orders'] });
        }}
        onDone={onClose}
      />
    </Dialog>
  );
}
