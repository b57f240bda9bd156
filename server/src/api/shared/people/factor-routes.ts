// How the signed-in person proves a second factor: one-time codes and passkeys.
import { z } from 'zod';
import { findOperator } from '../../../operator/operator.ts';
import { type PresentedProof, proveInSession } from '../../../people/confirm.ts';
import {
  proposeOneTimeCodes,
  switchOffOneTimeCodes,
  switchOnOneTimeCodes,
} from '../../../people/one-time-codes.ts';
import { addPasskey, proposePasskey, removePasskey } from '../../../people/passkeys.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { passkeyAnswer, passkeyOptions, passkeyRecord, toPasskeyRecord } from './people-records.ts';
import type { Person, RealmDefinition } from './realm.ts';

const tag = 'Own account';
/** A session alone does not change how its person signs in. */
const confirm = 'factor for own sign-in';

export function factorRoutes<Access, Caller extends Person>(definition: RealmDefinition<Access, Caller>) {
  return [...confirmationRoutes(definition), ...oneTimeCodeRoutes(definition), ...passkeyRoutes(definition)];
}

function confirmationRoutes<Access, Caller extends Person>({
  route,
  anyone: access,
}: RealmDefinition<Access, Caller>) {
  return [
    route({
      method: 'POST',
      path: '/me/confirmation',
      operationId: 'confirmSession',
      tag,
      summary: 'Prove a factor for what a session alone may not do',
      description:
        'After 403 CONFIRMATION_REQUIRED, whose `details.factors` names what you can prove. Then repeat the call. The password counts only where it is enough to sign in.',
      access,
      body: z.strictObject({
        code: z.string().max(40).optional().describe('A one-time code, or a recovery code'),
        passkey: passkeyAnswer.optional().describe('The answer to a challenge for signing in'),
        password: z.string().min(1).max(1000).optional(),
      }),
      bodyExample: { code: '492039' },
      responses: {
        200: {
          description: 'Until when it counts for what needs a fresh factor',
          schema: z.object({ confirmedUntil: timestamp }),
        },
      },
      errors: ['INVALID_REQUEST', 'CONFIRMATION_REQUIRED'],
      handler: async ({ services, caller, body }) => {
        const until = await proveInSession(services.people, caller, body as PresentedProof);
        return { status: 200, body: { confirmedUntil: until.toISOString() } };
      },
    }),
  ];
}

function oneTimeCodeRoutes<Access, Caller extends Person>({
  route,
  anyone: access,
}: RealmDefinition<Access, Caller>) {
  return [
    route({
      method: 'POST',
      path: '/me/one-time-codes/proposal',
      operationId: 'proposeOneTimeCodes',
      tag,
      summary: 'Get a secret for the app on your phone',
      description: 'Nothing is switched on yet.',
      access,
      responses: {
        200: {
          description: 'The secret, also as a URL for a QR code',
          schema: z.object({ secret: z.string(), url: z.string() }),
        },
      },
      errors: [],
      handler: async ({ services, caller }) => {
        const { name } = await findOperator(services.core.sql);
        return { status: 200, body: proposeOneTimeCodes(caller.user, name) };
      },
    }),
    route({
      method: 'POST',
      path: '/me/one-time-codes',
      operationId: 'switchOnOneTimeCodes',
      tag,
      summary: 'Switch one-time codes on, or replace them',
      access,
      confirm,
      body: z.strictObject({
        secret: z.string().regex(/^[A-Z2-7]{32}$/, 'Send the proposed secret unchanged.'),
        code: z.string().max(20).describe('The code that the phone shows now'),
      }),
      responses: {
        200: {
          description: 'Codes for a lost phone, shown once',
          schema: z.object({ recoveryCodes: z.array(z.string()) }),
        },
      },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        const recoveryCodes = await switchOnOneTimeCodes(services.people, caller, body);
        return { status: 200, body: { recoveryCodes } };
      },
    }),
    route({
      method: 'POST',
      path: '/me/one-time-codes/off',
      operationId: 'switchOffOneTimeCodes',
      tag,
      summary: 'Switch one-time codes off',
      access,
      confirm,
      responses: { 204: { description: 'Off' } },
      errors: [],
      handler: async ({ services, caller }) => {
        await switchOffOneTimeCodes(services.people, caller.user);
        return { status: 204 };
      },
    }),
  ];
}

function passkeyRoutes<Access, Caller extends Person>({
  route,
  anyone: access,
}: RealmDefinition<Access, Caller>) {
  return [
    route({
      method: 'POST',
      path: '/me/passkeys/challenge',
      operationId: 'proposePasskey',
      tag,
      summary: 'Begin adding a passkey',
      description: 'Needs a confirmation, because a passkey is enough to sign in.',
      access,
      confirm,
      responses: {
        200: { description: 'The options that the browser passes to the passkey', schema: passkeyOptions },
      },
      errors: [],
      handler: async ({ services, caller }) => ({
        status: 200,
        body: await proposePasskey(services.people, caller.user),
      }),
    }),
    route({
      method: 'POST',
      path: '/me/passkeys',
      operationId: 'addPasskey',
      tag,
      summary: 'Add a passkey',
      access,
      body: z.strictObject({ name: plainText(100), answer: passkeyAnswer }),
      responses: { 201: { description: 'The passkey', schema: passkeyRecord } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        const added = { name: body.name, answer: body.answer as never };
        return { status: 201, body: toPasskeyRecord(await addPasskey(services.people, caller, added)) };
      },
    }),
    route({
      method: 'POST',
      path: '/me/passkeys/{id}/removal',
      operationId: 'removePasskey',
      tag,
      summary: 'Remove a passkey',
      access,
      confirm,
      params: z.object({ id: z.string() }),
      responses: { 204: { description: 'Removed' } },
      errors: [],
      handler: async ({ services, caller, params }) => {
        await removePasskey(services.people, caller.user, params.id);
        return { status: 204 };
      },
    }),
  ];
}
