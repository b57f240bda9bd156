import { defineErrors } from '../platform/errors.ts';

export const documentErrors = defineErrors({
  DOCUMENT_NOT_FOUND: {
    status: 404,
    message: 'There is no such document, or this credential may not see it.',
  },
  UPLOAD_LIMIT: {
    status: 409,
    message:
      'The order has as many documents as an order may have: at most 100 documents and 200 MiB together.',
    details: { documents: 100, bytes: 200 * 1024 * 1024 },
  },
  ACCOUNT_UPLOAD_LIMIT: {
    status: 429,
    message:
      'The account has as many uploads today (UTC) as are possible: at most 20,000 files and 40 GiB. Upload the rest after Retry-After seconds.',
    details: { files: 20_000, bytes: 40 * 1024 ** 3 },
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: 'Files cannot be stored or read right now. Repeat after Retry-After seconds.',
  },
});
