// Looks at an address before an endpoint is made of it: whether it may be used, and whether something answers there.
import type { Environment } from '../../customers/environment.ts';
import type { Webhooks } from './webhooks.ts';

export interface AddressCheck {
  allowed: boolean;
  /** Why it is refused. */
  reason: string | null;
  message: string | null;
  /** Null where nothing was asked. */
  answers: boolean | null;
  status: number | null;
  durationMs: number | null;
  error: string | null;
}

const NOT_PROBED = { answers: null, status: null, durationMs: null, error: null };

/** Asks with HEAD, which changes nothing there: any status is an answer, a missing one or a bad certificate is none. */
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
  // Receivers inside the service have no address to connect to, and they answer.
  if (verdict.addresses.length === 0) return { ...allowed, ...NOT_PROBED, answers: true };
  const { status, durationMs, error } = await webhooks.outbound[environment].post({
    url,
    method: 'HEAD',
    headers: { 'User-Agent': 'Handover-Webhooks/1' },
    body: null,
  });
  return { ...allowed, answers: status !== null, status, durationMs: Math.round(durationMs), error };
}
