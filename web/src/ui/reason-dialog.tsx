// Confirms a command that ends something others wait for: explains the effect and asks for a reason.
import { useEffect, useState } from 'react';
import { ConfirmDialog } from './dialog.tsx';
import fieldCss from './field.module.css';
import type { Change } from './field.tsx';
import { TextAreaField } from './inputs.tsx';

export function ReasonDialog({
  open,
  title,
  text,
  label,
  hint,
  needed = false,
  confirm,
  keep,
  ending,
  onClose,
}: {
  open: boolean;
  title: string;
  text: string;
  /** The label of the reason's field. */
  label: string;
  hint?: string;
  /** A reason is optional unless it is printed or sent. */
  needed?: boolean;
  confirm: string;
  /** Names what stays as it is. */
  keep: string;
  /** The mutation that ends it; called without `reason` if none was given. */
  ending: Change & { mutate: (given: { reason?: string }) => void };
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!open) setTyped('');
  }, [open]);
  const reason = typed.trim();
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirm={confirm}
      keep={keep}
      change={ending}
      disabled={needed && reason === ''}
      onConfirm={() => ending.mutate(reason ? { reason } : {})}
      onClose={onClose}
    >
      <div className={fieldCss.form}>
        <p>{text}</p>
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
