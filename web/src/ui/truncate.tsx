// Text on one line. What does not fit is cut, and shown whole on hover and on keyboard focus.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { join } from './classes.ts';
import { keepPlaced } from './keep-placed.ts';
import { onResize } from './on-resize.ts';
import truncateCss from './truncate.module.css';

/** Elements that take the focus for the text within them. */
const FOCUSABLE = 'a[href], button, [tabindex]';

export function Truncate({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const text = useRef<HTMLSpanElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isInFocusable, setInFocusable] = useState(false);

  useLayoutEffect(() => {
    const element = text.current!;
    const measure = () => setCut(element.scrollWidth > element.clientWidth);
    measure();
    setInFocusable(element.parentElement?.closest(FOCUSABLE) != null);
    return onResize([element], measure);
  });

  useEffect(() => {
    if (!isCut) return;
    const element = text.current!;
    const shown = whole.current!;
    const focused = element.parentElement?.closest<HTMLElement>(FOCUSABLE) ?? element;
    let stop = () => {};
    const show = () => {
      if (shown.matches(':popover-open')) return;
      shown.textContent = element.textContent;
      shown.showPopover();
      stop = keepPlaced(element, shown, 'bottom-start');
    };
    const hide = () => {
      stop();
      if (shown.matches(':popover-open')) shown.hidePopover();
    };
    const onFocus = () => focused.matches(':focus-visible') && show();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    element.addEventListener('pointerenter', show);
    element.addEventListener('pointerleave', hide);
    focused.addEventListener('focus', onFocus);
    focused.addEventListener('blur', hide);
    document.addEventListener('keydown', onKey);
    return () => {
      hide();
      element.removeEventListener('pointerenter', show);
      element.removeEventListener('pointerleave', hide);
      focused.removeEventListener('focus', onFocus);
      focused.removeEventListener('blur', hide);
      document.removeEventListener('keydown', onKey);
    };
  }, [isCut]);

  return (
    <>
      <span
        ref={text}
        className={join(truncateCss.truncate, className)}
        // The whole text must be reachable by keyboard.
        tabIndex={isCut && !isInFocusable ? 0 : undefined}
      >
        {children}
      </span>
      {/* Screen readers read the text itself, which is complete in the document. */}
      {isCut && <span ref={whole} popover="manual" className={truncateCss.whole} aria-hidden="true" />}
    </>
  );
}
