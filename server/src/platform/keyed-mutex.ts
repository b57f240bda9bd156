// Serialises work on the same key in this process; callers wait without holding a database connection.

export interface KeyedMutex {
  /** First come, first served. `waited` is true if other work ran before, so earlier reads may be stale. */
  run<T>(key: string, work: (waited: boolean) => Promise<T>): Promise<T>;
}

export function keyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const before = last.get(key);
      const result = before ? before.then(() => work(true)) : work(false);
      const over = result.then(
        () => undefined,
        () => undefined,
      );
      last.set(key, over);
      void over.then(() => {
        if (last.get(key) === over) last.delete(key);
      });
      return result;
    },
  };
}
