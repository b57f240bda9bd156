// What can be done with the chosen rows: floats over the end of the list, so that nothing moves when it appears.
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from './button.tsx';
import floatingBarCss from './floating-bar.module.css';
import { isTyping } from './is-typing.ts';
import { Kbd } from './kbd.tsx';
import { Text } from './text.tsx';

export function FloatingBar({
  label,
  title,
  note,
  onClear,
  children,
}: {
  label: string;
  /** How many are chosen, and their sum. */
  title: ReactNode;
  /** What cannot take part, and why. */
  note?: ReactNode;
  onClear: () => void;
  children: ReactNode;
}) {
  const { table } = useMessages();
  const clear = () => {
    // The button goes with the bar: the focus returns to the row that had it.
    if (!document.activeElement?.closest('[data-row]'))
      document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
    onClear();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event) || document.querySelector('dialog[open], :popover-open'))
        return;
      event.preventDefault();
      clear();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <>
      <div className={floatingBarCss.room} />
      <section className={floatingBarCss.bar} data-theme="dark" aria-label={label}>
        <div className={floatingBarCss.title}>
          <strong role="status">{title}</strong>
          {note && (
            <Text size="meta" tone="muted">
              {note}
            </Text>
          )}
        </div>
        <div className={floatingBarCss.actions}>
          {children}
          <Button small kind="plain" onClick={clear}>
            {table.clearChoice} <Kbd>Esc</Kbd>
          </Button>
        </div>
      </section>
    </>
  );
}
