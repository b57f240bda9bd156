// The operator's settings of reminders: when each level is due, its fee and its text.
import { z } from 'zod';
import { eachLanguage } from '../../../../../shared/text/each-language.ts';
import { reminderDefaultsTexts } from '../../../../../shared/texts/generated/documents/reminder-defaults.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { calendarDay } from '../../../platform/schemas.ts';

const MAX_TEXT_LENGTH = 1000;

const level = z.strictObject({
  daysAfterDue: z.int().min(1).max(365).describe('Days after the due day'),
  fee: z.number().min(0).max(100).multipleOf(0.01).describe('Added to the sum of the letter'),
  payWithinDays: z.int().min(1).max(60).describe('The new term'),
  text: z
    .strictObject({ de: printableText(MAX_TEXT_LENGTH), en: printableText(MAX_TEXT_LENGTH) })
    .describe('The first paragraph of the letter'),
});

const DEFAULTS = [
  { daysAfterDue: 7, fee: 0, payWithinDays: 7 },
  { daysAfterDue: 21, fee: 5, payWithinDays: 7 },
  { daysAfterDue: 35, fee: 10, payWithinDays: 7 },
];

const LEVELS: z.output<typeof level>[] = DEFAULTS.map((terms, index) => ({
  ...terms,
  text: eachLanguage((language) => reminderDefaultsTexts[language].levels[index]!),
}));

const MAX_BASE_RATES = 100;

const latePayment = z
  .strictObject({
    fromLevel: z.int().min(1).max(3).default(2).describe('The first level whose letters ask for it'),
    interest: z.boolean().default(false).describe('9 percentage points above the base rate, § 288 (2) BGB'),
    flatFee: z
      .boolean()
      .default(false)
      .describe('40 euro for each invoice instead of the fee of the level, § 288 (5) BGB'),
    baseRates: z
      .array(
        z.strictObject({
          from: calendarDay.describe('The first day'),
          percent: z.number().min(-5).max(20).multipleOf(0.01),
        }),
      )
      .max(MAX_BASE_RATES)
      .default([])
      .describe('The base rate of interest (Basiszinssatz), as the Bundesbank publishes it'),
  })
  .refine(({ interest, baseRates }) => !interest || baseRates.length > 0, {
    path: ['baseRates'],
    error: 'Enter the base rate with its first day.',
  })
  .refine(({ baseRates }) => new Set(baseRates.map(({ from }) => from)).size === baseRates.length, {
    path: ['baseRates'],
    error: 'Enter one base rate for each first day.',
  });

export const reminderSettings = z.strictObject({
  minimumAmount: z
    .number()
    .min(0)
    .max(1000)
    .multipleOf(0.01)
    .default(0)
    .describe('A customer that owes less than this gets no letter'),
  levels: z
    .array(level)
    .length(3)
    .refine(
      (levels) =>
        levels.every((one, index) => index === 0 || one.daysAfterDue > levels[index - 1]!.daysAfterDue),
      'Each level is due later than the one before.',
    )
    .default(LEVELS),
  latePayment: latePayment.default(latePayment.parse({})),
});

export type ReminderSettings = z.output<typeof reminderSettings>;
