// Settings of the signed-in person: name, language, mails, password, one-time codes, passkeys, sessions.
import { z } from 'zod';
import { findOperator } from '../../../operator/operator.ts';
import { confirmPassword } from '../../../people/confirm.ts';
import { changeUser } from '../../../people/manage-users.ts';
import {
  proposeOneTimeCodes,
  switchOffOneTimeCodes,
  switchOnOneTimeCodes,
} from '../../../people/one-time-codes.ts';
import {
  changePassword,
  endOneSession,
  endOtherSessions,
  runningSessions,
} from '../../../people/own-account.ts';
import { listPasskeys, type Passkey } from '../../../people/passkey-store.ts';
import { addPasskey, proposePasskey, removePasskey } from '../../../people/passkeys.ts';
import { PROOFS } from '../../../people/session-store.ts';
import { findUserWithSecrets } from '../../../people/user-store.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp, uuidPath, withoutUndefined } from '../../../platform/schemas.ts';
import { notificationsRecord, passkeyAnswer, passkeyOptions } from './people-records.ts';
import type { Person, RealmDefinition } from './realm.ts';

const tag = 'Own account';
const password = z.string().min(1).max(1000);

const passkeyRecord = z
  .object({ id: z.string(), name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() })
  .meta({ id: 'Passkey' });

const ownRecord = z
  .object({
    email: z.string(),
    name: z.string(),
    language: z.enum(LANGUAGES).nullable(),
    notifications: notificationsRecord,
    hasPassword: z.boolean(),
    oneTimeCodes: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(passkeyRecord),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        current: z.boolean(),
        createdAt: timestamp,
        lastUsedAt: timestamp,
        address: z.string(),
        userAgent: z.string().nullable(),
        provenBy: z.enum(PROOFS).describe('How the person signed in'),
      }),
    ),
  })
  .meta({ id: 'OwnAccount' });

function toPasskeyRecord({ credentialId, name, createdAt, lastUsedAt }: Passkey) {
  return { id: credentialId, name, createdAt, lastUsedAt };
}

export function ownAccountRoutes<Access, Caller extends Person>({
  route,
  anyone: access,
}: RealmDefinition<Access, Caller>) {
  return [
    route({
      method: 'GET',
      path: '/me',
      operationId: 'getOwnAccount',
      tag,
      summary: 'See how you sign in, and where you are signed in',
      access,
      responses: { 200: { description: 'Settings, passkeys and sessions', schema: ownRecord } },
      errors: [],
      handler: async ({ services, caller }) => {
        const { people } = services;
        const { id, email, name, language, notifications } = caller.user;
        const [stored, passkeys, sessions] = await Promise.all([
          findUserWithSecrets(people.sql, id),
          listPasskeys(people.sql, id),
          runningSessions(people, caller),
        ]);
        return {
          status: 200,
          body: {
            email,
            name,
            language,
            notifications,
            hasPassword: stored!.passwordHash !== null,
            oneTimeCodes: stored!.totpSecret !== null,
            recoveryCodesLeft: stored!.recoveryHashes.length,
            passkeys: passkeys.map(toPasskeyRecord),
            sessions: sessions.map(({ userId: _, endsAt: _1, ...session }) => ({
              ...session,
              current: session.id === caller.session.id,
            })),
          },
        };
      },
    }),
    route({
      method: 'PATCH',
      path: '/me',
      operationId: 'changeOwnAccount',
      tag,
      summary: 'Change your name, language or mails',
      access,
      body: z.strictObject({
        name: plainText(100).optional(),
        language: z.enum(LANGUAGES).nullable().optional(),
        notifications: z.strictObject(notificationsRecord.shape).optional(),
      }),
      bodyExample: { language: 'en' },
      responses: { 204: { description: 'Changed' } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        const { actor, user } = caller;
        await changeUser(services.people, actor, user.accountId, user.id, withoutUndefined(body));
        return { status: 204 };
      },
    }),
    route({
      method: 'POST',
      path: '/me/password',
      operationId: 'changePassword',
      tag,
      summary: 'Change your password',
      description: 'All other sessions end.',
      access,
      body: z.strictObject({ current: password, password }),
      responses: { 204: { description: 'Changed' } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        await changePassword(services.people, caller, body);
        return { status: 204 };
      },
    }),
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
      summary: 'Switch one-time codes on',
      access,
      body: z.strictObject({
        secret: z.string().regex(/^[A-Z2-7]{32}$/, 'Send the proposed secret unchanged.'),
        code: z.string().max(20).describe('The code that the phone shows now'),
        password,
      }),
      responses: {
        200: {
          description: 'Codes for a lost phone, shown once',
          schema: z.object({ recoveryCodes: z.array(z.string()) }),
        },
      },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        await confirmPassword(services.people, caller.user.id, body.password, 'password');
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
      body: z.strictObject({ password }),
      responses: { 204: { description: 'Off' } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        await confirmPassword(services.people, caller.user.id, body.password, 'password');
        await switchOffOneTimeCodes(services.people, caller.user);
        return { status: 204 };
      },
    }),
    route({
      method: 'POST',
      path: '/me/passkeys/challenge',
      operationId: 'proposePasskey',
      tag,
      summary: 'Begin adding a passkey',
      access,
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
      method: 'DELETE',
      path: '/me/passkeys/{id}',
      operationId: 'removePasskey',
      tag,
      summary: 'Remove a passkey',
      access,
      params: z.object({ id: z.string() }),
      responses: { 204: { description: 'Removed' } },
      errors: [],
      handler: async ({ services, caller, params }) => {
        await removePasskey(services.people, caller.user, params.id);
        return { status: 204 };
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/sessions',
      operationId: 'endOtherSessions',
      tag,
      summary: 'Sign out everywhere else',
      access,
      responses: { 204: { description: 'Only this session remains' } },
      errors: [],
      handler: async ({ services, caller }) => {
        await endOtherSessions(services.people, caller);
        return { status: 204 };
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/sessions/{id}',
      operationId: 'endSession',
      tag,
      summary: 'Sign out elsewhere',
      access,
      params: uuidPath,
      responses: { 204: { description: 'Ended' } },
      errors: [],
      handler: async ({ services, caller, params }) => {
        await endOneSession(services.people, caller, params.id);
        return { status: 204 };
      },
    }),
  ];
}
