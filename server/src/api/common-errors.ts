// The errors that calls with a body can give at every door.
import type { ErrorCode } from './error-catalog.ts';

export function withBody(hasBody: boolean): readonly ErrorCode[] {
  return hasBody ? ['INVALID_JSON', 'PAYLOAD_TOO_LARGE'] : [];
}
