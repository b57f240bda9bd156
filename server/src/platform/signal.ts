// A signal inside this process. Emitter and listeners do not depend on each other.
import { runOutsideCalls } from './tracing/call-context.ts';

export interface Signal {
  emit(): void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    emit() {
      runOutsideCalls(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
