// Every error of the catalog has a remedy. The end of a complete test run lists the codes never sent.
import { describe, expect, test } from 'vitest';
import { describeField } from '../../../shared/errors/field-problem.ts';
import { describeError } from '../../../shared/errors/page-error-sentence.ts';
import { errorHelpTexts } from '../../../shared/texts/generated/errors/error-help.ts';
import { fieldProblemsTexts } from '../../../shared/texts/generated/errors/field-problems.ts';
import { pageErrorHelpTexts } from '../../../shared/texts/generated/errors/page-error-help.ts';
import { LEGACY_ERRORS } from '../../src/api/legacy/error-forms.ts';
import { CALL_ERROR_CODES } from '../../src/api/shared/errors/codes-of-calls.ts';
import { ERRORS, type ErrorCode } from '../../src/api/shared/errors/error-catalog.ts';
import { V1_ERROR_CODES } from '../../src/api/v1/api.ts';

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
    { ...errorHelpTexts.en, ...pageErrorHelpTexts.en },
    { ...errorHelpTexts.de, ...pageErrorHelpTexts.de },
  ]) {
    expect(codes.filter((code) => !(code in help))).toEqual([]);
    expect(Object.keys(help).filter((code) => !(code in ERRORS) && !ofCalls.has(code))).toEqual([]);
  }
  expect(Object.keys(errorHelpTexts.en).filter((code) => code in pageErrorHelpTexts.en)).toEqual([]);
});

/** `fields[].code` for every field of a sample, at every depth. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? pathsIn(value[0], `${path}[]`) : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [own, ...pathsIn(inner, own)];
  });
}

test('every error of API v1 says what each field of its details means', () => {
  const missing = V1_ERROR_CODES.flatMap((code) => {
    const { details, detailTexts = {} } = ERRORS[code].entry;
    return pathsIn(details).flatMap((path) => (path in detailTexts ? [] : `${code}: ${path}`));
  });
  expect(missing).toEqual([]);
});

describe('readers of German pages', () => {
  const unknown = describeError('de', { code: 'NEW_CODE', message: 'Something new.' });

  test.each(Object.keys(ERRORS) as ErrorCode[])('get their own sentence for %s', (code) => {
    const { message } = ERRORS[code].entry;
    const german = describeError('de', { code, message });
    expect(german).toMatch(/^[A-ZÄÖÜ].*[.]$/);
    expect([message, unknown, describeError('en', { code, message: '' })]).not.toContain(german);
  });

  test('get a general sentence for a code or a reason that the page does not know', () => {
    expect(unknown).toMatch(/^Das hat nicht geklappt/);
    const field = { field: 'x', code: 'new_code', message: 'Something new.', reason: 'new_reason' };
    expect(describeField('de', field)).toBe('Dieser Wert ist nicht möglich.');
    expect(describeField('en', field)).toBe('Something new.');
  });

  test.each(Object.keys(fieldProblemsTexts.en.reasons))(
    'get a sentence about a field that is wrong because of %s',
    (reason) => {
      const field = { field: 'name', code: 'invalid_value', message: 'English.', reason, params: {} };
      const [german, english] = [describeField('de', field), describeField('en', field)];
      expect(german).toMatch(/[.?]$/);
      expect(['English.', english]).not.toContain(german);
    },
  );

  const CODES = [
    'invalid_type',
    'invalid_value',
    'invalid_format',
    'too_big',
    'too_small',
    'unrecognized_key',
  ];
  test.each(CODES)('get a sentence about a field with %s alone', (code) => {
    const german = describeField('de', { field: 'name', code, message: 'English.' });
    expect(german).toMatch(/^(?:Dieser|Diese|Dieses) .*[.]$/);
  });
});
