// Signs a driver in: exchanges the link or the code from the dispatcher for a session.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseCredentials } from '../../customers/credentials/authenticate.ts';
import { endSession } from '../../dispatch/drivers/driver-session.ts';
import { type StartedSession, startSession, startSessionByCode } from '../../dispatch/drivers/sign-in.ts';
import { addressGroup, countIn } from '../../http/limits.ts';
import { headerText } from '../../http/trace.ts';
import { timestamp } from '../../platform/schemas.ts';
import { checkCounted } from '../shared/credentials/reject-sign-in.ts';
import { driverRoute, rejectDriver, signInRoute } from './admit.ts';
import { driverSelf, toDriverSelf } from './me.ts';

const tag = 'Session';
const MAX_USER_AGENT = 300;
/** Typed codes of one address, right or wrong. Several drivers may share one. */
const MAX_CODES_PER_ADDRESS = 10;
const CODE_WINDOW_SECONDS = 10 * 60;

const sessionRecord = z
  .object({
    sessionToken: z.string().describe('Shown once; send it as Bearer'),
    driver: driverSelf,
    expiresAt: timestamp,
    storageKey: z
      .string()
      .describe(
        'For AES-256-GCM, in base64: the phone encrypts what it could not send with it when it is signed out. The same at every sign-in of this driver',
      ),
  })
  .meta({ id: 'DriverSession' });

const phone = {
  deviceId: z
    .uuid()
    .optional()
    .describe(
      'A random id that the phone chose and stored before its first try; with it the exchange can be repeated for ten minutes',
    ),
  signedInAs: z
    .uuid()
    .optional()
    .describe('The driver who is signed in on this phone; a link of another driver is then not used'),
};

const RESPONSES = { 201: { description: 'The session', schema: sessionRecord } };
const ERRORS = [
  'INVALID_REQUEST',
  'INVALID_CREDENTIALS',
  'CREDENTIALS_EXPIRED',
  'OTHER_DRIVER_SIGNED_IN',
  'RATE_LIMITED',
] as const;

function signingIn(
  request: FastifyRequest,
  body: { deviceId?: string | undefined; signedInAs?: string | undefined },
) {
  const userAgent = headerText(request, 'user-agent')?.slice(0, MAX_USER_AGENT) ?? null;
  return { deviceId: body.deviceId, signedInAs: body.signedInAs, userAgent, address: request.trace.address };
}

function toSessionRecord({ sessionToken, driver, expiresAt, storageKey }: StartedSession) {
  return { sessionToken, driver: toDriverSelf(driver), expiresAt, storageKey: storageKey.toString('base64') };
}

export const sessionRoutes = [
  signInRoute({
    method: 'POST',
    path: '/session',
    operationId: 'startDriverSession',
    tag,
    summary: 'Sign in with the link from the dispatcher',
    description:
      'A link is exchanged once. The same phone may repeat the exchange for ten minutes, because it may have lost the answer; the session from before then ends.',
    access: { session: false },
    body: z.strictObject({
      token: z.string().min(1).max(200).describe('The part of the link after the #'),
      ...phone,
    }),
    bodyExample: {
      token: 'Qm3x7Zr0b1tY5kHc2vW8uN4pLs6dFgJa9eRiTzXo0Bq',
      deviceId: '5f0c1d1e-8a52-4a5e-9d8e-2f3b6c7d8e9f',
    },
    responses: RESPONSES,
    errors: ERRORS,
    handler: async ({ services, body, request, reply }) => {
      // A link cannot be guessed, unlike a code: the right one is exchanged whatever its neighbours send.
      const started = await startSession(services.core, body.token, signingIn(request, body)).catch((error) =>
        rejectDriver(services, request, reply, error),
      );
      return { status: 201, body: toSessionRecord(started) };
    },
  }),
  signInRoute({
    method: 'POST',
    path: '/session/code',
    operationId: 'startDriverSessionByCode',
    tag,
    summary: 'Sign in with the code from the dispatcher',
    description:
      'For an app that the link does not open, such as one on the home screen of an iPhone. A code is valid for ten minutes and is exchanged once, like a link. It ends after five wrong codes with the same first four digits; an address may send ten codes in ten minutes.',
    access: { session: false },
    body: z.strictObject({
      code: z
        .string()
        .regex(/^\s*(\d[\s-]*){10}$/)
        .max(40)
        .describe('Ten digits; spaces do not matter'),
      ...phone,
    }),
    bodyExample: { code: '4829 130 571', deviceId: '5f0c1d1e-8a52-4a5e-9d8e-2f3b6c7d8e9f' },
    responses: RESPONSES,
    errors: ERRORS,
    handler: async ({ services, body, request, reply }) => {
      const key = `driver-code:${addressGroup(request.trace.address)}`;
      const window = { key, limit: MAX_CODES_PER_ADDRESS, seconds: CODE_WINDOW_SECONDS };
      const { rateLimits } = services.http;
      const full = await countIn(rateLimits, request, reply, [window], 'Too many codes from this address.');
      if (full) throw full;
      const started = await checkCounted(services, request, reply, () =>
        startSessionByCode(services.core, body.code, signingIn(request, body)).catch((error) =>
          rejectDriver(services, request, reply, error),
        ),
      );
      return { status: 201, body: toSessionRecord(started) };
    },
  }),
  driverRoute({
    method: 'DELETE',
    path: '/session',
    operationId: 'endDriverSession',
    tag,
    summary: 'Sign out on this phone',
    description: 'A phone that was signed out confirms with this call that it keeps nothing.',
    access: { session: true, whenSignedOut: 'accept' },
    query: z.strictObject({
      holdsWork: z
        .enum(['true', 'false'])
        .default('false')
        .describe('Whether the phone keeps unsent work, encrypted, until the driver signs in on it again'),
    }),
    responses: { 204: { description: 'The session has ended' } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, request, query }) => {
      const presented = parseCredentials(headerText(request, 'authorization'), undefined);
      await endSession(services.core, presented!.value, { holdsWork: query.holdsWork === 'true' });
      return { status: 204 };
    },
  }),
];
