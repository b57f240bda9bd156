// The damage cases of an order in the portal, complaining, and adding photos.
import { useQueryClient } from '@tanstack/react-query';
import { portal } from '../../../api/client.ts';
import type { components } from '../../../api/paths/portal.ts';
import { useCall } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { sendPhotos } from '../../../orders/damage/photo-picker.tsx';
import { usePortal } from '../../session.tsx';

export type PortalCase = components['schemas']['PortalDamageCase'];
export type Complaint = components['schemas']['ComplaintPossibility'];

export function useCaseAddress(orderId: string, caseId: string): string {
  const { environment } = usePortal();
  return `/api/v1/portal/${environment}/orders/${orderId}/damage-cases/${caseId}`;
}

export function useDamageCases(orderId: string) {
  const { environment } = usePortal();
  const path = { environment, id: orderId };
  return useCall([environment, 'orders', 'one', orderId, 'damage'], (signal) =>
    portal.GET('/{environment}/orders/{id}/damage-cases', { params: { path }, signal }),
  );
}

interface Report {
  description: string;
  damages: { description: string }[];
  files: readonly File[];
}

/** The case exists even if a photo fails; the answer says whether all arrived. */
export function useComplain(orderId: string, onDone: (number: string, hasAllPhotos: boolean) => void) {
  const { environment } = usePortal();
  return useChange(
    async ({ files, ...body }: Report) => {
      const path = { environment, id: orderId };
      const call = { params: { path }, body };
      const { id, number } = await portal.POST('/{environment}/orders/{id}/damage-cases', call);
      const address = `/api/v1/portal/${environment}/orders/${orderId}/damage-cases/${id}/photos`;
      const hasAllPhotos = await sendPhotos(address, files).then(
        () => true,
        () => false,
      );
      return { number, hasAllPhotos };
    },
    {
      refreshes: [[environment, 'orders']],
      onRefreshed: ({ number, hasAllPhotos }) => onDone(number, hasAllPhotos),
    },
  );
}

export function useAddPhotos(orderId: string, caseId: string, onDone: () => void) {
  const { environment } = usePortal();
  const queries = useQueryClient();
  const address = useCaseAddress(orderId, caseId);
  return useChange((files: File[]) => sendPhotos(`${address}/photos`, files), {
    onDone: onDone,
    onSettled: () =>
      queries.invalidateQueries({ queryKey: [environment, 'orders', 'one', orderId, 'damage'] }),
  });
}
