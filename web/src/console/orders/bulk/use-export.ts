// Saves the chosen orders as a CSV file in the operator's format.
import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../../../../shared/errors/page-error-sentence.ts';
import { bulkTexts } from '../../../../../shared/texts/generated/console/orders/bulk.ts';
import { ApiError } from '../../../api/api-error.ts';
import { operations } from '../../../api/client.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { toLocal } from '../../../ui/local-time.ts';
import { saveFile } from '../../../ui/save-file.ts';

export function useExport() {
  const words = useTexts(bulkTexts);
  const language = useLanguage();
  return useMutation({
    mutationFn: async (orders: readonly { id: string }[]) => {
      const body = { orders: orders.map(({ id }) => ({ id })) };
      const answer = await operations.POST('/orders/export', { body, parseAs: 'blob' });
      return answer.data as unknown as Blob;
    },
    onSuccess: (file) => {
      const name = `orders-${toLocal(new Date().toISOString()).slice(0, 10)}.csv`;
      saveFile(file, name);
      toast(words.exported({ name }));
    },
    onError: (error) => {
      if (error instanceof ApiError) toast(describeError(language, error), 'alert');
    },
  });
}
