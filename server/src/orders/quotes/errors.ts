import { defineErrors } from '../../platform/errors.ts';

export const quoteErrors = defineErrors({
  QUOTE_ACCEPTANCE_NOT_AGREED: {
    status: 403,
    message: 'The agreement does not provide acceptance by API. Use the link in the quote mail.',
  },
  QUOTE_NOT_FOUND: {
    status: 404,
    message: 'There is no request or quote with this id or number in this account and environment.',
  },
  QUOTE_DOCUMENT_NOT_FOUND: { status: 404, message: 'There is no quote PDF yet.' },
  QUOTE_NOT_OFFERED: { status: 409, message: 'There is no quote to accept or decline yet.' },
  QUOTE_VERSION_MISMATCH: {
    status: 409,
    message: 'Another version of the quote is on offer; details.currentVersion names it.',
    details: { currentVersion: 2 },
    detailTexts: { currentVersion: 'The version that is on offer' },
  },
  QUOTE_UNCHANGED: {
    status: 409,
    message:
      'The version on offer is the same. Change a line, the note or the validity, or let it stand; details.currentVersion names it.',
    details: { currentVersion: 1 },
  },
  QUOTE_EXPIRED: {
    status: 409,
    message: 'The quote is no longer valid. Ask for a new one.',
    details: { validUntil: '2026-10-01T21:59:59.000Z' },
    detailTexts: { validUntil: 'When it expired' },
  },
  QUOTE_ALREADY_DECIDED: {
    status: 409,
    message: 'The quote was already accepted, declined or withdrawn; details.status says which.',
    details: { status: 'ACCEPTED' },
    detailTexts: { status: 'What was decided: `ACCEPTED`, `DECLINED` or `WITHDRAWN`' },
  },
});
