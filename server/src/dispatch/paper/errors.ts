import { defineErrors } from '../../platform/errors.ts';

export const paperErrors = defineErrors({
  NOTHING_TO_PRINT: { status: 409, message: 'There is nothing to print: no driver has a trip on this day.' },
  TOO_MANY_SHEETS: {
    status: 422,
    message: 'These are too many sheets for one file. Print fewer orders, or one driver after the other.',
    details: { sheets: 240, max: 200 },
  },
});
