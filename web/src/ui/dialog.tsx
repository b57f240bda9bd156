// Dialogs based on the native element: it traps the focus, makes the rest of the page inert and closes with
// Escape.
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Button, IconButton } from './button.tsx';
import { join } from './classes.ts';
import dialogCss from './dialog.module.css';
import raisedCss from './raised.module.css';
import textCss from './text.module.css';
import type { Titled } from './titled.ts';

export function Dialog({
  open,
  title,
  sentence,
  wide = false,
  onClose,
  children,
  actions,
}: {
  open: boolean;
  /** For forms with more than a few fields, or for two things side by side. */
  wide?: boolean | 'pair';
  /** A caller that asks for confirmation leaves `open` unchanged. */
  onClose: () => void;
  actions?: ReactNode;
} & Titled) {
  const messages = useMessages();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open) element.current?.close();
  });
  const [, setReopened] = useState(0);
  return (
    <dialog
      ref={element}
      className={join(
        dialogCss.dialog,
        raisedCss.raised,
        wide && dialogCss.dialogWide,
        wide === 'pair' && dialogCss.dialogPair,
      )}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The cancel event of a field inside also bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // React also passes on the close event of a dialog inside.
        if (!open || event.target !== event.currentTarget) return;
        // Browsers close the dialog on a second Escape in any case; if it must stay open, the effect opens it
        // again.
        onClose();
        setReopened((times) => times + 1);
      }}
    >
      {open && (
        <>
          <header>
            <div>
              <h2 id={titleId}>{title}</h2>
              {sentence && <p className={textCss.muted}>{sentence}</p>}
            </div>
            <IconButton label={messages.close} onClick={onClose}>
              <IconX />
            </IconButton>
          </header>
          <div className={dialogCss.dialogBody}>{children}</div>
          {actions && <footer>{actions}</footer>}
        </>
      )}
    </dialog>
  );
}

/**
 * Asks before something is destroyed: the title asks, the text names what is affected and how many, the
 * button repeats the verb.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  busy = false,
  disabled = false,
  onConfirm,
  onClose,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  busy?: boolean;
  /** Set while a required input is missing. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const messages = useMessages();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <span className={dialogCss.dialogDestroy}>
            <Button kind="filled" busy={busy} disabled={disabled} onClick={onConfirm}>
              {confirm}
            </Button>
          </span>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
