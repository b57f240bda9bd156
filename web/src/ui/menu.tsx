// A menu behind a button: Mantine places it beside the button; roles, keys and look are ours.
import { Popover } from '@mantine/core';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import './menu.css';

const CloseMenu = createContext<() => void>(() => undefined);

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onClick?: () => void;
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
  return (
    // In place and fixed: within the landmark and theme of its button, and cut off by nothing.
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      offset={4}
      withRoles={false}
      withinPortal={false}
      floatingStrategy="fixed"
      returnFocus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: 'menu' }}
    >
      <Popover.Target>
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
          onClick: () => setOpen(!open),
        })}
      </Popover.Target>
      <Popover.Dropdown>
        <CloseMenu value={() => setOpen(false)}>
          <MenuList id={id} label={label}>
            {children}
          </MenuList>
        </CloseMenu>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Behind a picture: the dots of a row or page, or what the menu is about. */
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

function MenuList({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const close = useContext(CloseMenu);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('.menu-item')?.focus({ preventScroll: true });
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
    <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
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
  const className = destructive ? 'menu-item menu-destructive' : 'menu-item';
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
  return <hr className="menu-divider" />;
}
