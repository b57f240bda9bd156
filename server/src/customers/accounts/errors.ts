import { defineErrors } from '../../platform/errors.ts';

export const accountErrors = defineErrors({
  AGREEMENT_CHANGED: {
    status: 409,
    message: 'Another version of the agreement is in force; details.currentVersion names it. Read it again.',
    details: { currentVersion: 2 },
  },
});
