import { defineErrors } from '../platform/errors.ts';

export const retentionErrors = defineErrors({
  ERASURE_OUTDATED: {
    status: 409,
    message:
      'Other data would be erased than the preview showed. Read the preview again, and send its confirmation.',
  },
});
