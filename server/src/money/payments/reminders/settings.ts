// The operator's settings of reminders: when each level is due, its fee and its text.
import { z } from 'zod';
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

const LEVELS: z.output<typeof level>[] = [
  {
    daysAfterDue: 7,
    fee: 0,
    payWithinDays: 7,
    text: {
      de: 'sicher haben Sie es nur übersehen: Die folgenden Rechnungen sind noch offen. Bitte überweisen Sie den Betrag. Haben Sie inzwischen bezahlt, betrachten Sie dieses Schreiben als gegenstandslos.',
      en: 'You may have overlooked it: the following invoices are still open. Please transfer the amount. If you have paid already, please disregard this letter.',
    },
  },
  {
    daysAfterDue: 21,
    fee: 5,
    payWithinDays: 7,
    text: {
      de: 'auf unsere Zahlungserinnerung haben wir noch keinen Zahlungseingang festgestellt. Bitte begleichen Sie die folgenden Rechnungen.',
      en: 'We have received no payment since our first reminder. Please settle the following invoices.',
    },
  },
  {
    daysAfterDue: 35,
    fee: 10,
    payWithinDays: 7,
    text: {
      de: 'trotz unserer Mahnungen sind die folgenden Rechnungen noch immer offen. Dies ist unsere letzte Mahnung. Geht der Betrag nicht fristgerecht ein, übergeben wir die Forderung ohne weitere Ankündigung.',
      en: 'In spite of our reminders the following invoices are still open. This is our last reminder. If the amount does not arrive in time, we will hand over the claim without further notice.',
    },
  },
];

export const reminderSettings = z.strictObject({
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
