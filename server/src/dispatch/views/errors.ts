import { defineErrors } from '../../platform/errors.ts';

export const viewErrors = defineErrors({
  VIEW_NOT_FOUND: { status: 404, message: 'There is no saved view with this id, or it is private.' },
  VIEW_NOT_YOURS: {
    status: 403,
    message:
      'Only the person who saved this view and admins can change it. Save your own under another name.',
  },
  TOO_MANY_VIEWS: {
    status: 409,
    message: 'There are too many saved views. Remove some first.',
    details: { max: 100 },
  },
});
