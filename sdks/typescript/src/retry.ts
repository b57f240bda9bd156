// Whether a failed call is repeated, and after which pause.
import { ApiError, ChecksumError, ConnectionError, type HandoverError } from './errors.ts';

const RETRYABLE_STATUSES = [500, 502, 503, 504];
/** Timers of all runtimes overflow above this and fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * A call that was refused before it had an effect may always be repeated; a call that may have had an
 * effect only if repetitions have no further one.
 */
export function shouldRetry(error: HandoverError, isRetryable: boolean): boolean {
  if (error instanceof ConnectionError) return !error.permanent && (isRetryable || !error.uncertain);
  if (error instanceof ChecksumError) return true;
  if (!(error instanceof ApiError)) return false;
  if (error.status === 429) return true;
  if (error.status === 409) return error.retryAfterSeconds !== null;
  return RETRYABLE_STATUSES.includes(error.status) && (isRetryable || !error.uncertain);
}

/**
 * The pause that the service asks for, else that of the plan, with jitter against simultaneous retries. A pause
 * of less than a second counts as none, so that `Retry-After: 0` or a past date makes no tight loop.
 */
export function retryDelayMs(error: HandoverError, failures: number, pausesMs: readonly number[]): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : null;
  if (asked !== null && asked >= 1) return asked * 1000 + Math.random() * Math.min(1000, 50 + asked * 100);
  const planned = pausesMs[Math.min(failures, pausesMs.length) - 1]!;
  return planned * (0.9 + Math.random() * 0.2);
}

/** Whether the service may have executed the call, although it failed. */
export function isUncertain(error: HandoverError): boolean {
  return (error instanceof ConnectionError || error instanceof ApiError) && error.uncertain;
}

/** Of the whole call, not only of the attempt that failed. */
export function markUncertain(error: unknown, isUncertain: boolean): void {
  if (error instanceof ConnectionError || error instanceof ApiError) {
    (error as { uncertain: boolean }).uncertain = isUncertain;
  }
}

export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      },
      Math.min(milliseconds, MAX_TIMER_MS),
    );
    signal?.addEventListener('abort', stop, { once: true });
  });
}
