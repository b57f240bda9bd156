// Changes an order before pickup.
import { useQueryClient } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import { useWords } from '../../messages/use-words.ts';
import { ChangeForm } from '../../orders/change-form.tsx';
import { numberOf } from '../../orders/order-status.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { usePortal } from '../session.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import type { PortalOrder } from './order-queries.ts';

export interface OrderDialogProps {
  order: PortalOrder;
  open: boolean;
  onClose: () => void;
}

export function ChangeDialog({ order, open, onClose }: OrderDialogProps) {
  const words = useWords({ en, de });
  const { environment } = usePortal();
  const queries = useQueryClient();
  const path = { environment, id: order.id };
  return (
    <Dialog open={open} title={words.changeTitle(numberOf(order))} onClose={onClose}>
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
