// Every error of the catalog says what to do. That each is really sent is told at the end of a whole test run.
import { expect, test } from 'vitest';
import { LEGACY_ERRORS } from '../../src/api/legacy/error-forms.ts';
import { ERRORS, type ErrorCode } from '../../src/api/shared/errors/error-catalog.ts';

test.each(Object.keys(ERRORS) as ErrorCode[])(
  '%s has a sentence for people and a status that fits',
  (code) => {
    const { status, message } = ERRORS[code].entry;
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(status).toBeGreaterThanOrEqual(400);
    const legacy = LEGACY_ERRORS[code];
    if (legacy) expect(legacy.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
  },
);
