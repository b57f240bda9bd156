// Chooses a file of the bank and reads it; asks once what unknown columns have.
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useUpload } from '../receivables/queries.ts';
import { ChooseColumns, columnsAsked } from './choose-columns.tsx';

export function ReadBankFile() {
  const texts = useTexts(receivablesTexts);
  const upload = useUpload(({ added, entries }) => toast(texts.uploaded({ added, entries })));
  const [file, setFile] = useState<File | null>(null);
  const asked = columnsAsked(upload.error);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<IconFileUpload />} busy={upload.isPending} onClick={() => chooser.current?.click()}>
        {texts.upload}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={texts.uploadFile}
        accept=".xml,.sta,.mt940,.940,.txt,.csv,.zip,text/xml,application/xml,text/csv,application/zip"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (!chosen) return;
          setFile(chosen);
          upload.mutate(chosen);
        }}
      />
      {asked && file ? (
        <ChooseColumns asked={asked} onChosen={() => upload.mutate(file)} onClose={upload.reset} />
      ) : (
        <ErrorState error={upload.error} />
      )}
    </>
  );
}
