// The errors that every API can return for calls with a body.
import type { ErrorCode } from './error-catalog.ts';

export function bodyErrors(hasBody: boolean): readonly ErrorCode[] {
  return hasBody ? ['INVALID_JSON', 'PAYLOAD_TOO_LARGE'] : [];
}
