// A signal inside this process: whoever listens is told, whoever gives it need not know who listens.

export interface Signal {
  emit(): void;
  /** Answers how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    emit() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
