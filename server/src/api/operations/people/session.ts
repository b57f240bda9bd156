// The session of the person who is signed in to the console, and the first admin of a new installation.
import { z } from 'zod';
import { findOperator } from '../../../operator/operator.ts';
import { makeFirstAdmin } from '../../../people/first-admin.ts';
import { hasProvenFactor } from '../../../people/second-factor.ts';
import type { SignedIn } from '../../../people/sessions.ts';
import { OPERATOR_ROLES } from '../../../people/user.ts';
import { countOperatorUsers } from '../../../people/user-store.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { checkOperatorToken } from '../../shared/credentials/identify-operator.ts';
import { companyEntranceRoutes } from '../../shared/people/company-entrance-routes.ts';
import { factorRoutes } from '../../shared/people/factor-routes.ts';
import { helpRecord, toHelpRecord } from '../../shared/people/help-record.ts';
import { ownAccountRoutes } from '../../shared/people/own-account-routes.ts';
import type { Person, RealmDefinition } from '../../shared/people/realm.ts';
import { browserOf, setSessionCookie } from '../../shared/people/session-cookie.ts';
import { signInRoutes } from '../../shared/people/sign-in-routes.ts';
import { anonymousOperationsRoute, type PersonAccess, personRoute } from '../admit.ts';

const sessionRecord = z
  .object({
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      role: z.enum(OPERATOR_ROLES),
      language: z.enum(LANGUAGES).nullable().describe('Null means the language of the browser'),
    }),
    operator: z.object({ name: z.string(), timeZone: z.string() }),
    help: helpRecord,
    demo: z.boolean().describe('Whether this is a demo with made-up data'),
    needsSecondFactor: z
      .boolean()
      .describe('True for a person who must first set up or use a one-time code or a passkey'),
    endsAt: timestamp.describe('The latest end; the session also ends after 12 hours without a call'),
  })
  .meta({ id: 'ConsoleSession' });

async function toSessionRecord(
  { core, config }: Services,
  { user, session, needsSecondFactor }: Omit<SignedIn, 'account'>,
) {
  const { id, email, name, role, language } = user;
  const operator = await findOperator(core.sql);
  return {
    user: { id, email, name, role, language },
    operator: { name: operator.name, timeZone: operator.timeZone },
    help: toHelpRecord(operator),
    demo: config.demo,
    needsSecondFactor: needsSecondFactor && !hasProvenFactor(session),
    endsAt: session.endsAt.toISOString(),
  };
}

const definition: RealmDefinition<PersonAccess, Person> = {
  realm: 'console',
  anonymousRoute: anonymousOperationsRoute,
  route: personRoute,
  anyone: { who: 'person' },
  sessionRecord,
  toSessionRecord,
};

const isNeeded = anonymousOperationsRoute({
  method: 'GET',
  path: '/setup',
  operationId: 'getSetup',
  tag: 'Session',
  summary: 'Read whether the first admin must still be created',
  access: { who: 'anonymous' },
  responses: { 200: { description: 'The answer', schema: z.object({ needed: z.boolean() }) } },
  errors: [],
  handler: async ({ services }) => ({
    status: 200,
    body: { needed: (await countOperatorUsers(services.core.sql)) === 0 },
  }),
});

const setUp = anonymousOperationsRoute({
  method: 'POST',
  path: '/setup',
  operationId: 'makeFirstAdmin',
  tag: 'Session',
  summary: 'Create the first admin of a new installation',
  description: 'Works once, with the operator token. Signs the admin in.',
  access: { who: 'anonymous' },
  body: z.strictObject({
    operatorToken: z.string().min(1).max(1000),
    email: z.email().max(254),
    name: plainText(100),
    password: z.string().min(1).max(1000),
  }),
  bodyExample: {
    operatorToken: 'as printed at the first start',
    email: 'katrin@operator.example',
    name: 'Katrin Vogel',
    password: 'four plain words together',
  },
  responses: { 200: { description: 'Who is signed in', schema: sessionRecord } },
  errors: ['INVALID_REQUEST', 'INVALID_CREDENTIALS', 'ALREADY_SET_UP'],
  handler: async ({ services, body, request, reply }) => {
    const { operatorToken, ...admin } = body;
    await checkOperatorToken(operatorToken, request, reply, services);
    const { publicUrl } = services.config;
    const started = await makeFirstAdmin(services.people, admin, browserOf(request, publicUrl));
    setSessionCookie(reply, publicUrl, 'console', started);
    return { status: 200, body: await toSessionRecord(services, started) };
  },
});

export const peopleRoutes = [
  isNeeded,
  setUp,
  ...signInRoutes(definition),
  ...companyEntranceRoutes(definition),
  ...ownAccountRoutes(definition),
  ...factorRoutes(definition),
];
