// Nothing more of a payment is assigned, for a reason.
import { useState } from 'react';
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { type Payment, useSetAside } from '../receivables/queries.ts';

export function SetAside({ payment }: { payment: Payment }) {
  const texts = useTexts(receivablesTexts);
  const { notFromCustomer } = useTexts(assignTexts);
  const [open, setOpen] = useState(false);
  const setting = useSetAside(payment.id, () => toast(texts.done));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.setAside}</Button>
      <Button
        kind="text"
        busy={setting.isPending}
        onClick={() => setting.mutate({ reason: notFromCustomer })}
      >
        {notFromCustomer}
      </Button>
      <ReasonDialog
        open={open}
        title={texts.setAsideTitle}
        text={texts.setAsideText}
        label={texts.reason}
        needed
        confirm={texts.setAside}
        keep={texts.keep}
        ending={setting}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
