// Every error of the catalog has a remedy. The end of a complete test run lists the codes never sent.
import { expect, test } from 'vitest';
import { LEGACY_ERRORS } from '../../src/api/legacy/error-forms.ts';
import { ERRORS, type ErrorCode } from '../../src/api/shared/errors/error-catalog.ts';

test.each(Object.keys(ERRORS) as ErrorCode[])('%s has a readable sentence and a fitting status', (code) => {
  const { status, message } = ERRORS[code].entry;
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(status).toBeGreaterThanOrEqual(400);
  const legacy = LEGACY_ERRORS[code];
  if (legacy) expect(legacy.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
});
