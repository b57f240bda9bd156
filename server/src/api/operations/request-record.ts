// What the queue and a request of its own say alike: whose it is, through which channel it came, what became of its mail.
import { z } from 'zod';
import { MAIL_STATES } from '../../messages/mail/mail.ts';
import { timestamp } from '../../platform/schemas.ts';
import type { QueuedRequest } from '../../quotes/requests.ts';
import { ENDS } from '../../quotes/unclear-places.ts';

export const sharedShape = {
  account: z.object({ id: z.uuid(), name: z.string() }),
  origin: z
    .object({ channel: z.string(), name: z.string().nullable().describe("The key's or the person's") })
    .nullable(),
  mail: z
    .object({ recipient: z.string(), state: z.enum(MAIL_STATES), at: timestamp })
    .nullable()
    .describe('The last one that carried a quote'),
  unclear: z
    .array(
      z.object({
        end: z.enum(ENDS),
        postalCode: z.string(),
        city: z.string(),
        postalTown: z.string().nullable().describe('Where the postal code is, if the city is elsewhere'),
      }),
    )
    .describe('Addresses that nobody could measure'),
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
