// Lets what concerns the same order go one after another in this process, waiting without a connection.

const lastOf = new Map<string, Promise<void>>();

/** First come, first served; the lock in the database does the same between processes. */
export function inTurn<T>(orderId: string, act: () => Promise<T>): Promise<T> {
  const result = (lastOf.get(orderId) ?? Promise.resolve()).then(act);
  const over = result.then(
    () => undefined,
    () => undefined,
  );
  lastOf.set(orderId, over);
  void over.then(() => {
    if (lastOf.get(orderId) === over) lastOf.delete(orderId);
  });
  return result;
}
