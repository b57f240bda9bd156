// Dialogs based on the native element: it traps the focus and makes the rest of the page inert.
//
// The rules of every dialog are here, so that no dialog states them again:
// - The focus goes to the first field, without one to the least dangerous button.
// - Enter in a single-line field sends, Ctrl+Enter or Cmd+Enter in a text area.
// - The primary button stands first in the foot, the button that leaves everything as it is follows it.
// - The error of the call stands at the end of the body, or at the top of the form inside.
// - Escape, a click outside, the close button and Cancel ask before changed input is lost.
import { IconX } from '@tabler/icons-react';
import {
  type ComponentType,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { basicTexts } from '../../../shared/texts/generated/ui/basic.ts';
import { useAppTexts } from '../messages/use-texts.ts';
import { IconButton } from './button.tsx';
import { useChangedInput } from './changed-input.ts';
import { join } from './classes.ts';
import dialogCss from './dialog.module.css';
import { useDialogFocus } from './dialog-focus.ts';
import { DialogFoot, type DialogFootProps, LeaveDialog } from './dialog-foot.tsx';
import type { Change } from './field.tsx';
import raisedCss from './raised.module.css';
import { Text } from './text.tsx';
import type { Titled } from './titled.ts';

/**
 * How dialogs show the error of their call. The root of portal and console provides it; the dialogs of the driver app make no
 * calls, so that the app need not load the help for every error.
 */
export const DialogErrorView = createContext<ComponentType<{ error: Error }>>(() => null);

/** The click is on the backdrop, which the browser reports as a click on the dialog itself. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Enter in a form is the browser's; this adds text areas and fields without a form. */
function sendsByEnter({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== 'Enter') return false;
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey;
  return target instanceof HTMLInputElement && target.form === null && target.type !== 'search';
}

/** Escape and Enter in a dialog; those of a dialog inside are its own. */
function handleKey(event: KeyboardEvent<HTMLDialogElement>, leave: () => void): void {
  const dialog = event.currentTarget;
  if (event.defaultPrevented || (event.target as Element).closest('dialog') !== dialog) return;
  if (sendsByEnter(event)) {
    event.preventDefault();
    dialog.querySelector<HTMLButtonElement>('[data-dialog-primary]')?.click();
  }
  // An open menu or calendar inside closes first.
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || dialog.querySelector(':popover-open'))
    return;
  event.preventDefault();
  leave();
}

function useShown(element: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open) element.current?.close();
  });
  // A dialog that is removed while open closes first: only then the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, [element]);
}

/** The error, unless it is from before the dialog opened: then it is about another attempt. */
function useNewError(error: Error | null, open: boolean): Error | null {
  const [errorBefore, setErrorBefore] = useState(open ? null : error);
  useEffect(() => {
    if (!open) setErrorBefore(error);
  }, [open, error]);
  return error === errorBefore ? null : error;
}

export function Dialog({
  open,
  title,
  sentence,
  mark,
  wide = false,
  asksBeforeLoss = true,
  onClose,
  children,
  foot,
}: {
  open: boolean;
  /** Beside the title, such as the avatar of a person. */
  mark?: ReactNode;
  /** For forms with more than a few fields, or for two things side by side. */
  wide?: boolean | 'pair';
  /** False where the input is no loss, such as a filter. */
  asksBeforeLoss?: boolean;
  /** A caller that asks for confirmation leaves `open` unchanged. */
  onClose: () => void;
  /** A form inside has its foot through `FormActions`. */
  foot?: DialogFootProps;
} & Titled) {
  const ErrorView = useContext(DialogErrorView);
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const pressedOutside = useRef(false);
  useShown(element, open);
  useEffect(() => {
    if (!open) setIsAsking(false);
  }, [open]);
  const error = useNewError(foot?.primary?.change?.error ?? null, open);
  useDialogFocus(element, open);
  const hasChanges = useChangedInput(element, open);
  const leave = () => (asksBeforeLoss && hasChanges() ? setIsAsking(true) : onClose());
  return (
    <>
      <dialog
        ref={element}
        className={join(
          dialogCss.dialog,
          raisedCss.raised,
          wide && dialogCss.dialogWide,
          wide === 'pair' && dialogCss.dialogPair,
        )}
        aria-labelledby={titleId}
        onKeyDown={(event) => handleKey(event, leave)}
        onPointerDown={(event) => {
          pressedOutside.current = isOutside(event);
        }}
        onClick={(event) => {
          if (pressedOutside.current && isOutside(event)) leave();
        }}
        onCancel={(event) => {
          // The cancel event of a field inside also bubbles up to here.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          leave();
        }}
        onClose={(event) => {
          // React also passes on the close event of a dialog inside.
          if (!open || event.target !== event.currentTarget) return;
          // Browsers close the dialog on a second Escape in any case; it opens again until the caller closes it.
          element.current?.showModal();
          leave();
        }}
      >
        {open && (
          <LeaveDialog value={leave}>
            <DialogHead id={titleId} {...{ title, sentence, mark }} onLeave={leave} />
            <div className={dialogCss.dialogBody}>
              {children}
              {error && (
                <div className={dialogCss.dialogError}>
                  <ErrorView error={error} />
                </div>
              )}
            </div>
            {foot && <DialogFoot {...foot} />}
          </LeaveDialog>
        )}
      </dialog>
      {open && isAsking && <DiscardDialog onDiscard={onClose} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function DialogHead({
  id,
  title,
  sentence,
  mark,
  onLeave,
}: {
  id: string;
  title: string;
  sentence: string | undefined;
  mark: ReactNode;
  onLeave: () => void;
}) {
  const messages = useAppTexts(basicTexts);
  return (
    <header>
      {mark}
      <div>
        <h2 id={id}>{title}</h2>
        {sentence && (
          <Text as="p" tone="muted">
            {sentence}
          </Text>
        )}
      </div>
      <IconButton label={messages.close} onClick={onLeave}>
        <IconX />
      </IconButton>
    </header>
  );
}

/** Asks before changed input is lost. */
function DiscardDialog({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const { discard } = useAppTexts(basicTexts);
  return (
    <ConfirmDialog
      open
      title={discard.title}
      confirm={discard.confirm}
      keep={discard.keep}
      change={null}
      onConfirm={() => {
        onClose();
        onDiscard();
      }}
      onClose={onClose}
    >
      {discard.text}
    </ConfirmDialog>
  );
}

/**
 * Asks before something is destroyed: the title asks, the text names what is affected and how many, the
 * button repeats the verb, and the button beside it names what stays.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  keep,
  change,
  disabled = false,
  onConfirm,
  onClose,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  /** "Keep invoice": never only "Cancel", which could mean both. */
  keep: string;
  /** The call that the dialog confirms; null where it makes none. */
  change: Change | null;
  /** Set while a required input is missing. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      foot={{
        primary: { label: confirm, destroys: true, change, disabled, onClick: onConfirm },
        cancel: keep,
        onCancel: onClose,
      }}
    >
      {children}
    </Dialog>
  );
}
