// Reads the Idempotency-Key header and builds the key that identifies a call.

import { z } from 'zod';
import type { CallKey } from '../../../orders/records/idempotency/call-key.ts';
import { idempotencyErrors } from '../../../orders/records/idempotency/errors.ts';
import { fingerprint } from '../../../orders/records/idempotency/fingerprint.ts';
import { isStorable } from '../../../platform/plain-text.ts';

const MAX_KEY_LENGTH = 200;

/** Accepts any text here: a wrong key has its own error code. */
export const idempotencyHeader = z.object({
  'idempotency-key': z.string().optional().meta({
    description:
      'Your own value; makes the call safe to repeat for 24 hours: the same key and body return the first response again',
    headerName: 'Idempotency-Key',
    minLength: 1,
    maxLength: MAX_KEY_LENGTH,
  }),
});

/** Uses the header, otherwise the externalOrderId; without either, repetitions are not recognised. */
export function makeCallKey(
  endpoint: string,
  header: string | undefined,
  externalOrderId: string | null,
  body: unknown,
): CallKey | null {
  if (
    header !== undefined &&
    (header.length === 0 || header.length > MAX_KEY_LENGTH || !isStorable(header))
  ) {
    throw idempotencyErrors.INVALID_IDEMPOTENCY_KEY();
  }
  const key = header ?? externalOrderId;
  if (key === null) return null;
  const space = header === undefined ? 'external' : 'header';
  return { space, key, fingerprint: fingerprint(endpoint, body), compareContent: true };
}
