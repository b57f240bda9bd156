// Signing in with the company: the way to the provider, and the answer with which the browser comes back.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findAccount } from '../../../customers/accounts/store.ts';
import { beginSignIn, findWay } from '../../../people/company/begin.ts';
import { finishSignIn } from '../../../people/company/finish.ts';
import { randomBase62 } from '../../../platform/ids.ts';
import { storableText } from '../../../platform/plain-text.ts';
import type { Services } from '../../../services.ts';
import type { Person, RealmDefinition } from './realm.ts';
import { browserOf, companySecretOf, setCompanyCookie, setSessionCookie } from './session-cookie.ts';

const tag = 'Company sign-in';
const anonymous = { who: 'anonymous' } as const;
const SECRET_LENGTH = 43;
const MAX_QUERY = 8000;

const email = storableText(254).min(1);
const EXAMPLE = { email: 'jana@customer.example' };

/** The secret of this browser; a new one gets its cookie. */
export function companySecret(services: Services, request: FastifyRequest, reply: FastifyReply): string {
  const { publicUrl } = services.config;
  const known = companySecretOf(request, publicUrl);
  if (known !== null) return known;
  const secret = randomBase62(SECRET_LENGTH);
  setCompanyCookie(reply, publicUrl, secret);
  return secret;
}

export function companyEntranceRoutes<Access, Caller extends Person>({
  realm,
  anonymousRoute,
  sessionRecord,
  toSessionRecord,
}: RealmDefinition<Access, Caller>) {
  return [
    anonymousRoute({
      method: 'POST',
      path: '/session/company-way',
      operationId: 'findCompanySignIn',
      tag,
      summary: 'Read whether a mail domain has company sign-in',
      description:
        'Says the same for every mailbox of a domain, whether or not a person with this address exists.',
      access: anonymous,
      body: z.strictObject({ email }),
      bodyExample: EXAMPLE,
      responses: {
        200: {
          description: 'What the domain of the address has',
          schema: z.object({
            available: z.boolean(),
            required: z.boolean().describe('People of the domain sign in in no other way'),
          }),
        },
      },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, body }) => {
        const { isAvailable, isRequired } = await findWay(services.company, realm, body.email);
        return { status: 200, body: { available: isAvailable, required: isRequired } };
      },
    }),
    anonymousRoute({
      method: 'POST',
      path: '/session/company-start',
      operationId: 'startCompanySignIn',
      tag,
      summary: 'Begin to sign in with the company',
      description: 'Sets a cookie: the answer of the provider counts only in the browser that began.',
      access: anonymous,
      body: z.strictObject({ email }),
      bodyExample: EXAMPLE,
      responses: {
        200: {
          description: 'Where to go',
          schema: z.object({
            url: z.string().nullable().describe('At the provider; null if the domain has no company sign-in'),
          }),
        },
      },
      errors: ['INVALID_REQUEST', 'COMPANY_SIGN_IN_REFUSED'],
      handler: async ({ services, body, request, reply }) => {
        const secret = companySecret(services, request, reply);
        return { status: 200, body: { url: await beginSignIn(services.company, realm, body.email, secret) } };
      },
    }),
    anonymousRoute({
      method: 'POST',
      path: '/session/company',
      operationId: 'finishCompanySignIn',
      tag,
      summary: 'Sign in with the answer of the provider',
      description: 'Sets the session cookie. A test signs nobody in.',
      access: anonymous,
      body: z.strictObject({
        connection: storableText(40).describe(
          'The last part of the path to which the provider sent the browser',
        ),
        query: storableText(MAX_QUERY).describe('The query with which it came, unchanged'),
      }),
      bodyExample: { connection: 'operator', query: '?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj' },
      responses: {
        200: {
          description: 'Who is signed in',
          schema: z.object({ session: sessionRecord.nullable().describe('Null after a test') }),
        },
      },
      errors: ['INVALID_REQUEST', 'COMPANY_SIGN_IN_REFUSED', 'SIGN_IN_REQUIRED', 'ACCOUNT_SUSPENDED'],
      handler: async ({ services, body, request, reply }) => {
        const { publicUrl } = services.config;
        const browser = browserOf(request, publicUrl);
        const secret = companySecretOf(request, publicUrl);
        const started = await finishSignIn(services.company, realm, body, browser, secret);
        if (!started) return { status: 200, body: { session: null } };
        setSessionCookie(reply, publicUrl, realm, started);
        const { accountId } = started.user;
        const account = accountId === null ? null : await findAccount(services.core.sql, accountId);
        return { status: 200, body: { session: await toSessionRecord(services, { ...started, account }) } };
      },
    }),
  ];
}
