// Waits for several promises by name.

/** Like `Promise.all`, without two lists in the same order. */
export async function awaitAll<T extends object>(
  promises: {
    [Name in keyof T]: Promise<T[Name]>;
  },
): Promise<T> {
  const entries = Object.entries(promises).map(async ([name, promise]) => [name, await promise]);
  return Object.fromEntries(await Promise.all(entries)) as T;
}
