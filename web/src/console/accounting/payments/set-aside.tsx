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
  const words = useTexts(receivablesTexts);
  const { notFromCustomer } = useTexts(assignTexts);
  const [open, setOpen] = useState(false);
  const setting = useSetAside(payment.id, () => toast(words.done));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.setAside}</Button>
      <Button
        kind="text"
        busy={setting.isPending}
        onClick={() => setting.mutate({ reason: notFromCustomer })}
      >
        {notFromCustomer}
      </Button>
      <ReasonDialog
        open={open}
        title={words.setAsideTitle}
        text={words.setAsideText}
        label={words.reason}
        needed
        confirm={words.setAside}
        keep={words.keep}
        ending={setting}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
