// A full-screen dialog that is always dark, for the camera and for a single photo.

import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Grid, Stack } from '../../ui/layout.tsx';
import cameraScreenCss from './camera-screen.module.css';

/** The browser's dialog element keeps the focus inside and closes with Escape. */
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
  /** The label of the close button. */
  closing: string;
  /** Shown at the right of the head. */
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
      className={cameraScreenCss.cameraScreen}
      data-theme="dark"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <Grid as="header" align="center" className={cameraScreenCss.cameraHead}>
        <Stack
          as="button"
          type="button"
          className={cameraScreenCss.cameraRound}
          aria-label={closing}
          onClick={onClose}
        >
          <IconX />
        </Stack>
        <div>
          <h2 id={titleId}>{title}</h2>
          {detail && <p>{detail}</p>}
        </div>
        {aside}
      </Grid>
      {children}
    </dialog>
  );
}
