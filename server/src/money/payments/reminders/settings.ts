// The operator's settings of reminders: when each level is due, its fee and its text.
import { z } from 'zod';
import { eachLanguage } from '../../../../../shared/text/each-language.ts';
import { reminderDefaultsTexts } from '../../../../../shared/texts/generated/documents/reminder-defaults.ts';
import { printableText } from '../../../documents/printable-text.ts';

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
});

export type ReminderSettings = z.output<typeof reminderSettings>;
