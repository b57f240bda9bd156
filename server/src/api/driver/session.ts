// Signs a driver in: exchanges the link from the dispatcher for a session.
import { z } from 'zod';
import { parseCredentials } from '../../customers/credentials/authenticate.ts';
import { headerText } from '../../http/trace.ts';
import { timestamp } from '../../platform/schemas.ts';
import { endSession, startSession } from '../../transport/sign-in.ts';
import { driverRoute, rejectDriver, signInRoute } from './admit.ts';
import { driverSelf, toDriverSelf } from './me.ts';

const sessionRecord = z
  .object({
    sessionToken: z.string().describe('Shown once; send it as Bearer'),
    driver: driverSelf,
    expiresAt: timestamp,
  })
  .meta({ id: 'DriverSession' });

export const sessionRoutes = [
  signInRoute({
    method: 'POST',
    path: '/session',
    operationId: 'startDriverSession',
    tag: 'Session',
    summary: 'Sign in with the link from the dispatcher',
    description: 'The token of the link can be exchanged again until the link expires.',
    access: { session: false },
    body: z.strictObject({
      token: z.string().min(1).max(200).describe('The part of the link after the #'),
    }),
    bodyExample: { token: 'Qm3x7Zr0b1tY5kHc2vW8uN4pLs6dFgJa9eRiTzXo0Bq' },
    responses: { 201: { description: 'The session', schema: sessionRecord } },
    errors: ['INVALID_REQUEST', 'INVALID_CREDENTIALS', 'CREDENTIALS_EXPIRED', 'RATE_LIMITED'],
    handler: async ({ services, body, request, reply }) => {
      const started = await startSession(services.core, body.token).catch((error) =>
        rejectDriver(services, request, reply, error),
      );
      const { sessionToken, driver, expiresAt } = started;
      return { status: 201, body: { sessionToken, driver: toDriverSelf(driver), expiresAt } };
    },
  }),
  driverRoute({
    method: 'DELETE',
    path: '/session',
    operationId: 'endDriverSession',
    tag: 'Session',
    summary: 'Sign out on this phone',
    access: { session: true },
    responses: { 204: { description: 'The session has ended' } },
    errors: [],
    handler: async ({ services, request }) => {
      const presented = parseCredentials(headerText(request, 'authorization'), undefined);
      await endSession(services.core, presented!.value);
      return { status: 204 };
    },
  }),
];
