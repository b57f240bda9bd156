// A key of the keyboard.
import './kbd.css';

export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}
