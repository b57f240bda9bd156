// The Idempotency-Key header, and the key that a call is recognised by.

import { z } from 'zod';
import type { CallKey } from '../orders/idempotency/call-key.ts';
import { repeatErrors } from '../orders/idempotency/errors.ts';
import { fingerprint } from '../orders/idempotency/fingerprint.ts';
import { isStorable } from '../platform/plain-text.ts';

const LONGEST_KEY = 200;

/** Headers are read as they come; what is wrong with them has codes of its own. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .meta({ description: 'Makes the call safe to repeat for 24 hours', headerName: 'Idempotency-Key' }),
});

/** The header, otherwise the externalOrderId; without both there is no recognition. */
export function callKey(
  endpoint: string,
  header: string | undefined,
  externalOrderId: string | null,
  body: unknown,
): CallKey | null {
  if (header !== undefined && (header.length === 0 || header.length > LONGEST_KEY || !isStorable(header))) {
    throw repeatErrors.INVALID_IDEMPOTENCY_KEY();
  }
  const key = header ?? externalOrderId;
  if (key === null) return null;
  const space = header === undefined ? 'external' : 'header';
  return { space, key, fingerprint: fingerprint(endpoint, body), compareContent: true };
}
