// Every problem of an imported row has German words; the service's English message reaches English readers only.
import { describe, expect, test } from 'vitest';
import { orderErrors } from '../../server/src/model/orders/errors.ts';
import { ruleProblems } from '../../server/src/orders/imports/check-rows.ts';
import { explainProblem } from '../../server/src/orders/imports/explain-problem.ts';
import { PROBLEM_REASONS } from '../../server/src/orders/imports/import.ts';
import { invalidFields } from '../../server/src/platform/call-errors.ts';
import { describeError } from '../../shared/errors/page-error-sentence.ts';
import { sentenceOf } from '../src/portal/imports/problem-sentence.ts';
import { importsTexts } from '../src/portal/imports/texts.ts';
import { valueTexts } from '../src/portal/imports/value-texts.ts';

type Shown = Parameters<typeof sentenceOf>[1];
const german = (problem: Shown) => sentenceOf('de', problem, importsTexts.de.fields, valueTexts.de);
const english = (problem: Shown) => sentenceOf('en', problem, importsTexts.en.fields, valueTexts.en);

const MESSAGE = 'An English message.';
const unknown = describeError('de', { code: 'NEW_CODE', message: MESSAGE });

test.each(PROBLEM_REASONS)('%s', (reason) => {
  const about = { has: 1, needs: 2, month: 2, days: 28, row: 3, letter: 'O', at: 1 };
  const problem = { field: 'vehicle.vin', code: 'invalid_value', message: MESSAGE, reason, about };
  expect(german(problem)).not.toBe(english(problem));
  expect(german(problem)).not.toContain(MESSAGE);
});

describe('a rule of the agreement or of orders', () => {
  const codes = Object.keys(orderErrors) as (keyof typeof orderErrors)[];
  test.each(codes)('%s', (code) => {
    const { message } = orderErrors[code].entry;
    const errors = [{ code, field: 'transportType', message }];
    const [problem] = ruleProblems(orderErrors[code]({ details: { errors } }));
    expect(german(problem!)).toMatch(/^Transportart: [A-ZÄÖÜ]/);
    expect(german(problem!)).not.toContain(message);
    expect(german(problem!)).not.toContain(unknown);
    expect(english(problem!)).toContain(message);
  });
});

test('a field that the creation refused keeps its reason and values', () => {
  const refused = {
    field: 'instructions',
    code: 'invalid_value' as const,
    message: 'The character “漢” cannot be printed.',
    reason: 'unprintable' as const,
    params: { character: '漢' },
  };
  const expected = /: Das Zeichen „漢“ lässt sich in Dokumenten nicht drucken\./;
  const [problem] = ruleProblems(invalidFields([refused]));
  expect(german(problem!)).toMatch(expected);
  const times = () => ({}) as never;
  expect(german(explainProblem(refused, '漢', times))).toMatch(expected);
});
