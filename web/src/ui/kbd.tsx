import kbdCss from './kbd.module.css';

export function Kbd({ children }: { children: string }) {
  return <kbd className={kbdCss.kbd}>{children}</kbd>;
}
