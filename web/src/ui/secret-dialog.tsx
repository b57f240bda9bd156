// A secret that is shown only once: closing the dialog needs a confirmation.
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import type { Titled } from './titled.ts';

export function SecretDialog({
  open,
  title,
  sentence,
  wide = false,
  stored = false,
  children,
  actions,
  asked,
  onClose,
}: {
  open: boolean;
  wide?: boolean;
  /** Closes without a confirmation. */
  stored?: boolean;
  /** `leave` asks for a confirmation, `close` does not. */
  actions: (leave: () => void, close: () => void) => ReactNode;
  /** The confirmation, shown instead of the secret. */
  asked: { title: string; text: string; actions: (back: () => void, close: () => void) => ReactNode };
  onClose: () => void;
} & Titled) {
  const [isConfirming, setIsConfirming] = useState(false);
  const back = () => setIsConfirming(false);
  const close = () => {
    setIsConfirming(false);
    onClose();
  };
  const leave = () => (stored ? close() : setIsConfirming(true));
  // Secret and confirmation are separate dialogs, so that the confirmation gets the focus when it appears.
  return isConfirming ? (
    <Dialog
      key="asked"
      open={open}
      wide={wide}
      title={asked.title}
      onClose={back}
      actions={asked.actions(back, close)}
    >
      <p>{asked.text}</p>
    </Dialog>
  ) : (
    <Dialog
      key="secret"
      open={open}
      wide={wide}
      title={title}
      {...(sentence && { sentence })}
      onClose={leave}
      actions={actions(leave, close)}
    >
      {children}
    </Dialog>
  );
}
