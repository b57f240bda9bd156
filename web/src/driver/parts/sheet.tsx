// A dialog at the bottom edge, within reach of the thumb, with the browser's dialog element. The back button closes it.
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { openSheetEntry } from '../navigation.ts';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';

export function Sheet({
  title,
  text,
  state,
  foot,
  onClose,
  children,
}: {
  title: string;
  text?: string;
  /** Beside the title, such as whether the entries are saved. */
  state?: ReactNode;
  /** Stays at the bottom edge while the rest scrolls. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const texts = useDriverTexts();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    element.current?.showModal();
    const leave = openSheetEntry();
    const back = () => close.current();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      leave();
    };
  }, []);
  return (
    <dialog ref={element} className={partsCss.sheet} aria-labelledby={titleId} onClose={onClose}>
      <Grid as="header" gap="2" align="center" className={partsCss.sheetHead}>
        <h2 id={titleId}>{title}</h2>
        {state ?? <span />}
        <button type="button" className={partsCss.sheetClose} aria-label={texts.close} onClick={onClose}>
          <IconX />
        </button>
      </Grid>
      {text && (
        <Text as="p" tone="muted">
          {text}
        </Text>
      )}
      {children}
      {foot && <div className={partsCss.sheetFoot}>{foot}</div>}
    </dialog>
  );
}
