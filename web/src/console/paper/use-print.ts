// Gets sheets as one PDF in the language of the page and saves it.
import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../../../shared/errors/page-error-sentence.ts';
import { paperTexts } from '../../../../shared/texts/generated/console/paper.ts';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { saveFile } from '../../ui/save-file.ts';

export type Printed =
  | { kind: 'day'; day: string; driverId?: string; jobs?: boolean; plates?: boolean }
  | { kind: 'jobs'; orders: readonly { id: string }[]; name?: string }
  | { kind: 'plates' };

const parseAs = 'blob' as const;
const flag = (on: boolean | undefined) => (on ? ('true' as const) : ('false' as const));

async function fetchSheets(printed: Printed, language: Language): Promise<Blob> {
  if (printed.kind === 'jobs') {
    const body = { orders: printed.orders.map(({ id }) => ({ id })), language };
    return (await operations.POST('/paper/orders', { body, parseAs })).data as unknown as Blob;
  }
  if (printed.kind === 'plates') {
    const params = { query: { language } };
    return (await operations.GET('/paper/plates', { params, parseAs })).data as unknown as Blob;
  }
  const { day, driverId, jobs, plates } = printed;
  const query = { day, ...(driverId && { driverId }), jobs: flag(jobs), plates: flag(plates), language };
  return (await operations.GET('/paper/day', { params: { query }, parseAs })).data as unknown as Blob;
}

export function usePrint() {
  const words = useTexts(paperTexts);
  const language = useLanguage();
  return useMutation({
    mutationFn: (printed: Printed) => fetchSheets(printed, language),
    onSuccess: (file, printed) => {
      const part = printed.kind === 'day' ? printed.day : printed.kind === 'jobs' ? printed.name : undefined;
      const name = `${[words.fileNames[printed.kind], part].filter(Boolean).join('-')}.pdf`;
      saveFile(file, name);
      toast(words.saved({ name }));
    },
    onError: (error) => {
      if (error instanceof ApiError) toast(describeError(language, error), 'alert');
    },
  });
}
