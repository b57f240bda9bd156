// What a person's settings and passkeys look like, at the portal and at the console.
import { z } from 'zod';

export const notificationsRecord = z.object({
  dailyDigest: z.boolean().describe('What failed the day before'),
  endpointFailing: z.boolean().describe('An endpoint has failed for an hour'),
  keyExpiring: z.boolean().describe('A key ends in 14 days'),
});

/** As WebAuthn defines them; the browser reads them, not we. */
export const passkeyOptions = z.looseObject({ challenge: z.string() }).meta({ id: 'PasskeyOptions' });

/** What the browser answers; the library checks all of it. */
export const passkeyAnswer = z
  .looseObject({
    id: z.string().max(2000),
    rawId: z.string().max(2000),
    type: z.string().max(40),
    response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
    clientExtensionResults: z.looseObject({}),
  })
  .meta({ id: 'PasskeyAnswer' });
