// Ctrl K: finds orders and requests by number, plate, VIN, city, customer, phone or id, and opens the one chosen.
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { operations } from '../../api/client.ts';
import { numberOf, OrderStatus } from '../../orders/order-status.tsx';
import { CommandPalette, type Found } from '../../ui/command-palette.tsx';

const MAX_RESULTS = 12;

export function GlobalSearch({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const navigate = useNavigate();
  const source = useCallback(async (text: string, signal: AbortSignal): Promise<Found[]> => {
    const query = { search: text.slice(0, 200), limit: MAX_RESULTS };
    const { data } = (await operations.GET('/orders', { params: { query }, signal })).data!;
    return data.map((order) => {
      const { pickup, delivery, vehicle, externalOrderId, customer, shownStatus } = order;
      const number = numberOf(order);
      const route = `${pickup.city} – ${delivery.city}`;
      return {
        id: number,
        label: number,
        icon: <OrderStatus status={shownStatus} />,
        detail: [customer.name, route, vehicle.registration.licensePlate, externalOrderId]
          .filter(Boolean)
          .join(', '),
      };
    });
  }, []);
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      source={source}
      onChoose={({ id }) => navigate({ to: `/orders/${id}` })}
    />
  );
}
