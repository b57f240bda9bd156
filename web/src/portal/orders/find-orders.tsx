// Ctrl K: finds orders by number, plate, VIN, city or id, and calls by their request id, and opens the
// selected one.
import { IconListSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { portal } from '../../api/client.ts';
import { useWords } from '../../messages/use-words.ts';
import { OrderStatus } from '../../orders/order-status.tsx';
import { CommandPalette, type Found } from '../../ui/command-palette.tsx';
import { de } from '../de.ts';
import { en } from '../en.ts';
import { usePortal } from '../session.tsx';

const WHOLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface FoundHere extends Found {
  /** The path within the environment. */
  to: string;
  search?: { call: string };
}

export function FindOrders({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const words = useWords({ en, de });
  const { environment, may } = usePortal();
  const technical = may('technical');
  const navigate = useNavigate();
  const source = useCallback(
    async (q: string, signal: AbortSignal): Promise<FoundHere[]> => {
      const call = { params: { path: { environment }, query: { q: q.slice(0, 200) } }, signal };
      const { data } = (await portal.GET('/{environment}/search', call)).data!;
      const id = q.toLowerCase();
      if (data.length === 0 && technical && WHOLE_ID.test(id)) {
        const icon = <IconListSearch size={16} />;
        return [{ id, label: words.call(id), icon, to: 'request-log', search: { call: id } }];
      }
      return data.map(({ number, externalOrderId, from, to, vehicle, licensePlate, shownStatus }) => ({
        id: number,
        label: number,
        to: `orders/${number}`,
        icon: <OrderStatus status={shownStatus} />,
        detail: [`${from} – ${to}`, vehicle, licensePlate, externalOrderId].filter(Boolean).join(', '),
      }));
    },
    [environment, technical, words],
  );
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      source={source}
      onChoose={(found) => {
        const { to, search = {} } = found as FoundHere;
        navigate({ to: `/${environment}/${to}` as string, search });
      }}
    />
  );
}
