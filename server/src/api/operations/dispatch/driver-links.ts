// Creates links that sign a driver in, and shows and ends the sessions on the driver's phones.

import { z } from 'zod';
import { DRIVER_LANGUAGES } from '../../../../../shared/texts/generated/languages.ts';
import { makeDriverLink } from '../../../dispatch/drivers/driver-link.ts';
import {
  listPhones,
  PHONE_STATES,
  releaseUnsentWork,
  type SignedInPhone,
  signOutDriver,
  signPhoneOut,
} from '../../../dispatch/drivers/driver-session.ts';
import { countDriverLink } from '../../../people/mail-limits.ts';
import { timestamp, uuidPath } from '../../../platform/schemas.ts';
import { driverLinkRecord } from '../../shared/drivers/driver-link-record.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Drivers';
const sessionPath = uuidPath.extend({ sessionId: z.uuid() });

const phoneRecord = z
  .object({
    id: z.uuid(),
    userAgent: z.string().nullable().describe('The browser of the phone, by its own user agent'),
    signedInAt: timestamp,
    lastSeenAt: timestamp.describe('The last call of the phone, to within a minute'),
    expiresAt: timestamp,
    signedOutAt: timestamp.nullable(),
    state: z
      .enum(PHONE_STATES)
      .describe(
        'NOT_REACHED: signed out, but has not called since. MAY_HOLD_WORK: has called since, but not confirmed that everything is sent. RELEASED: deletes unsent work with its next call',
      ),
  })
  .meta({ id: 'DriverPhone' });

function toPhoneRecord(phone: SignedInPhone) {
  const { id, userAgent, createdAt: signedInAt, lastSeenAt, expiresAt, signedOutAt, state } = phone;
  return { id, userAgent, signedInAt, lastSeenAt, expiresAt, signedOutAt, state };
}

export const driverLinkRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/drivers/{id}/link',
    operationId: 'makeDriverLink',
    tag,
    summary: 'Create a link that signs a driver in',
    description:
      'Valid for 7 days and for one phone; the code is valid for 10 minutes. A new link ends the earlier one. The session that a phone gets lasts 30 days.',
    access: { who: 'dispatch' },
    params: uuidPath,
    body: z.strictObject({
      mail: z.boolean().default(true).describe('Also send it to the address of the driver, if there is one'),
      language: z
        .enum(DRIVER_LANGUAGES)
        .optional()
        .describe('The language of the mail; by default that of the driver'),
    }),
    bodyExample: { mail: true, language: 'de' },
    responses: { 201: { description: 'The link', schema: driverLinkRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => {
      const count = (email: string) => countDriverLink(services.people, null, email);
      const mail = body.mail ? { language: body.language, count } : null;
      return { status: 201, body: await makeDriverLink(services.core, caller, params.id, mail) };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/drivers/{id}/sessions',
    operationId: 'listDriverSessions',
    tag,
    summary: 'List the phones of a driver',
    description: 'Phones that are signed in, and those that were signed out and may still have unsent work.',
    access: { who: 'dispatch' },
    params: uuidPath,
    responses: { 200: { description: 'The phones', schema: z.object({ data: z.array(phoneRecord) }) } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      const phones = await listPhones(services.core, params.id);
      return { status: 200, body: { data: phones.map(toPhoneRecord) } };
    },
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/drivers/{id}/sessions',
    operationId: 'signOutDriver',
    tag,
    summary: 'Sign a driver out everywhere',
    description:
      'For a lost phone: all links and sessions of the driver end at once. For 24 hours a phone can still hand in what was done before; it keeps what it cannot send, encrypted, until the driver signs in on it again or dispatch gives it up.',
    access: { who: 'dispatch' },
    params: uuidPath,
    responses: { 204: { description: 'Signed out' } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await signOutDriver(services.core, caller, params.id);
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/drivers/{id}/sessions/{sessionId}',
    operationId: 'signDriverPhoneOut',
    tag,
    summary: 'Sign one phone of a driver out',
    description: 'Unsent work is treated as when the driver is signed out everywhere.',
    access: { who: 'dispatch' },
    params: sessionPath,
    responses: { 204: { description: 'Signed out' } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await signPhoneOut(services.core, caller, params.id, params.sessionId);
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/drivers/{id}/sessions/{sessionId}/unsent-work',
    operationId: 'releaseDriverWork',
    tag,
    summary: 'Give up the unsent work on a signed-out phone',
    description: 'The phone deletes it when it next contacts the service.',
    access: { who: 'dispatch' },
    params: sessionPath,
    responses: { 204: { description: 'Given up' } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await releaseUnsentWork(services.core, caller, params.id, params.sessionId);
      return { status: 204 };
    },
  }),
];
