// Applies all suggestions at once, and downloads the rows that were not created.
import { IconDownload, IconWand } from '@tabler/icons-react';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { usePortal } from '../session.tsx';
import { wrongRows } from './import-progress.ts';
import type { Import } from './import-types.ts';
import { fileUrl, useApplySuggestions } from './queries.ts';
import { importsTexts } from './texts.ts';

export function Tools({ imported }: { imported: Import }) {
  const texts = useTexts(importsTexts);
  const { environment, may } = usePortal();
  const apply = useApplySuggestions(imported.id);
  const wrong = wrongRows(imported);
  if (wrong === 0) return null;
  return (
    <div className={buttonCss.buttonRow}>
      <ButtonLink icon={<IconDownload />} href={fileUrl(environment, imported.id, 'rows.csv')} download>
        {texts.download({ count: wrong })}
      </ButtonLink>
      {imported.suggestions > 0 && may('orderers') && imported.state !== 'CANCELLED' && (
        <Button
          kind="soft"
          icon={<IconWand />}
          busy={apply.isPending}
          onClick={() =>
            apply.mutate(undefined, { onSuccess: (corrected) => toast(texts.applied({ count: corrected })) })
          }
        >
          {texts.apply({ count: imported.suggestions })}
        </Button>
      )}
    </div>
  );
}
