// A dialog over the whole screen, always dark: for the camera, and for one photo.
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import './camera-screen.css';

/** The browser's own dialog keeps the focus inside and closes with Escape. */
export function DarkScreen({
  title,
  detail,
  closing,
  aside = <span />,
  onClose,
  children,
}: {
  title: string;
  detail?: string | undefined;
  /** What the button says that closes it. */
  closing: string;
  /** Right in the head. */
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="camera-screen"
      data-theme="dark"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="camera-head">
        <button type="button" className="camera-round" aria-label={closing} onClick={onClose}>
          <IconX />
        </button>
        <div>
          <h2 id={titleId}>{title}</h2>
          {detail && <p>{detail}</p>}
        </div>
        {aside}
      </header>
      {children}
    </dialog>
  );
}
