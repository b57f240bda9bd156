import { defineErrors } from '../../platform/errors.ts';

export const placeErrors = defineErrors({
  PLACE_NOT_FOUND: { status: 404, message: 'There is no place with this id in the address book.' },
  PLACES_NOT_MERGEABLE: {
    status: 409,
    message: 'Only two different places at the same address can be merged.',
  },
  PIN_FAR_FROM_ADDRESS: {
    status: 409,
    message:
      'The coordinates are far from the address. Correct one of them, or send `isPinConfirmed: true` if both are right.',
    details: { km: 312 },
  },
  TOO_MANY_PLACES: {
    status: 409,
    message: 'An address book has at most 10,000 places. Remove those that nobody uses.',
  },
});
