// Signing in and out, and the links in mails that set a password, for both portal and console.
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { findAccount } from '../../../customers/accounts/store.ts';
import { findProviderSignOut } from '../../../people/company/sign-out.ts';
import { mailReset, openLink, proveAddress, setPasswordByLink } from '../../../people/links.ts';
import { challengePasskey } from '../../../people/passkey-proof.ts';
import { signInWithPasskey } from '../../../people/passkeys.ts';
import { FACTORS } from '../../../people/second-factor.ts';
import { endSession, type StartedSession } from '../../../people/sessions.ts';
import { signIn } from '../../../people/sign-in.ts';
import { storableText } from '../../../platform/plain-text.ts';
import type { Services } from '../../../services.ts';
import { checkLink, checkPassword, checkUnguessable } from './check-person.ts';
import { passkeyAnswer, passkeyOptions } from './people-records.ts';
import type { Person, RealmDefinition } from './realm.ts';
import { browserOf, clearSessionCookie, setSessionCookie } from './session-cookie.ts';

const tag = 'Session';
const anonymous = { who: 'anonymous' } as const;
const withLink = { who: 'anonymous', presents: 'link' } as const;
const SIGN_IN_ERRORS = [
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR_REQUIRED',
  'COMPANY_SIGN_IN_REQUIRED',
  'ACCOUNT_SUSPENDED',
] as const;

const email = storableText(254).min(1);
const password = z.string().min(1).max(1000);
const code = z.string().max(40).optional().describe('The one-time code, or a recovery code');
const token = z.string().min(1).max(200).describe('The part of the link after the #');

export function signInRoutes<Access, Caller extends Person>(definition: RealmDefinition<Access, Caller>) {
  return [
    ...startSessionRoutes(definition),
    ...currentSessionRoutes(definition),
    ...mailedLinkRoutes(definition),
    proveAddressRoute(definition),
  ];
}

async function answerStarted<Access, Caller extends Person>(
  { realm, toSessionRecord }: RealmDefinition<Access, Caller>,
  services: Services,
  reply: FastifyReply,
  started: StartedSession,
) {
  setSessionCookie(reply, services.config.publicUrl, realm, started);
  const { accountId } = started.user;
  const account = accountId === null ? null : await findAccount(services.core.sql, accountId);
  return { status: 200, body: await toSessionRecord(services, { ...started, account }) };
}

function startSessionRoutes<Access, Caller extends Person>(definition: RealmDefinition<Access, Caller>) {
  const { realm, anonymousRoute, sessionRecord } = definition;
  return [
    anonymousRoute({
      method: 'POST',
      path: '/session',
      operationId: 'signIn',
      tag,
      summary: 'Sign in',
      description: 'Sets the session cookie.',
      access: anonymous,
      body: z.strictObject({ email, password, code }),
      bodyExample: { email: 'jana@customer.example', password: 'four plain words together' },
      responses: { 200: { description: 'Who is signed in', schema: sessionRecord } },
      errors: ['INVALID_REQUEST', ...SIGN_IN_ERRORS],
      handler: async ({ services, body, request, reply }) => {
        const browser = browserOf(request, services.config.publicUrl);
        const started = await checkPassword(services, request, reply, () =>
          signIn(services.people, realm, body, browser),
        );
        return answerStarted(definition, services, reply, started);
      },
    }),
    anonymousRoute({
      method: 'POST',
      path: '/session/passkey-challenge',
      operationId: 'challengePasskey',
      tag,
      summary: 'Begin signing in with a passkey',
      access: anonymous,
      responses: {
        200: { description: 'The options that the browser passes to the passkey', schema: passkeyOptions },
      },
      errors: [],
      handler: async ({ services }) => ({ status: 200, body: await challengePasskey(services.people) }),
    }),
    anonymousRoute({
      method: 'POST',
      path: '/session/passkey',
      operationId: 'signInWithPasskey',
      tag,
      summary: 'Sign in with a passkey',
      access: anonymous,
      body: z.strictObject({ answer: passkeyAnswer }),
      responses: { 200: { description: 'Who is signed in', schema: sessionRecord } },
      errors: ['INVALID_REQUEST', ...SIGN_IN_ERRORS],
      handler: async ({ services, body, request, reply }) => {
        const browser = browserOf(request, services.config.publicUrl);
        const answer = body.answer as never;
        const started = await checkUnguessable(services, request, reply, () =>
          signInWithPasskey(services.people, realm, answer, browser),
        );
        return answerStarted(definition, services, reply, started);
      },
    }),
  ];
}

function currentSessionRoutes<Access, Caller extends Person>({
  realm,
  route,
  anyone,
  sessionRecord,
  toSessionRecord,
}: RealmDefinition<Access, Caller>) {
  return [
    route({
      method: 'GET',
      path: '/session',
      operationId: 'getSession',
      tag,
      summary: 'Who is signed in',
      access: anyone,
      responses: { 200: { description: 'Person, account and role', schema: sessionRecord } },
      errors: [],
      handler: async ({ services, caller }) => ({
        status: 200,
        body: await toSessionRecord(services, caller),
      }),
    }),
    route({
      method: 'DELETE',
      path: '/session',
      operationId: 'signOut',
      tag,
      summary: 'Sign out',
      access: anyone,
      responses: {
        200: {
          description: 'Signed out here; the person came from the provider of the company',
          schema: z.object({ url: z.string().describe('Where the person signs out of the provider, too') }),
        },
        204: { description: 'Signed out' },
      },
      errors: [],
      handler: async ({ services, caller, reply }) => {
        const url = await findProviderSignOut(services.company, caller.user, caller.session.id);
        await endSession(services.people, caller);
        clearSessionCookie(reply, services.config.publicUrl, realm);
        return url === null ? { status: 204 } : { status: 200, body: { url } };
      },
    }),
  ];
}

function mailedLinkRoutes<Access, Caller extends Person>(definition: RealmDefinition<Access, Caller>) {
  const { realm, anonymousRoute, sessionRecord } = definition;
  return [
    anonymousRoute({
      method: 'POST',
      path: '/password-reset',
      operationId: 'requestPasswordReset',
      tag,
      summary: 'Ask for a link that sets a new password',
      description: 'The response and its duration are the same for known and unknown addresses.',
      access: anonymous,
      body: z.strictObject({ email }),
      bodyExample: { email: 'jana@customer.example' },
      responses: {
        202: {
          description: 'If the address is known, a mail is sent',
          schema: z.object({
            mailsAreSent: z.boolean().describe('False without SMTP_URL: then an admin hands over a link'),
          }),
        },
      },
      errors: ['INVALID_REQUEST'],
      handler: ({ services, body, trace: { requestId } }) => {
        mailReset(services.people, realm, body.email).catch((error) =>
          services.core.log.error({ err: error, requestId }, 'A password reset could not be mailed'),
        );
        return { status: 202, body: { mailsAreSent: services.config.smtpUrl !== null } };
      },
    }),
    anonymousRoute({
      method: 'POST',
      path: '/invitation/open',
      operationId: 'openInvitation',
      tag,
      summary: 'Read who an invitation or a password reset is for',
      access: withLink,
      body: z.strictObject({ token }),
      responses: {
        200: {
          description: 'The person it was sent to',
          schema: z.object({
            purpose: z.enum(['invitation', 'reset']),
            email: z.string(),
            name: z.string(),
            account: z.string().nullable().describe('Null for people of the operator'),
            operator: z.string(),
            factors: z.array(z.enum(FACTORS)).describe('One of these must be sent with the new password'),
            passkeys: z.int().describe('How many passkeys the person has'),
          }),
        },
      },
      errors: ['INVALID_REQUEST', 'INVALID_CREDENTIALS', 'CREDENTIALS_EXPIRED'],
      handler: async ({ services, body, request, reply }) => ({
        status: 200,
        body: await checkLink(services, request, reply, { realm, token: body.token }, () =>
          openLink(services.people, realm, body.token),
        ),
      }),
    }),
    anonymousRoute({
      method: 'POST',
      path: '/invitation',
      operationId: 'acceptInvitation',
      tag,
      summary: 'Set a password with the link from a mail',
      description: 'For invitations and resets. Signs the person in and ends all earlier sessions.',
      access: withLink,
      body: z.strictObject({
        token,
        password,
        code,
        passkey: passkeyAnswer.optional().describe('Instead of a code: the answer to a challenge'),
        removePasskeys: z
          .boolean()
          .optional()
          .describe('Removes all passkeys of the person except the one that answered'),
      }),
      bodyExample: {
        token: 'Qm3x7Zr0b1tY5kHc2vW8uN4pLs6dFgJa9eRiTzXo0Bq',
        password: 'four plain words together',
      },
      responses: { 200: { description: 'Who is signed in', schema: sessionRecord } },
      errors: ['INVALID_REQUEST', 'CREDENTIALS_EXPIRED', 'ADDRESS_HAS_ACCESS', ...SIGN_IN_ERRORS],
      handler: async ({ services, body, request, reply }) => {
        const browser = browserOf(request, services.config.publicUrl);
        const chosen = { ...body, passkey: body.passkey as never };
        const started = await checkLink(services, request, reply, { realm, token: body.token }, () =>
          setPasswordByLink(services.people, realm, chosen, browser),
        );
        return answerStarted(definition, services, reply, started);
      },
    }),
  ];
}

function proveAddressRoute<Access, Caller extends Person>({
  realm,
  anonymousRoute,
}: RealmDefinition<Access, Caller>) {
  return anonymousRoute({
    method: 'POST',
    path: '/address-proof',
    operationId: 'proveAddress',
    tag,
    summary: 'Prove an address with the link from a mail',
    description: 'Signs nobody in.',
    access: withLink,
    body: z.strictObject({ token }),
    responses: { 200: { description: 'The address', schema: z.object({ email: z.string() }) } },
    errors: ['INVALID_REQUEST', 'INVALID_CREDENTIALS', 'CREDENTIALS_EXPIRED', 'ADDRESS_HAS_ACCESS'],
    handler: async ({ services, body, request, reply }) => {
      const { email } = await checkLink(services, request, reply, { realm, token: body.token }, () =>
        proveAddress(services.people, realm, body.token),
      );
      return { status: 200, body: { email } };
    },
  });
}
