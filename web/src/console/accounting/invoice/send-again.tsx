// Sends an invoice again, after it was said to which address.
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { invoiceTexts } from '../../../../../shared/texts/generated/console/accounting/invoice.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type InvoiceDetails, useSendAgain } from '../queries.ts';

export function SendAgain({ invoice: { invoiceNumber, address } }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const [open, setOpen] = useState(false);
  const sending = useSendAgain(invoiceNumber, (email) => {
    toast(texts.sentAgain({ number: invoiceNumber, email }));
    setOpen(false);
  });
  if (address === null) return null;
  return (
    <>
      <Button icon={<IconSend size={16} />} onClick={() => setOpen(true)}>
        {texts.send}
      </Button>
      <Dialog
        open={open}
        title={texts.sendTitle({ number: invoiceNumber })}
        onClose={() => setOpen(false)}
        foot={{
          primary: {
            label: texts.sendAgain({ email: address }),
            change: sending,
            onClick: () => sending.mutate(),
          },
        }}
      >
        <p>{texts.sendText}</p>
      </Dialog>
    </>
  );
}
