// A person's settings and passkeys, as the portal and operations APIs show them.
import { z } from 'zod';
import type { Passkey } from '../../../people/passkey-store.ts';
import { storableText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const notificationsRecord = z.object({
  dailyDigest: z.boolean().describe('A daily mail about failures of the day before'),
  endpointFailing: z.boolean().describe('An endpoint has failed for an hour'),
  keyExpiring: z.boolean().describe('A key ends in 14 days'),
});

/** As WebAuthn defines them; only the browser reads them. */
export const passkeyOptions = z.looseObject({ challenge: z.string() }).meta({ id: 'PasskeyOptions' });

/** The browser's response; the library validates it. */
export const passkeyAnswer = z
  .looseObject({
    id: storableText(2000),
    rawId: z.string().max(2000),
    type: z.string().max(40),
    response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
    clientExtensionResults: z.looseObject({}),
  })
  .meta({ id: 'PasskeyAnswer' });

export const passkeyRecord = z
  .object({ id: z.string(), name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() })
  .meta({ id: 'Passkey' });

export function toPasskeyRecord({ credentialId, name, createdAt, lastUsedAt }: Passkey) {
  return { id: credentialId, name, createdAt, lastUsedAt };
}
