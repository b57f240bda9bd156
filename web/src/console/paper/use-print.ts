// Gets sheets as one PDF in the language of the page and saves it.
import { paperTexts } from '../../../../shared/texts/generated/console/paper.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import { saveFile } from '../../ui/save-file.ts';

export type Printed =
  | { kind: 'day'; day: string; driverId?: string; jobs?: boolean; plates?: boolean }
  | { kind: 'jobs'; orders: readonly { id: string }[]; name?: string }
  | { kind: 'plates' };

const parseAs = 'blob' as const;
const flag = (on: boolean | undefined) => (on ? ('true' as const) : ('false' as const));

function fetchSheets(printed: Printed, language: Language): Promise<Blob> {
  if (printed.kind === 'jobs') {
    const body = { orders: printed.orders.map(({ id }) => ({ id })), language };
    return operations.POST('/paper/orders', { body, parseAs });
  }
  if (printed.kind === 'plates') {
    const params = { query: { language } };
    return operations.GET('/paper/plates', { params, parseAs });
  }
  const { day, driverId, jobs, plates } = printed;
  const query = { day, ...(driverId && { driverId }), jobs: flag(jobs), plates: flag(plates), language };
  return operations.GET('/paper/day', { params: { query }, parseAs });
}

export function usePrint() {
  const texts = useTexts(paperTexts);
  const language = useLanguage();
  return useChange((printed: Printed) => fetchSheets(printed, language), {
    onDone: (file, printed) => {
      const part = printed.kind === 'day' ? printed.day : printed.kind === 'jobs' ? printed.name : undefined;
      const name = `${[texts.fileNames[printed.kind], part].filter(Boolean).join('-')}.pdf`;
      saveFile(file, name);
      toast(texts.saved({ name }));
    },
    onError: toastError,
  });
}
