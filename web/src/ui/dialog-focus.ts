// Where the focus goes in a dialog: to the first field, without one to the least dangerous button.
import { type RefObject, useEffect } from 'react';
import dialogCss from './dialog.module.css';

const FIELDS =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** In the order of danger: Cancel, a primary button that destroys nothing, the close button of the head. */
const BUTTONS = [
  '[data-dialog-cancel]:not(:disabled)',
  '[data-dialog-primary]:not([data-destroys], :disabled)',
  'header button',
];

function firstField(dialog: HTMLDialogElement): HTMLElement | null {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (field) =>
      field.closest('dialog') === dialog &&
      !field.closest(`.${dialogCss.dialogFoot}`) &&
      field.checkVisibility(),
  );
  const [first] = fields;
  if (first?.type !== 'radio') return first ?? null;
  return (
    fields.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked) ?? first
  );
}

function leastDangerousButton(dialog: HTMLDialogElement): HTMLElement | null {
  for (const button of BUTTONS) {
    const found = dialog.querySelector<HTMLElement>(button);
    if (found) return found;
  }
  return null;
}

/**
 * Places the focus when the dialog opens, again when a field arrives with loaded data before the user has done
 * anything, and again when the focused element disappears, as in the next step of a dialog.
 */
export function useDialogFocus(element: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    let isTouched = false;
    let focused: HTMLElement | null = null;
    const place = () => {
      focused = firstField(dialog) ?? leastDangerousButton(dialog);
      focused?.focus();
    };
    const touch = () => {
      isTouched = true;
    };
    const remember = ({ target }: FocusEvent) => {
      focused = target as HTMLElement;
    };
    const observer = new MutationObserver(() => {
      const hasLostFocus =
        focused !== null && !focused.isConnected && !dialog.contains(document.activeElement);
      const waitsForField =
        !isTouched && focused === document.activeElement && firstField(dialog) !== focused;
      if (hasLostFocus || (waitsForField && firstField(dialog))) place();
    });
    place();
    observer.observe(dialog, { childList: true, subtree: true });
    dialog.addEventListener('keydown', touch, { once: true });
    dialog.addEventListener('pointerdown', touch, { once: true });
    dialog.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      dialog.removeEventListener('keydown', touch);
      dialog.removeEventListener('pointerdown', touch);
      dialog.removeEventListener('focusin', remember);
    };
  }, [element, open]);
}
