// Waiting with a limit: until an event, a timeout, or Ctrl-C.

/** A signal that also aborts after this many seconds; `isOver` is true if the time was the reason. */
export function withTimeout(signal: AbortSignal, seconds: number | undefined) {
  const ending = new AbortController();
  let over = false;
  const stop = () => ending.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const timer =
    seconds === undefined
      ? undefined
      : setTimeout(() => {
          over = true;
          ending.abort();
        }, seconds * 1000);
  return {
    signal: ending.signal,
    isOver: () => over,
    /** Clears the timer. */
    end: () => ending.abort(),
    close() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
