// A setting of the reader that the browser stores; components that show it update when it changes.
import { useSyncExternalStore } from 'react';

/** `read` finds the value in the stored text, `show` applies it to the document. */
export function storedSetting<Value extends string>(
  key: string,
  read: (kept: string | null) => Value,
  show: (value: Value) => void,
) {
  const listeners = new Set<() => void>();
  let current: Value;
  const apply = (value: Value) => {
    current = value;
    show(value);
    for (const listener of listeners) listener();
  };
  apply(read(kept(key)));
  // Another tab has changed it.
  addEventListener('storage', (event) => {
    if (event.key === key) apply(read(event.newValue));
  });
  return {
    get: (): Value => current,
    set(value: Value): void {
      apply(value);
      try {
        localStorage.setItem(key, value);
      } catch {
        // Without storage it lasts until the page is left.
      }
    },
    use: (): Value =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => current,
      ),
  };
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
