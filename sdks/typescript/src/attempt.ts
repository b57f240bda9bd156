// One attempt of a call: sends it, waits for the whole answer, and throws the reason if none came.
import { connectionError } from './connection-error.ts';
import { ConnectionError, HandoverError } from './errors.ts';
import { readError } from './read-error.ts';

export interface Attempt<T> {
  url: string;
  init: RequestInit;
  /** Maximum time of the whole attempt. */
  timeoutMs: number;
  /** Maximum time until the answer begins, if that is less. */
  answerWithinMs?: number;
  /** Whether the service has answered this client before. */
  isReached: boolean;
  signal: AbortSignal | undefined;
  /** Reads the answer to its end; an exception here counts as a broken answer. */
  read(response: Response): Promise<T>;
}

/** Throws an ApiError or a ConnectionError, or the reason of the caller's own signal. */
export async function attempt<T>(send: typeof fetch, given: Attempt<T>): Promise<T> {
  const { url, init, timeoutMs, answerWithinMs = timeoutMs, isReached, signal, read } = given;
  signal?.throwIfAborted();
  const ending = new AbortController();
  const stop = () => ending.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  let timedOutMs: number | null = null;
  const endAfter = (limitMs: number, milliseconds = limitMs) =>
    setTimeout(() => {
      timedOutMs = limitMs;
      ending.abort();
    }, milliseconds);
  const startedMs = performance.now();
  let timer = endAfter(Math.min(timeoutMs, answerWithinMs));
  const broken = (cause: unknown) => {
    signal?.throwIfAborted();
    if (timedOutMs === null) return connectionError(url, cause, isReached);
    return new ConnectionError(`No answer within ${timedOutMs / 1000} s.`, { cause, timedOut: true });
  };
  try {
    const response = await send(url, { ...init, redirect: 'manual', signal: ending.signal }).catch(
      (cause: unknown) => {
        throw broken(cause);
      },
    );
    clearTimeout(timer);
    timer = endAfter(timeoutMs, timeoutMs - (performance.now() - startedMs));
    const reading: Promise<T> = response.ok
      ? read(response)
      : readError(response).then((error) => {
          throw error;
        });
    return await reading.catch((error: unknown) => {
      throw error instanceof HandoverError ? error : broken(error);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
