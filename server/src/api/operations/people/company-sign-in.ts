// Company sign-in of the console, and what the operator sees and decides of that of an account.
import { z } from 'zod';
import { accountNotFound } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../../customers/accounts/store.ts';
import { listDomains } from '../../../people/company/domain-store.ts';
import { readConnection, removeConnection } from '../../../people/company/manage-connection.ts';
import { confirmDomain } from '../../../people/company/manage-domains.ts';
import { OPERATOR_ROLES } from '../../../people/user.ts';
import { uuidPath } from '../../../platform/schemas.ts';
import {
  companySignInRecord,
  domainRecord,
  toCompanySignInRecord,
  toDomainRecord,
} from '../../shared/people/company-sign-in-record.ts';
import { companySignInRoutes } from '../../shared/people/company-sign-in-routes.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Company sign-in';
const access = { who: 'admins' } as const;

export const operatorCompanyRoutes = companySignInRoutes({
  realm: 'console',
  name: 'the operator',
  route: operationsRoute,
  managing: access,
  role: z.enum(OPERATOR_ROLES),
  exampleRole: 'dispatcher',
  accountOf: () => null,
  actorOf: (caller) => caller,
  personOf: ({ person }) => person,
  operationId: (plain) => plain.replace('Company', 'OperatorCompany'),
});

export const accountCompanyRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounts/{id}/company-sign-in',
    operationId: 'getCompanySignIn',
    tag,
    summary: 'Read the company sign-in of an account',
    access,
    params: uuidPath,
    responses: { 200: { description: 'Settings without the client secret', schema: companySignInRecord } },
    errors: ['NOT_FOUND'],
    handler: async ({ services: { company }, params: { id } }) => {
      if (!(await findAccount(company.sql, id))) throw accountNotFound();
      const [connection, domains] = await Promise.all([
        readConnection(company, id),
        listDomains(company.sql, id),
      ]);
      const signOut = company.links.signIn('portal');
      return {
        status: 200,
        body: toCompanySignInRecord(company.publicUrl, signOut, id, connection, domains),
      };
    },
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/accounts/{id}/company-sign-in',
    operationId: 'removeCompanySignIn',
    tag,
    summary: 'Remove the company sign-in of an account',
    description:
      'For a customer whose people cannot get in any more. Ends the sessions that came from the provider; people and domains stay.',
    access,
    confirm: 'factor for this call',
    params: uuidPath,
    responses: { 204: { description: 'Removed' } },
    errors: ['NOT_FOUND'],
    handler: async ({ services: { company }, caller, params: { id } }) => {
      if (!(await findAccount(company.sql, id))) throw accountNotFound();
      await removeConnection(company, { actor: caller, accountId: id, sessionId: null });
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/company-sign-in/domains/{domainId}/confirm',
    operationId: 'confirmCompanyDomain',
    tag,
    summary: 'Confirm a mail domain of an account',
    description: 'Instead of a TXT record, if the operator knows that the domain belongs to the customer.',
    access,
    confirm: 'fresh factor',
    params: z.object({ id: z.uuid(), domainId: z.uuid() }),
    responses: { 200: { description: 'The domain', schema: domainRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services: { company }, caller, params }) => ({
      status: 200,
      body: toDomainRecord(await confirmDomain(company, caller, params.id, params.domainId)),
    }),
  }),
];
