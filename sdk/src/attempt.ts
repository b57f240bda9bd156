// One attempt of a call: sends it, waits for the whole answer, and throws the reason if none came.
import { ConnectionError, HandoverError } from './errors.ts';
import { readError } from './read-error.ts';

export interface Attempt<T> {
  url: string;
  init: RequestInit;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Reads the answer to its end; an exception here counts as a broken answer. */
  read(response: Response): Promise<T>;
}

/** Codes of Node and Bun for a connection that was never established, so that nothing was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
]);

/** Throws an ApiError or a ConnectionError, or the reason of the caller's own signal. */
export async function attempt<T>(
  send: typeof fetch,
  { url, init, timeoutMs, signal, read }: Attempt<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const stop = () => ending.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    ending.abort();
  }, timeoutMs);
  const broken = (cause: unknown) => {
    signal?.throwIfAborted();
    if (timedOut) return new ConnectionError(`No answer within ${timeoutMs / 1000} s.`, { cause, timedOut });
    return connectionError(url, cause);
  };
  try {
    const response = await send(url, { ...init, redirect: 'manual', signal: ending.signal }).catch(
      (cause: unknown) => {
        throw broken(cause);
      },
    );
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

function connectionError(url: string, cause: unknown): HandoverError {
  // A URL that fetch refuses fails again, so there is no retry.
  if ((cause as { cause?: Error })?.cause?.message === 'bad port') {
    return new HandoverError(`fetch calls no service at port ${new URL(url).port}; give another port.`);
  }
  const codes = [cause, (cause as { cause?: unknown })?.cause].map(
    (each) => (each as { code?: string })?.code,
  );
  const uncertain = !codes.some((code) => code !== undefined && NEVER_SENT.has(code));
  const host = new URL(url).host;
  const reason = codes.find((code) => code !== undefined);
  const message = uncertain
    ? `The connection to ${host} broke before the whole answer was there`
    : `${host} cannot be reached`;
  return new ConnectionError(`${message}${reason ? ` (${reason})` : ''}.`, { cause, uncertain });
}
