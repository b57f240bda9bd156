// Classifies a response: done, retry later, or final.
import type { Answer } from './call-api.ts';

export type ResponseClass =
  | 'done'
  /** No network: further calls would fail too. */
  | 'offline'
  /** The service cannot accept this call now. */
  | 'later'
  /** The session expired. */
  | 'ended'
  /** Dispatch signed this phone out. */
  | 'signed-out'
  /** Signed out, and dispatch has given up what the phone did not send. */
  | 'released'
  /** Another driver has the trip. */
  | 'not-mine'
  /** A field is invalid and must be corrected. */
  | 'wrong'
  | 'refused';

const RETRY_LATER = new Set([408, 425, 429]);

/** A captive portal or a proxy may respond with anything; only responses in the service's format count. */
export function classifyResponse({ status, body }: Answer): ResponseClass {
  if (status === 0) return 'offline';
  if (status < 300) return body !== null || status === 204 ? 'done' : 'later';
  if (status >= 500 || RETRY_LATER.has(status) || typeof body?.error?.code !== 'string') return 'later';
  if (status === 401) {
    const { reason, deleteUnsentWork } = body.error.details ?? {};
    return reason !== 'SIGNED_OUT' ? 'ended' : deleteUnsentWork ? 'released' : 'signed-out';
  }
  if (status === 404) return 'not-mine';
  return status === 400 ? 'wrong' : 'refused';
}
