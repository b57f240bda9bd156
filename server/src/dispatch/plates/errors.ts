import { defineErrors, withReasons } from '../../platform/errors.ts';

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

export const notAvailable = withReasons(plateErrors.PLATE_NOT_AVAILABLE, {
  STATE: 'Its state does not allow this.',
  EXPIRED: 'It has expired.',
  NOT_VALID_THEN: 'It is not valid from the pickup to the delivery.',
  ORDER_HAS_PLATE: 'The order has another short-term plate. Return that one first.',
  ORDER_ENDED: 'The order is delivered or has ended.',
  CHANGED: 'It was changed since it was read. Read it and decide again.',
});

export type NotAvailableReason = Parameters<typeof notAvailable>[0];
