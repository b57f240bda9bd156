import { defineErrors, withReasons } from '../../platform/errors.ts';

export const recurringErrors = defineErrors({
  RECURRING_ORDER_NOT_FOUND: { status: 404, message: 'There is no recurring order with this id.' },
  RECURRING_ORDER_NOT_CHANGEABLE: {
    status: 409,
    message: 'The recurring order cannot be changed this way now; details.reason says why.',
    details: { reason: 'ENDED', state: 'ENDED' },
  },
});

export const notChangeable = withReasons(recurringErrors.RECURRING_ORDER_NOT_CHANGEABLE, {
  ENDED: 'It has ended. Make a new one from an order.',
  STATE: 'Its state does not allow this.',
  CHANGED: 'It was changed since it was read. Read it and decide again.',
});
