import { defineErrors } from '../../platform/errors.ts';

export const placeErrors = defineErrors({
  PLACE_NOT_FOUND: { status: 404, message: 'There is no place with this id in the address book.' },
  PLACES_NOT_MERGEABLE: {
    status: 409,
    message: 'Only two different places at the same address can be merged.',
  },
  TOO_MANY_PLACES: {
    status: 409,
    message: 'An address book has at most 10,000 places. Remove those that nobody uses.',
  },
});
