// What an answer means for what was sent: done, once more later, or never.
import type { Answer } from './call-api.ts';

export type ResponseClass =
  | 'done'
  /** No network: nothing else would get through either. */
  | 'offline'
  /** The service cannot take this one now. */
  | 'later'
  /** The session ended by itself. */
  | 'ended'
  /** Dispatch signed the driver out everywhere. */
  | 'signed-out'
  /** The trip is somebody else's. */
  | 'not-mine'
  /** Something in it must be mended. */
  | 'wrong'
  | 'refused';

const RETRY_LATER = new Set([408, 425, 429]);

/** The portal of a hotel or a proxy answers what it likes: only what the service itself says counts. */
export function classifyResponse({ status, body }: Answer): ResponseClass {
  if (status === 0) return 'offline';
  if (status < 300) return body !== null || status === 204 ? 'done' : 'later';
  if (status >= 500 || RETRY_LATER.has(status) || typeof body?.error?.code !== 'string') return 'later';
  if (status === 401) return body.error.details?.reason === 'SIGNED_OUT' ? 'signed-out' : 'ended';
  if (status === 404) return 'not-mine';
  return status === 400 ? 'wrong' : 'refused';
}
