// Whether the user has changed something in a dialog that closing it would lose.
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import dialogCss from './dialog.module.css';

/** A search field only filters what is shown. */
const CONTROLS = 'input:not([type=hidden], [type=search]), textarea, select, [aria-pressed]';

function readValue(control: Element): string {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return String(control.checked);
  return 'value' in control && !control.hasAttribute('aria-pressed')
    ? String(control.value)
    : (control.getAttribute('aria-pressed') ?? '');
}

/**
 * Compares every control with the value that it had when it appeared. Values that arrive by themselves do not
 * count as long as the user has touched nothing.
 */
export function useChangedInput(element: RefObject<HTMLDialogElement | null>, open: boolean): () => boolean {
  const first = useRef(new Map<Element, string>());
  const isTouched = useRef(false);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const record = () => {
      for (const control of dialog.querySelectorAll(CONTROLS)) {
        const isOwn = control.closest('dialog') === dialog && control.closest(`.${dialogCss.dialogBody}`);
        if (isOwn && (!isTouched.current || !first.current.has(control)))
          first.current.set(control, readValue(control));
      }
    };
    const touch = () => {
      if (isTouched.current) return;
      record();
      isTouched.current = true;
    };
    first.current.clear();
    isTouched.current = false;
    record();
    const observer = new MutationObserver(record);
    observer.observe(dialog, { childList: true, subtree: true });
    const touches = ['keydown', 'pointerdown', 'beforeinput', 'drop'] as const;
    for (const name of touches) dialog.addEventListener(name, touch, { capture: true });
    return () => {
      observer.disconnect();
      for (const name of touches) dialog.removeEventListener(name, touch, { capture: true });
    };
  }, [element, open]);
  return useCallback(
    () =>
      isTouched.current &&
      [...first.current].some(([control, value]) => control.isConnected && readValue(control) !== value),
    [],
  );
}
