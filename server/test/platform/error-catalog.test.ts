// Every error of the catalog has a remedy. The end of a complete test run lists the codes never sent.
import { expect, test } from 'vitest';
import { errorHelpDe } from '../../../shared/errors/error-help-de.ts';
import { errorHelpEn } from '../../../shared/errors/error-help-en.ts';
import { pageErrorHelpDe } from '../../../shared/errors/page-error-help-de.ts';
import { pageErrorHelpEn } from '../../../shared/errors/page-error-help-en.ts';
import { LEGACY_ERRORS } from '../../src/api/legacy/error-forms.ts';
import { CALL_ERROR_CODES } from '../../src/api/shared/errors/codes-of-calls.ts';
import { ERRORS, type ErrorCode } from '../../src/api/shared/errors/error-catalog.ts';

test.each(Object.keys(ERRORS) as ErrorCode[])('%s has a readable sentence and a fitting status', (code) => {
  const { status, message } = ERRORS[code].entry;
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(status).toBeGreaterThanOrEqual(400);
  const legacy = LEGACY_ERRORS[code];
  if (legacy) expect(legacy.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test('every code has help in both languages, and no help is for a code that does not exist', () => {
  const codes = Object.keys(ERRORS);
  const ofCalls = new Set<string>(CALL_ERROR_CODES);
  for (const help of [
    { ...errorHelpEn, ...pageErrorHelpEn },
    { ...errorHelpDe, ...pageErrorHelpDe },
  ]) {
    expect(codes.filter((code) => !(code in help))).toEqual([]);
    expect(Object.keys(help).filter((code) => !(code in ERRORS) && !ofCalls.has(code))).toEqual([]);
  }
  expect(Object.keys(errorHelpEn).filter((code) => code in pageErrorHelpEn)).toEqual([]);
});
