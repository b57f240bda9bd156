// Sends an event to a local handler like the service: signed, with resends at growing intervals.
import { HandoverError, proxyFetch } from '@handover/sdk';
import { signMessage } from '@handover/sdk/testing';
import { sleep, withTimeout } from './timeouts.ts';

export interface Attempt {
  attempt: number;
  /** Null if no answer came. */
  status: number | null;
  durationMs: number;
  error: string | null;
  /** True if the handler took the connection but did not answer in time. */
  timedOut: boolean;
  delivered: boolean;
}

export interface ForwardOptions {
  url: string;
  secret: string;
  body: string;
  /** The number of resends if it is not accepted. */
  resends: number;
  signal: AbortSignal;
  onAttempt(attempt: Attempt): void;
}

/** The timeout of the service for an endpoint. */
const RESPONSE_TIMEOUT_SECONDS = 10;
const RETRY_DELAYS_MS = [1000, 5000, 15_000, 30_000];

/** True if an attempt was accepted. */
export async function forward(options: ForwardOptions): Promise<boolean> {
  const { resends, signal, onAttempt } = options;
  const deliveryId = crypto.randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    const made = await send(options, deliveryId, attempt);
    onAttempt(made);
    if (made.delivered) return true;
    if (attempt > resends) return false;
    await sleep(RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length) - 1]!, signal);
  }
}

async function send(
  { url, secret, body, signal }: ForwardOptions,
  deliveryId: string,
  attempt: number,
): Promise<Attempt> {
  const { headers } = await signMessage({ secret, event: body, deliveryId, attempt });
  const startedMs = performance.now();
  // Not AbortSignal.any: in Node 20 it loses a timeout signal that is garbage collected.
  const wait = withTimeout(signal, RESPONSE_TIMEOUT_SECONDS);
  const durationMs = () => Math.round(performance.now() - startedMs);
  try {
    const response = await proxyFetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: wait.signal,
    });
    await response.arrayBuffer();
    return {
      attempt,
      status: response.status,
      durationMs: durationMs(),
      error: null,
      timedOut: false,
      delivered: response.ok,
    };
  } catch (error) {
    signal.throwIfAborted();
    const timedOut = wait.isOver();
    const reason = timedOut ? `no answer within ${RESPONSE_TIMEOUT_SECONDS} s` : reasonOf(error);
    return { attempt, status: null, durationMs: durationMs(), error: reason, timedOut, delivered: false };
  } finally {
    wait.close();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof HandoverError) return error.message;
  const cause = (error as { cause?: { code?: string } }).cause;
  return cause?.code ?? (error as Error).message;
}
