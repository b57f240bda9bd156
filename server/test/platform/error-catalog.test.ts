// Every error of the catalog says what to do. That each is really sent is told at the end of a whole test run.
import { expect, test } from 'vitest';
import { catalogEntry, ERRORS, type ErrorCode } from '../../src/api/error-catalog.ts';

test.each(Object.keys(ERRORS) as ErrorCode[])(
  '%s has a sentence for people and a status that fits',
  (code) => {
    const { status, message, older } = catalogEntry(code);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(status).toBeGreaterThanOrEqual(400);
    if (older) expect(older.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
  },
);
