import { defineErrors } from '../platform/errors.ts';

export const consequenceErrors = defineErrors({
  STILL_OPEN: {
    status: 409,
    message:
      'Something is still open. details.open lists it: finish it, or send `open` with one of the choices for each.',
    details: {
      open: [{ kind: 'TRIP', id: '0198f0c2-7d3e-7cc1-9d53-3a1f6a1f0b11', number: 'VT-100041' }],
    },
  },
});
