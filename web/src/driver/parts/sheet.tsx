// A dialog at the bottom edge, within reach of the thumb, with the browser's dialog element.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Text } from '../../ui/text.tsx';
import partsCss from '../parts.module.css';

export function Sheet({
  title,
  text,
  onClose,
  children,
}: {
  title: string;
  text?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog ref={element} className={partsCss.sheet} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {text && (
        <Text as="p" tone="muted">
          {text}
        </Text>
      )}
      {children}
    </dialog>
  );
}
