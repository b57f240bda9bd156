import { defineErrors } from '../../../platform/errors.ts';

export const idempotencyErrors = defineErrors({
  INVALID_IDEMPOTENCY_KEY: {
    status: 400,
    message: 'The Idempotency-Key may have 1 to 200 characters.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This key was used with other content. Use a new key for a new order.',
  },
  IDEMPOTENCY_REQUEST_IN_PROGRESS: {
    status: 409,
    message: 'The first call with this key is still running. Repeat after Retry-After seconds.',
  },
});
