// What accounting does with an open item: set off a credit, write off a small difference, block it from reminders.
import { useState } from 'react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/format.ts';
import { Row } from '../../../ui/layout.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { useConsole } from '../../session.tsx';
import { cents, type Payable, useBlock, useWriteOff } from './queries.ts';
import { SetOff } from './set-off.tsx';

export function ItemActions({ item }: { item: Payable }) {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const [open, setOpen] = useState<'writeOff' | 'block' | null>(null);
  const done = () => {
    setOpen(null);
    toast(texts.done);
  };
  const writingOff = useWriteOff(item.id, done);
  const blocking = useBlock(item.id, done);
  if (!may('accounting')) return null;
  const { invoiceNumber, currency } = item;
  const isWritingOff = open === 'writeOff';
  const amount = formatMoney(language, cents(item.open), currency);
  return (
    <Row gap="1" justify="end" wrap>
      {item.open > 0 && <SetOff item={item} />}
      <Button
        small
        kind="text"
        aria-label={`${texts.writeOff}: ${invoiceNumber}`}
        onClick={() => setOpen('writeOff')}
      >
        {texts.writeOff}
      </Button>
      {item.blocked === null ? (
        <Button
          small
          kind="text"
          aria-label={`${texts.block}: ${invoiceNumber}`}
          onClick={() => setOpen('block')}
        >
          {texts.block}
        </Button>
      ) : (
        <Button small kind="text" busy={blocking.isPending} onClick={() => blocking.mutate({ reason: null })}>
          {texts.unblock}
        </Button>
      )}
      <ReasonDialog
        open={open !== null}
        title={
          isWritingOff
            ? texts.writeOffTitle({ number: invoiceNumber })
            : texts.blockTitle({ number: invoiceNumber })
        }
        text={isWritingOff ? texts.writeOffText({ amount }) : texts.blockText}
        label={texts.reason}
        needed
        confirm={isWritingOff ? texts.writeOff : texts.block}
        keep={texts.keep}
        ending={isWritingOff ? writingOff : blocking}
        onClose={() => setOpen(null)}
      />
    </Row>
  );
}
