// Before something ends that others wait for: what that means, and room for a reason.
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
  hint,
  needed = false,
  confirm,
  ending,
  onClose,
}: {
  open: boolean;
  title: string;
  text: string;
  /** Of the reason's field. */
  label: string;
  hint?: string;
  /** Nobody has to give a reason, unless it is printed or sent. */
  needed?: boolean;
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
      disabled={needed && reason === ''}
      onConfirm={() => ending.mutate(reason ? { reason } : {})}
      onClose={onClose}
    >
      <div className="form">
        <p>{text}</p>
        {ending.error instanceof ApiError && <ErrorState error={ending.error} />}
        <TextAreaField
          name="reason"
          label={label}
          hint={hint}
          optional={!needed}
          rows={2}
          maxLength={500}
          value={typed}
          onChange={setTyped}
        />
      </div>
    </ConfirmDialog>
  );
}
