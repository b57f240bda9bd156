// Checks a URL before an endpoint is created: whether it is allowed, and whether a server responds there.
import type { Environment } from '../../model/environment.ts';
import type { Webhooks } from './webhooks.ts';

export interface AddressCheck {
  allowed: boolean;
  /** Why the URL is refused. */
  reason: string | null;
  message: string | null;
  /** Null if no request was sent. */
  answers: boolean | null;
  status: number | null;
  durationMs: number | null;
  error: string | null;
}

const NOT_PROBED = { answers: null, status: null, durationMs: null, error: null };

/** Sends HEAD, which changes nothing: any status is an answer; no response or a bad certificate is not. */
export async function probeAddress(
  webhooks: Webhooks,
  environment: Environment,
  url: string,
): Promise<AddressCheck> {
  const verdict = await webhooks.guards[environment].check(url);
  if (!verdict.ok) {
    return { allowed: false, reason: verdict.reason, message: verdict.message, ...NOT_PROBED };
  }
  const allowed = { allowed: true, reason: null, message: null };
  // Receivers inside the service have no address to connect to, and always answer.
  if (verdict.addresses.length === 0) return { ...allowed, ...NOT_PROBED, answers: true };
  const { status, durationMs, error } = await webhooks.outbound[environment].post({
    url,
    method: 'HEAD',
    headers: { 'User-Agent': 'Handover-Webhooks/1' },
    body: null,
  });
  return { ...allowed, answers: status !== null, status, durationMs: Math.round(durationMs), error };
}
