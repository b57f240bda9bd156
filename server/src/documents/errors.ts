// The errors of documents.
import { defineErrors } from '../platform/errors.ts';

export const documentErrors = defineErrors({
  DOCUMENT_NOT_FOUND: {
    status: 404,
    message: 'There is no such document, or this credential may not see it.',
  },
  SERVICE_BUSY: {
    status: 503,
    message: 'Too much is being rendered right now. Repeat after Retry-After seconds.',
  },
});
