// Before something ends that others wait for: what that means, and room for a reason that nobody has to give.
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { ConfirmDialog } from './dialog.tsx';
import { TextAreaField } from './inputs.tsx';
import { ErrorState } from './table-states.tsx';

export function ReasonDialog({
  open,
  title,
  text,
  label,
  confirm,
  ending,
  onClose,
}: {
  open: boolean;
  title: string;
  text: string;
  /** Of the reason's field. */
  label: string;
  confirm: string;
  /** The call that ends it; where no reason was given, there is none. */
  ending: { mutate: (given: { reason?: string }) => void; isPending: boolean; error: unknown };
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirm={confirm}
      busy={ending.isPending}
      onConfirm={() => ending.mutate(reason ? { reason } : {})}
      onClose={onClose}
    >
      <div className="form">
        <p>{text}</p>
        {ending.error instanceof ApiError && <ErrorState error={ending.error} />}
        <TextAreaField
          name="reason"
          label={label}
          optional
          rows={2}
          maxLength={500}
          value={typed}
          onChange={setTyped}
        />
      </div>
    </ConfirmDialog>
  );
}
