// What is still open before something is deleted or deactivated, and what the caller chose for it.
import { z } from 'zod';
import { MAX_CHOICES, type PendingItem } from '../../consequences/part.ts';
import { centsToAmount } from '../../model/prices/price.ts';
import { plainText } from '../../platform/plain-text.ts';
import { timestamp } from '../../platform/schemas.ts';

const facts = {
  id: z.string(),
  number: z.string().nullable(),
  choices: z
    .array(z.string())
    .describe('What can be done with it, the safest first; empty if it must be finished by itself'),
  status: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  at: timestamp.nullable().describe('When it is due, or until when it is valid'),
  text: z.string().nullable().describe('The last message, or the kind of an expense'),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
};

const KINDS = [
  'TRIP',
  'PLATE',
  'EXTRA',
  'MESSAGE',
  'ORDER',
  'TO_INVOICE',
  'INVOICE',
  'CREDIT',
  'DAMAGE_CASE',
  'CARRIER_OFFER',
] as const;
const pendingItem = z.object({ kind: z.enum(KINDS), ...facts }).meta({ id: 'PendingItem' });

/** What keeps a person from being erased. */
const KINDS_OF_PERSON = ['ORDER', 'DRIVER', 'USER', 'ACCOUNT'] as const;
export const pendingItemOfPerson = z
  .object({ kind: z.enum(KINDS_OF_PERSON), ...facts })
  .meta({ id: 'PendingItemOfPerson' });

export const pendingItems = z.object({ data: z.array(pendingItem) });

export function toPendingItems(open: readonly PendingItem[]) {
  const data = open.map(({ kind, id, number, choices, facts }) => ({
    kind: kind as z.input<typeof pendingItem>['kind'],
    id,
    number,
    choices: [...choices],
    status: facts.status ?? null,
    from: facts.from ?? null,
    to: facts.to ?? null,
    at: facts.at ?? null,
    text: facts.text ?? null,
    amount: facts.amountCents == null ? null : centsToAmount(facts.amountCents),
    currency: facts.currency ?? null,
  }));
  return { data };
}

export const pendingChoices = z
  .array(
    z.strictObject({
      kind: plainText(50),
      id: z.uuid(),
      choice: plainText(50),
      driverId: z.uuid().optional().describe('For GIVE: who takes the trip'),
    }),
  )
  .max(MAX_CHOICES)
  .describe(
    'What to do with each thing that is open; without it, the call is refused while something is open',
  );
