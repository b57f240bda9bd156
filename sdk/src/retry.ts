// Whether a failed call is repeated, and after which pause.
import { ApiError, ChecksumError, ConnectionError, type HandoverError } from './errors.ts';

const RETRYABLE_STATUSES = [500, 502, 503, 504];

/**
 * A call that was refused before it had an effect may always be repeated; a call that may have had an
 * effect only if repetitions have no further one.
 */
export function shouldRetry(error: HandoverError, isRetryable: boolean): boolean {
  if (error instanceof ConnectionError) return isRetryable || !error.uncertain;
  if (error instanceof ChecksumError) return true;
  if (!(error instanceof ApiError)) return false;
  if (error.status === 429 || error.status === 503) return true;
  if (error.status === 409) return error.retryAfterSeconds !== null;
  return isRetryable && RETRYABLE_STATUSES.includes(error.status);
}

/** The pause that the service asks for, else that of the plan, with jitter against simultaneous retries. */
export function retryDelayMs(error: HandoverError, failures: number, pausesMs: readonly number[]): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : null;
  if (asked !== null) return asked * 1000 + Math.random() * Math.min(1000, 50 + asked * 100);
  const planned = pausesMs[Math.min(failures, pausesMs.length) - 1]!;
  return planned * (0.9 + Math.random() * 0.2);
}

/** Whether the service may have done what was asked, although the call failed. */
export function isUncertain(error: HandoverError): boolean {
  if (error instanceof ConnectionError) return error.uncertain;
  return error instanceof ApiError && error.status >= 500 && error.status !== 503;
}

export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
