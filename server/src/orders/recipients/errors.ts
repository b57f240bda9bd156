import { defineErrors } from '../../platform/errors.ts';

export const recipientErrors = defineErrors({
  NO_OPEN_REQUEST: {
    status: 409,
    message:
      'No recipient waits for an answer about this order: it was answered, withdrawn, or the transfer is over.',
  },
});
