// A signal inside this process: whoever listens is told, whoever gives it need not know who listens.

export interface Signal {
  give(): void;
  /** Answers how to stop listening. */
  onGiven(listener: () => void): () => void;
}

export function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    give() {
      for (const listener of listeners) listener();
    },
    onGiven(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
