// Saves the chosen orders as a CSV file in the operator's format.
import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../../../../shared/errors/page-error-sentence.ts';
import { ApiError } from '../../../api/api-error.ts';
import { operations } from '../../../api/client.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useWords } from '../../../messages/use-words.ts';
import { toast } from '../../../ui/announce.tsx';
import { toLocal } from '../../../ui/local-time.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export function useExport() {
  const words = useWords({ en, de });
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
      toast(words.exported(name));
    },
    onError: (error) => {
      if (error instanceof ApiError) toast(describeError(language, error), 'alert');
    },
  });
}
