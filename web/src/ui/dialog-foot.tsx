// The foot of a dialog: the primary button first, Cancel beside it, everything else at the far end.
import { createContext, type ReactNode, useContext } from 'react';
import { basicTexts } from '../../../shared/texts/generated/ui/basic.ts';
import { useAppTexts } from '../messages/use-texts.ts';
import { Button, type ButtonKind } from './button.tsx';
import dialogCss from './dialog.module.css';
import type { Change } from './field.tsx';

/** Closes the surrounding dialog, after a question if input would be lost; null outside of dialogs. */
export const LeaveDialog = createContext<(() => void) | null>(null);

export function useLeaveDialog(): (() => void) | null {
  return useContext(LeaveDialog);
}

interface DialogAction {
  label: string;
  kind?: ButtonKind;
  icon?: ReactNode;
  /** The call that the button makes: the dialog shows its error. Null where it makes none. */
  change: Change | null;
  /** Set while a required input is missing. */
  disabled?: boolean;
  /** Red, because it ends or deletes something. */
  destroys?: boolean;
  /** Absent for the button that submits the surrounding form. */
  onClick?: () => void;
}

export interface DialogFootProps {
  /** Absent where there is nothing to do but close. */
  primary?: DialogAction;
  /** The text of the button that leaves everything as it is; null where there is nothing to leave. */
  cancel?: string | null;
  /** At the start, before the buttons. */
  lead?: ReactNode;
  /** At the far end: a note or a third action. */
  aside?: ReactNode;
  /** Closes without a question about changed input. */
  onCancel?: () => void;
}

export function DialogFoot({ primary, cancel, lead, aside, onCancel }: DialogFootProps) {
  const messages = useAppTexts(basicTexts);
  const leave = useContext(LeaveDialog);
  return (
    <footer className={dialogCss.dialogFoot}>
      {lead}
      {primary && <PrimaryButton {...primary} />}
      {cancel !== null && (
        <Button data-dialog-cancel onClick={onCancel ?? leave ?? undefined}>
          {cancel ?? messages.cancel}
        </Button>
      )}
      {aside && <div className={dialogCss.dialogAside}>{aside}</div>}
    </footer>
  );
}

function PrimaryButton({ label, kind = 'filled', destroys = false, change, onClick, ...rest }: DialogAction) {
  return (
    <span className={destroys ? dialogCss.dialogDestroy : undefined}>
      <Button
        kind={kind}
        type={onClick ? 'button' : 'submit'}
        data-dialog-primary
        data-destroys={destroys || undefined}
        busy={change?.isPending ?? false}
        onClick={onClick}
        {...rest}
      >
        {label}
      </Button>
    </span>
  );
}
