// A menu behind a button. The browser's popover opens and closes it and returns the focus; Floating UI
// positions it.
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './button.tsx';
import { join } from './classes.ts';
import menuCss from './menu.module.css';

const CloseMenu = createContext<() => void>(() => undefined);

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  popoverTarget?: string;
}

const GAP = 4;
const MARGIN_TO_EDGES = 5;

/**
 * Keeps the menu below its button, or above it without enough space, until the returned function is called.
 */
function keepPlaced(button: HTMLElement, menu: HTMLElement): () => void {
  const place = async () => {
    const { x, y } = await computePosition(button, menu, {
      strategy: 'fixed',
      placement: 'bottom-end',
      middleware: [offset(GAP), flip({ padding: MARGIN_TO_EDGES }), shift({ padding: MARGIN_TO_EDGES })],
    });
    Object.assign(menu.style, { left: `${x}px`, top: `${y}px` });
  };
  return autoUpdate(button, menu, place);
}

export function Menu({
  label,
  trigger,
  children,
}: {
  label: string;
  trigger: ReactElement<TriggerProps>;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = popover.current?.previousElementSibling;
    if (open && button) return keepPlaced(button as HTMLElement, popover.current!);
  }, [open]);
  // Rendered before it is shown, so that the browser finds the element to focus. Emptied only after it is
  // hidden: the browser returns the focus to the button only from an element that still exists.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') flushSync(() => setOpen(true));
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') setOpen(false);
  };
  return (
    // Not in a portal, so that it stays in the landmark and theme of its button.
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        popoverTarget: id,
      })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={menuCss.menu}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {open && (
          <CloseMenu value={() => popover.current?.hidePopover()}>
            <MenuList label={label}>{children}</MenuList>
          </CloseMenu>
        )}
      </div>
    </>
  );
}

/** A menu behind an icon: the dots of a row or page, or an icon for its subject. */
export function IconMenu({
  label,
  icon,
  outlined = false,
  children,
}: {
  label: string;
  icon: ReactNode;
  outlined?: boolean;
  children: ReactNode;
}) {
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} outlined={outlined}>
          {icon}
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}

function MenuList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const close = useContext(CloseMenu);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>(`.${menuCss.menuItem}`) ?? [])];
  // The browser focuses it when it shows the popover. React's autoFocus would focus it while it is still hidden.
  useLayoutEffect(() => {
    list.current?.querySelector(`.${menuCss.menuItem}`)?.setAttribute('autofocus', '');
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };
  return (
    <div ref={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

export function MenuItem({
  icon,
  destructive = false,
  selected,
  onSelect,
  children,
}: {
  icon?: ReactNode;
  destructive?: boolean;
  /** For a choice of one among several. */
  selected?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  const close = useContext(CloseMenu);
  const select = () => {
    close();
    onSelect();
  };
  const className = join(menuCss.menuItem, destructive && menuCss.menuDestructive);
  if (selected === undefined)
    return (
      <button type="button" role="menuitem" tabIndex={-1} className={className} onClick={select}>
        {icon}
        {children}
      </button>
    );
  return (
    <button
      type="button"
      role="menuitemradio"
      tabIndex={-1}
      className={className}
      aria-checked={selected}
      onClick={select}
    >
      {icon}
      {children}
    </button>
  );
}

export function MenuDivider() {
  return <hr className={menuCss.menuDivider} />;
}
