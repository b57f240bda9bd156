// The terms for extras and expenses: the price of each extra, and which expenses the customer pays.
import { z } from 'zod';
import type { ExpenseKind } from '../../../../shared/extras/kinds.ts';
import { plainText } from '../../platform/plain-text.ts';
import { amount, decimal, reportPercentAndAmount } from './term-values.ts';

export const MAX_EXTRA_NAME = 80;
const MAX_FREE_MINUTES = 1440;
const MAX_HOURS_BEFORE_PICKUP = 720;

const waitingTerm = z.strictObject({
  kind: z.literal('WAITING'),
  netPerQuarterHour: amount().describe(
    'Net price of each quarter of an hour that begins after the free time.',
  ),
  freeMinutes: z
    .int()
    .min(0)
    .max(MAX_FREE_MINUTES)
    .default(30)
    .describe('Minutes between arrival and pickup that cost nothing.'),
});

const share = {
  percentOfPrice: decimal(2, 100)
    .nullable()
    .default(null)
    .describe('Percent of the agreed net price; instead of `net`.'),
  net: amount().nullable().default(null).describe('A net amount; instead of `percentOfPrice`.'),
};

interface Share {
  percentOfPrice: number | null;
  net: number | null;
}

const requireOneOfBoth = ({ percentOfPrice, net }: Share, context: z.core.$RefinementCtx) =>
  reportPercentAndAmount('percentOfPrice', percentOfPrice, net, context);

const tripInVainTerm = z
  .strictObject({ kind: z.literal('TRIP_IN_VAIN'), ...share })
  .superRefine(requireOneOfBoth);

const lateCancellationTerm = z
  .strictObject({
    kind: z.literal('LATE_CANCELLATION'),
    hoursBeforePickup: z
      .int()
      .min(0)
      .max(MAX_HOURS_BEFORE_PICKUP)
      .describe(
        'A cancellation later than this many hours before the requested pickup costs the extra; moving the date so late does not avoid it.',
      ),
    ...share,
  })
  .superRefine(requireOneOfBoth);

const fixedTerm = z.strictObject({
  kind: z.enum(['WASH', 'CHARGING', 'PLATES']),
  net: amount().describe('Net price of one.'),
});

const namedTerm = z.strictObject({
  kind: z.literal('OTHER'),
  name: plainText(MAX_EXTRA_NAME).describe('As it appears on the invoice.'),
  net: amount().describe('Net price of one.'),
});

export const extraTermSchema = z
  .discriminatedUnion('kind', [waitingTerm, tripInVainTerm, lateCancellationTerm, fixedTerm, namedTerm])
  .describe('An extra and its price.');
export type ExtraTerm = z.output<typeof extraTermSchema>;

export function nameOfTerm(term: ExtraTerm): string | null {
  return term.kind === 'OTHER' ? term.name : null;
}

export function reportDuplicateExtras(
  extras: ExtraTerm[],
  context: z.core.$RefinementCtx<ExtraTerm[]>,
): void {
  const seen = new Set<string>();
  for (const [position, term] of extras.entries()) {
    const key = `${term.kind} ${nameOfTerm(term)?.trim().toLowerCase() ?? ''}`;
    if (seen.has(key)) {
      context.addIssue({
        code: 'custom',
        path: [position],
        message: 'There is already an extra of this kind and name.',
        params: { reason: 'duplicate_extra' },
      });
    }
    seen.add(key);
  }
}

const expenseTermSchema = z
  .strictObject({
    billing: z
      .enum(['AT_COST', 'UP_TO', 'INCLUDED'])
      .default('INCLUDED')
      .describe('Billed as paid, up to a limit for each order, or included in the price.'),
    limitNet: amount()
      .nullable()
      .default(null)
      .describe('Maximum net amount of this kind that the customer pays per order; only for UP_TO.'),
  })
  .superRefine(({ billing, limitNet }, context) => {
    if ((billing === 'UP_TO') === (limitNet !== null)) return;
    context.addIssue({
      code: 'custom',
      path: ['limitNet'],
      message: 'UP_TO needs limitNet, and only UP_TO has it.',
      params: { reason: 'expense_limit' },
    });
  });
export type ExpenseTerm = z.output<typeof expenseTermSchema>;

const expense = () => expenseTermSchema.prefault({});

/** By default every expense is included: a customer pays only what was agreed on. */
export const expensesSchema = z.strictObject({
  FUEL: expense(),
  CHARGING: expense(),
  TOLL: expense(),
  PARKING: expense(),
  WASH: expense(),
  FERRY: expense(),
  OTHER: expense(),
} satisfies Record<ExpenseKind, z.ZodType>);
