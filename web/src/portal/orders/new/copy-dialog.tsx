// Fills the form with the values of an earlier order.
import { useEffect, useState } from 'react';
import { codeOf } from '../../../api/api-error.ts';
import { portal } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { newTexts } from '../../../orders/new/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { FormActions, TextField } from '../../../ui/inputs.tsx';
import { usePortal } from '../../session.tsx';
import type { PortalOrder } from '../order-queries.ts';

export function CopyDialog({
  open,
  onClose,
  onCopy,
}: {
  open: boolean;
  onClose: () => void;
  onCopy: (order: PortalOrder) => void;
}) {
  const texts = useTexts(newTexts);
  const { environment } = usePortal();
  const [number, setNumber] = useState('');
  useEffect(() => {
    if (!open) setNumber('');
  }, [open]);
  const reading = useChange(
    () => portal.GET('/{environment}/orders/{id}', { params: { path: { environment, id: number.trim() } } }),
    { onDone: onCopy },
  );
  const { error } = reading;
  const wrongNumber = error ? [{ field: 'number', code: codeOf(error), message: error.message }] : [];
  return (
    <Dialog open={open} title={texts.copyTitle} onClose={onClose}>
      <Form
        label={texts.copyTitle}
        change={reading}
        found={wrongNumber}
        names={{ number: texts.copyHint }}
        onSubmit={() => number.trim() && reading.mutate()}
      >
        <TextField name="number" label={texts.copyHint} value={number} onChange={setNumber} />
        <FormActions submit={texts.copy} />
      </Form>
    </Dialog>
  );
}
