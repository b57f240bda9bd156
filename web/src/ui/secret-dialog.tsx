// A secret that is shown only once: closing the dialog needs a confirmation.
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import type { DialogFootProps } from './dialog-foot.tsx';
import type { Titled } from './titled.ts';

export function SecretDialog({
  open,
  title,
  sentence,
  wide = false,
  stored = false,
  children,
  foot,
  asked,
  onClose,
}: {
  open: boolean;
  wide?: boolean;
  /** Closes without a confirmation. */
  stored?: boolean;
  /** `leave` asks for a confirmation, `close` does not. */
  foot: (leave: () => void, close: () => void) => DialogFootProps;
  /** The confirmation, shown instead of the secret. */
  asked: { title: string; text: string; foot: (back: () => void, close: () => void) => DialogFootProps };
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
      foot={asked.foot(back, close)}
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
      foot={foot(leave, close)}
      asksBeforeLoss={false}
    >
      {children}
    </Dialog>
  );
}
