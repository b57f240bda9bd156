// Dialogs on the browser's own element: it keeps focus inside, makes the rest inert and closes with Escape.
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Button, IconButton } from './button.tsx';
import type { Titled } from './titled.ts';
import './dialog.css';

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
  /** For forms with more than a few fields, or for a pair of things beside each other. */
  wide?: boolean | 'pair';
  /** Whoever asks before closing leaves `open` as it is. */
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
      className={`dialog raised${wide ? ' dialog-wide' : ''}${wide === 'pair' ? ' dialog-pair' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // An event of a field inside bubbles through here as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!open) return;
        // A second Escape closes whatever was said to the first: if it is to stay open, the effect opens it again.
        onClose();
        setReopened((times) => times + 1);
      }}
    >
      {open && (
        <>
          <header>
            <div>
              <h2 id={titleId}>{title}</h2>
              {sentence && <p className="muted">{sentence}</p>}
            </div>
            <IconButton label={messages.close} onClick={onClose}>
              <IconX />
            </IconButton>
          </header>
          <div className="dialog-body">{children}</div>
          {actions && <footer>{actions}</footer>}
        </>
      )}
    </dialog>
  );
}

/** Before anything is destroyed: the title asks, the text says what it touches and how many, the button repeats the verb. */
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
  /** While something is still to be filled in. */
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
          <span className="dialog-destroy">
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
