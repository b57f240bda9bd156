// How people sign in to the portal and see their own account.
import { z } from 'zod';
import { ACCOUNT_KINDS } from '../../model/account.ts';
import { findOperator } from '../../operator/operator.ts';
import { hasProvenFactor } from '../../people/second-factor.ts';
import type { SignedIn } from '../../people/sessions.ts';
import { PORTAL_ROLES } from '../../people/user.ts';
import { LANGUAGES } from '../../platform/language.ts';
import { timestamp } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import { companyEntranceRoutes } from '../shared/people/company-entrance-routes.ts';
import { factorRoutes } from '../shared/people/factor-routes.ts';
import { helpRecord, toHelpRecord } from '../shared/people/help-record.ts';
import { ownAccountRoutes } from '../shared/people/own-account-routes.ts';
import { notificationsRecord } from '../shared/people/people-records.ts';
import type { RealmDefinition } from '../shared/people/realm.ts';
import { signInRoutes } from '../shared/people/sign-in-routes.ts';
import { anonymousRoute, type PortalAccess, type PortalCaller, portalRoute } from './admit.ts';

const sessionRecord = z
  .object({
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      role: z.enum(PORTAL_ROLES),
      language: z.enum(LANGUAGES).nullable().describe('Null means the language of the browser'),
      notifications: notificationsRecord,
    }),
    account: z.object({
      id: z.uuid(),
      name: z.string(),
      kind: z.enum(ACCOUNT_KINDS).describe('CARRIER: only offers to carriers, users and settings are there'),
      apiV1Production: z.boolean().describe('Whether API v1 is enabled for production'),
    }),
    help: helpRecord,
    needsSecondFactor: z
      .boolean()
      .describe('True for a person who must first set up or use a one-time code or a passkey'),
    endsAt: timestamp.describe('The latest end; the session also ends after 12 hours without a call'),
  })
  .meta({ id: 'PortalSession' });

async function toSessionRecord({ core }: Services, { user, account, session, needsSecondFactor }: SignedIn) {
  const { id, email, name, role, language, notifications } = user;
  const { id: accountId, name: accountName, kind, apiV1Production } = account!;
  return {
    user: { id, email, name, role, language, notifications },
    account: { id: accountId, name: accountName, kind, apiV1Production },
    help: toHelpRecord(await findOperator(core.sql)),
    needsSecondFactor: needsSecondFactor && !hasProvenFactor(session),
    endsAt: session.endsAt.toISOString(),
  };
}

const definition: RealmDefinition<PortalAccess, PortalCaller> = {
  realm: 'portal',
  anonymousRoute,
  route: portalRoute,
  anyone: { who: 'all', carriers: true, beforeSecondFactor: true },
  sessionRecord,
  toSessionRecord,
};

export const peopleRoutes = [
  ...signInRoutes(definition),
  ...companyEntranceRoutes(definition),
  ...ownAccountRoutes(definition),
  ...factorRoutes(definition),
];
