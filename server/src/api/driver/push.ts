// Push messages to the phone: the key of the service, and the phone's subscription at its push service.
import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { actorOf } from '../../dispatch/drivers/driver.ts';
import { readPublicKey } from '../../messages/driver-notices/push-keys.ts';
import { MAX_SUBSCRIPTIONS, subscribe, unsubscribe } from '../../messages/driver-notices/subscribe.ts';
import { findSubscription } from '../../messages/driver-notices/subscription-store.ts';
import { driverRoute } from './admit.ts';

const tag = 'Messages';
const access = { session: true } as const;
const MAX_ENDPOINT_LENGTH = 2000;
const AUTH_BYTES = 16;

function isPoint(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130;
  } catch {
    return false;
  }
}

const pushState = z
  .object({
    publicKey: z.string().describe('For pushManager.subscribe, in base64url'),
    subscribed: z.boolean().describe('Whether this phone is subscribed'),
  })
  .meta({ id: 'PushState' });

const subscription = z.strictObject({
  endpoint: z.string().min(1).max(MAX_ENDPOINT_LENGTH).describe('Begins with https://'),
  keys: z.strictObject({
    p256dh: z.string().max(100).refine(isPoint, 'Send the uncompressed point in base64url.'),
    auth: z
      .string()
      .max(100)
      .refine((text) => Buffer.from(text, 'base64url').length === AUTH_BYTES, 'Send 16 bytes in base64url.'),
  }),
});

export const pushRoutes = [
  driverRoute({
    method: 'GET',
    path: '/push',
    operationId: 'getPushState',
    tag,
    summary: 'Read the key for push messages, and whether this phone is subscribed',
    access,
    responses: { 200: { description: 'Key and state', schema: pushState } },
    errors: [],
    handler: async ({ services: { core }, caller }) => ({
      status: 200,
      body: {
        publicKey: await readPublicKey(core),
        subscribed: (await findSubscription(core.sql, caller.sessionId)) !== null,
      },
    }),
  }),
  driverRoute({
    method: 'PUT',
    path: '/push/subscription',
    operationId: 'subscribeToPush',
    tag,
    summary: 'Get push messages on this phone',
    description: `Replaces the subscription of this phone. A driver has at most ${MAX_SUBSCRIPTIONS}; the oldest ends. It also ends with the session, and when the push service says that it is gone.`,
    access,
    body: subscription,
    bodyExample: {
      endpoint: 'https://push.example.com/send/abc',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    responses: { 204: { description: 'This phone gets push messages' } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core, webhooks }, caller, body: { endpoint, keys } }) => {
      const subscriber = { driverId: caller.id, sessionId: caller.sessionId };
      await subscribe(core, webhooks.guards.production, actorOf(caller), subscriber, { endpoint, ...keys });
      return { status: 204 };
    },
  }),
  driverRoute({
    method: 'DELETE',
    path: '/push/subscription',
    operationId: 'unsubscribeFromPush',
    tag,
    summary: 'Get no more push messages on this phone',
    access,
    responses: { 204: { description: 'This phone gets none' } },
    errors: [],
    handler: async ({ services: { core }, caller }) => {
      await unsubscribe(core, actorOf(caller), { driverId: caller.id, sessionId: caller.sessionId });
      return { status: 204 };
    },
  }),
];
