import { defineErrors, withReasons } from '../../platform/errors.ts';

export const extraErrors = defineErrors({
  EXTRA_NOT_FOUND: { status: 404, message: 'There is no extra or expense with this id.' },
  EXTRA_NOT_CHANGEABLE: {
    status: 409,
    message: 'The extra or expense can no longer be changed this way; details.reason says why.',
    details: { reason: 'DECIDED', state: 'APPROVED' },
  },
});

export const notChangeable = withReasons(extraErrors.EXTRA_NOT_CHANGEABLE, {
  DECIDED: 'Dispatch has already decided about it.',
  INVOICED: 'It is on an invoice. Cancel the invoice first.',
  CHANGED: 'It was changed since it was read. Read it and decide again.',
  REMOVED: 'It was removed.',
  OTHER_ORDER: 'This id belongs to another order. Choose a new one.',
});
