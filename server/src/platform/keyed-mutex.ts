// Lets work on the same thing go one after another in this process, waiting without a database connection.

export interface KeyedMutex {
  /** First come, first served. `waited` tells that somebody else was before, so that what was read may be old. */
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
