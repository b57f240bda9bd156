// The fields that the queue and a single request share: customer, channel, state of the mail.
import { z } from 'zod';
import { MAIL_STATES } from '../../../messages/mail/mail.ts';
import type { QueuedRequest } from '../../../orders/quotes/requests.ts';
import { ENDS } from '../../../orders/quotes/unclear-places.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const sharedShape = {
  account: z.object({ id: z.uuid(), name: z.string() }),
  origin: z
    .object({ channel: z.string(), name: z.string().nullable().describe('The name of the key or person') })
    .nullable(),
  mail: z
    .object({ recipient: z.string(), state: z.enum(MAIL_STATES), at: timestamp })
    .nullable()
    .describe('The last mail with a quote'),
  unclear: z
    .array(
      z.object({
        end: z.enum(ENDS),
        postalCode: z.string(),
        city: z.string(),
        postalTown: z.string().nullable().describe('The town of the postal code, if the city is another one'),
      }),
    )
    .describe('Addresses without a known position'),
};

export function toShared({
  account,
  origin,
  mail,
  unclear,
}: Pick<QueuedRequest, 'account' | 'origin' | 'mail' | 'unclear'>) {
  return {
    account: { id: account.id, name: account.name },
    origin: origin && { channel: origin.channel, name: origin.name },
    mail: mail && { recipient: mail.recipient, state: mail.state, at: mail.at },
    unclear,
  };
}
