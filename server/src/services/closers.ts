export interface Closers {
  add(close: () => unknown): void;
  /** In reverse order, because what was opened later uses what was opened earlier. */
  closeAll(): Promise<void>;
}

export function closers(): Closers {
  const open: (() => unknown)[] = [];
  return {
    add: (close) => open.push(close),
    async closeAll() {
      for (const close of open.splice(0).reverse()) await close();
    },
  };
}
