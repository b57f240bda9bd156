// Verifies the seals of the audit log and shows the result.
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import fieldCss from '../../ui/field.module.css';
import { formatNumber } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import journalCss from './journal.module.css';
import { journalTexts } from './texts.ts';

export function CheckSeals() {
  const texts = useTexts(journalTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconShieldCheck />} onClick={() => setOpen(true)}>
        {texts.check}
      </Button>
      <Dialog open={open} title={texts.checkTitle} onClose={() => setOpen(false)}>
        {open && <Verification />}
      </Dialog>
    </>
  );
}

function Verification() {
  const texts = useTexts(journalTexts);
  const language = useLanguage();
  const checked = useCall(
    ['audit verification'],
    (signal) => operations.GET('/audit/verification', { signal }),
    { gcTime: 0 },
  );
  const number = (count: number) => formatNumber(language, count);
  return (
    <QueryBoundary query={checked}>
      {checked.data ? (
        <div className={fieldCss.form}>
          {checked.data.faults.length === 0 ? (
            <Notice
              tone="good"
              title={texts.whole({
                entries: number(checked.data.entries),
                seals: number(checked.data.seals),
              })}
            />
          ) : (
            <Notice tone="alert" title={texts.tampered({ count: checked.data.faults.length })}>
              <ul>
                {checked.data.faults.map(({ seal, fault }) => (
                  <li key={seal}>
                    {texts.seal({ number: seal })}: {texts.faults[fault]}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {checked.data.lastChain && (
            <p className={journalCss.sealChain}>
              {texts.lastChain} <Code text={checked.data.lastChain} />
            </p>
          )}
        </div>
      ) : (
        <p role="status">{texts.checking}</p>
      )}
    </QueryBoundary>
  );
}
