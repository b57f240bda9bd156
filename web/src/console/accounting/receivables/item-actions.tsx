// What accounting does with an open item: set off a credit, write off a small difference, block it from reminders.
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { formatMoney } from '../../../ui/format.ts';
import { Row } from '../../../ui/layout.tsx';
import { IconMenu, MenuItem } from '../../../ui/menu.tsx';
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
    <Row gap="1" justify="end">
      {item.open > 0 && <SetOff item={item} />}
      <IconMenu label={`${texts.actions}: ${invoiceNumber}`} icon={<IconDots />}>
        <MenuItem onSelect={() => setOpen('writeOff')}>{texts.writeOff}…</MenuItem>
        {item.blocked === null ? (
          <MenuItem onSelect={() => setOpen('block')}>{texts.block}…</MenuItem>
        ) : (
          <MenuItem onSelect={() => blocking.mutate({ reason: null })}>{texts.unblock}</MenuItem>
        )}
      </IconMenu>
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
