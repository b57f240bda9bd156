import { defineErrors } from '../../platform/errors.ts';

export const recurringErrors = defineErrors({
  RECURRING_ORDER_NOT_FOUND: { status: 404, message: 'There is no recurring order with this id.' },
  RECURRING_ORDER_NOT_CHANGEABLE: {
    status: 409,
    message: 'The recurring order cannot be changed this way now; details.reason says why.',
    details: { reason: 'ENDED', state: 'ENDED' },
  },
});

export const NOT_CHANGEABLE_REASONS = {
  ENDED: 'It has ended. Make a new one from an order.',
  STATE: 'Its state does not allow this.',
  CHANGED: 'It was changed since it was read. Read it and decide again.',
} as const;

export function notChangeable(reason: keyof typeof NOT_CHANGEABLE_REASONS, state: string) {
  return recurringErrors.RECURRING_ORDER_NOT_CHANGEABLE({
    message: NOT_CHANGEABLE_REASONS[reason],
    details: { reason, state },
  });
}
