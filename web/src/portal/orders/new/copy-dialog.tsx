// Fills the form with the values of an earlier order.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { portal } from '../../../api/client.ts';
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
  const words = useTexts(newTexts);
  const { environment } = usePortal();
  const [number, setNumber] = useState('');
  useEffect(() => {
    if (!open) setNumber('');
  }, [open]);
  const reading = useMutation({
    mutationFn: async () => {
      const path = { environment, id: number.trim() };
      return (await portal.GET('/{environment}/orders/{id}', { params: { path } })).data!;
    },
    onSuccess: onCopy,
  });
  const { error } = reading;
  const errors =
    error instanceof ApiError ? [{ field: 'number', code: error.code, message: error.message }] : [];
  return (
    <Dialog open={open} title={words.copyTitle} onClose={onClose}>
      <Form
        label={words.copyTitle}
        errors={errors}
        names={{ number: words.copyHint }}
        onSubmit={() => number.trim() && reading.mutate()}
      >
        <TextField name="number" label={words.copyHint} value={number} onChange={setNumber} />
        <FormActions submit={words.copy} busy={reading.isPending} />
      </Form>
    </Dialog>
  );
}
