import { defineErrors } from '../../platform/errors.ts';

export const plateErrors = defineErrors({
  PLATE_NOT_FOUND: { status: 404, message: 'There is no short-term plate with this id.' },
  PLATE_EXISTS: {
    status: 409,
    message: 'There is a short-term plate with this number and the same end of validity.',
  },
  PLATE_NOT_AVAILABLE: {
    status: 409,
    message: 'The short-term plate cannot be used this way now; details.reason says why.',
    details: { reason: 'EXPIRED', state: 'IN_STOCK' },
  },
});

export const NOT_AVAILABLE_REASONS = {
  STATE: 'Its state does not allow this.',
  EXPIRED: 'It has expired.',
  NOT_VALID_THEN: 'It is not valid on the day of the pickup.',
  ORDER_HAS_PLATE: 'The order has another short-term plate. Return that one first.',
  ORDER_ENDED: 'The order is delivered or has ended.',
  CHANGED: 'It was changed since it was read. Read it and decide again.',
} as const;

export type NotAvailableReason = keyof typeof NOT_AVAILABLE_REASONS;

export function notAvailable(reason: NotAvailableReason, state: string) {
  return plateErrors.PLATE_NOT_AVAILABLE({
    message: NOT_AVAILABLE_REASONS[reason],
    details: { reason, state },
  });
}
