// Whether the app is installed on the home screen, and how to install it on this phone.
import { useSyncExternalStore } from 'react';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallPrompt | null): void {
  prompt = next;
  for (const listener of listeners) listener();
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keep(event as InstallPrompt);
});
addEventListener('appinstalled', () => keep(null));

const standalone = matchMedia('(display-mode: standalone)');

export function useInstall() {
  const offered = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => prompt,
  );
  return {
    isInstalled: standalone.matches,
    isApple: /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 0,
    ask: offered ? () => void offered.prompt().then(() => keep(null)) : null,
  };
}
