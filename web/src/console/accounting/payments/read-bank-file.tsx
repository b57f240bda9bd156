// Chooses a file of the bank and reads it.
import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useUpload } from '../receivables/queries.ts';

export function ReadBankFile() {
  const words = useTexts(receivablesTexts);
  const upload = useUpload(({ added, entries }) => toast(words.uploaded({ added, entries })));
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<IconFileUpload />} busy={upload.isPending} onClick={() => chooser.current?.click()}>
        {words.upload}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={words.uploadFile}
        accept=".xml,.sta,.mt940,.940,.txt,text/xml,application/xml"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) upload.mutate(file);
        }}
      />
      <ErrorState error={upload.error} />
    </>
  );
}
