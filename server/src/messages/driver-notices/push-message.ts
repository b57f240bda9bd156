// The encrypted request of a push message (RFC 8291, RFC 8292). It contains what happened, but no personal data.

import { createHash } from 'node:crypto';
import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { HOUR_SECONDS } from '../../../../shared/time/durations.ts';
import type { DriverNoticeKind } from '../../model/orders/driver-notices.ts';
import type { OutboundRequest } from '../webhooks/send-request.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushSubscription } from './subscription-store.ts';

/** A phone that is off for longer gets the mail, and the app shows the rest when it is opened. */
const TTL_SECONDS = 12 * HOUR_SECONDS;
/** RFC 8030 allows at most 32 characters of base64url. */
const TOPIC_LENGTH = 32;

/** What the worker of the app gets. The app loads everything else when it is opened. */
export interface PushPayload {
  kind: DriverNoticeKind;
  tripId: string;
  orderNumber: string | null;
  language: DriverLanguage;
}

export async function encryptPush(
  { endpoint, p256dh, auth }: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  payload: PushPayload,
  { publicKey, privateKey }: PushKeys,
  /** An address under which push services reach the operator. */
  subject: string,
): Promise<OutboundRequest> {
  // Loaded with the first message: most processes never send one.
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      TTL: TTL_SECONDS,
      urgency: 'high',
      topic: topicOf(payload),
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject, publicKey, privateKey },
    },
  );
  // Undici counts the bytes itself.
  const { 'Content-Length': _, ...rest } = headers;
  const texts = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  return { url: endpoint, headers: Object.fromEntries(texts), body: body as Buffer };
}

/** A newer message with the same topic replaces one that the phone has not got yet. */
function topicOf({ kind, tripId }: PushPayload): string {
  return createHash('sha256').update(`${kind} ${tripId}`).digest('base64url').slice(0, TOPIC_LENGTH);
}
