// Settings of the signed-in person: name, language, mails, password, sessions.
import { z } from 'zod';
import { changeUser } from '../../../people/manage-users.ts';
import {
  askAddressProof,
  changePassword,
  endOneSession,
  endOtherSessions,
  runningSessions,
} from '../../../people/own-account.ts';
import { listPasskeys } from '../../../people/passkey-store.ts';
import type { People } from '../../../people/people.ts';
import { PROOFS } from '../../../people/session-store.ts';
import { findUserWithSecrets } from '../../../people/user-store.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp, uuidPath, withoutUndefined } from '../../../platform/schemas.ts';
import { choiceRoutes } from './choice-routes.ts';
import { notificationsRecord, passkeyRecord, toPasskeyRecord } from './people-records.ts';
import type { Person, RealmDefinition } from './realm.ts';

const tag = 'Own account';
const password = z.string().min(1).max(1000);

const ownRecord = z
  .object({
    email: z.string(),
    emailProven: z
      .boolean()
      .describe('False for a person who joined with a copied link and has not used a mailed one yet'),
    mailsAreSent: z.boolean().describe('False without SMTP_URL: then nobody can prove an address'),
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

export function ownAccountRoutes<Access, Caller extends Person>(definition: RealmDefinition<Access, Caller>) {
  return [...settingsRoutes(definition), ...otherSessionRoutes(definition), ...choiceRoutes(definition)];
}

async function readOwnRecord(people: People, caller: Person) {
  const { id, email, emailProvenAt, name, language, notifications } = caller.user;
  const [stored, passkeys, sessions] = await Promise.all([
    findUserWithSecrets(people.sql, id),
    listPasskeys(people.sql, id),
    runningSessions(people, caller),
  ]);
  return {
    email,
    emailProven: emailProvenAt !== null,
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
  };
}

function settingsRoutes<Access, Caller extends Person>({
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
      handler: async ({ services, caller }) => ({
        status: 200,
        body: {
          ...(await readOwnRecord(services.people, caller)),
          mailsAreSent: services.config.smtpUrl !== null,
        },
      }),
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
      path: '/me/address-proof',
      operationId: 'askAddressProof',
      tag,
      summary: 'Ask for a mail that proves your address',
      description:
        'Until then the address is not yours alone: a new password by mail and a sign-in in a new browser may reach another person who has proven it.',
      access,
      responses: { 202: { description: 'A mail is sent, unless the address is proven' } },
      errors: [],
      handler: async ({ services, caller }) => {
        await askAddressProof(services.people, caller);
        return { status: 202 };
      },
    }),
    route({
      method: 'POST',
      path: '/me/password',
      operationId: 'changePassword',
      tag,
      summary: 'Change your password',
      description: 'All other sessions end, also those of agents.',
      access,
      body: z.strictObject({ current: password, password }),
      responses: { 204: { description: 'Changed' } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        await changePassword(services.people, caller, body);
        return { status: 204 };
      },
    }),
  ];
}

function otherSessionRoutes<Access, Caller extends Person>({
  route,
  anyone: access,
}: RealmDefinition<Access, Caller>) {
  return [
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
