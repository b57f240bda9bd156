// Ctrl K: finds orders by number, plate, VIN, city or id, and opens the one chosen.
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { portal } from '../../api/client.ts';
import { OrderStatus } from '../../orders/order-status.tsx';
import { CommandPalette, type Found } from '../../ui/command-palette.tsx';
import { usePortal } from '../session.tsx';

export function FindOrders({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { environment } = usePortal();
  const navigate = useNavigate();
  const source = useCallback(
    async (q: string, signal: AbortSignal): Promise<Found[]> => {
      const call = { params: { path: { environment }, query: { q: q.slice(0, 200) } }, signal };
      const { data } = (await portal.GET('/{environment}/search', call)).data!;
      return data.map(({ number, externalOrderId, from, to, vehicle, licensePlate, shownStatus }) => ({
        id: number,
        label: number,
        icon: <OrderStatus status={shownStatus} />,
        detail: [`${from} – ${to}`, vehicle, licensePlate, externalOrderId].filter(Boolean).join(', '),
      }));
    },
    [environment],
  );
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      source={source}
      onChoose={({ id }) => navigate({ to: `/${environment}/orders/${id}` })}
    />
  );
}
