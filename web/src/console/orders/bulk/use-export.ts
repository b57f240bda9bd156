// Saves the chosen orders as a CSV file in the operator's format.

import { bulkTexts } from '../../../../../shared/texts/generated/console/orders/bulk.ts';
import { operations } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast, toastError } from '../../../ui/announce.tsx';
import { toLocal } from '../../../ui/local-time.ts';
import { saveFile } from '../../../ui/save-file.ts';

export function useExport() {
  const texts = useTexts(bulkTexts);
  return useChange(
    (orders: readonly { id: string }[]) =>
      operations.POST('/orders/export', {
        body: { orders: orders.map(({ id }) => ({ id })) },
        parseAs: 'blob',
      }),
    {
      onDone: (file) => {
        const name = `orders-${toLocal(new Date().toISOString()).slice(0, 10)}.csv`;
        saveFile(file, name);
        toast(texts.exported({ name }));
      },
      onError: toastError,
    },
  );
}
