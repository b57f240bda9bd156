// A secret that is shown once: whoever leaves it is asked before it is gone.
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
  /** Then nothing is asked. */
  stored?: boolean;
  /** `leave` asks first, `close` does not. */
  actions: (leave: () => void, close: () => void) => ReactNode;
  /** What is asked in its place. */
  asked: { title: string; text: string; actions: (back: () => void, close: () => void) => ReactNode };
  onClose: () => void;
} & Titled) {
  const [asking, setAsking] = useState(false);
  const back = () => setAsking(false);
  const close = () => {
    setAsking(false);
    onClose();
  };
  const leave = () => (stored ? close() : setAsking(true));
  // Each is a dialog of its own, so that the question has the focus when it appears.
  return asking ? (
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
