// Waits for something for a limited time.

/** Rejects with the message if it takes longer. What comes later goes to `onLate`, which can release it. */
export async function withinTime<T>(
  awaited: PromiseLike<T>,
  { milliseconds, message, onLate }: { milliseconds: number; message: string; onLate?: (late: T) => void },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(message));
    }, milliseconds);
  });
  awaited.then(
    (value) => {
      if (isLate) onLate?.(value);
    },
    () => {},
  );
  return Promise.race([awaited, timeout]).finally(() => clearTimeout(timer));
}
