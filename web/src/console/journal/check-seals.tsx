// Verifies the seals of the audit log and shows the result.
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import fieldCss from '../../ui/field.module.css';
import { formatNumber } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import journalCss from './journal.module.css';

export function CheckSeals() {
  const words = useWords({ en, de });
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconShieldCheck />} onClick={() => setOpen(true)}>
        {words.check}
      </Button>
      <Dialog open={open} title={words.checkTitle} onClose={() => setOpen(false)}>
        {open && <Verification />}
      </Dialog>
    </>
  );
}

function Verification() {
  const words = useWords({ en, de });
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
              title={words.whole(number(checked.data.entries), number(checked.data.seals))}
            />
          ) : (
            <Notice tone="alert" title={words.tampered(checked.data.faults.length)}>
              <ul>
                {checked.data.faults.map(({ seal, fault }) => (
                  <li key={seal}>
                    {words.seal(seal)}: {words.faults[fault]}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {checked.data.lastChain && (
            <p className={journalCss.sealChain}>
              {words.lastChain} <Code text={checked.data.lastChain} />
            </p>
          )}
        </div>
      ) : (
        <p role="status">{words.checking}</p>
      )}
    </QueryBoundary>
  );
}
