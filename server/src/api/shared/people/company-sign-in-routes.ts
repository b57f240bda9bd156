// The settings of company sign-in, for the admins of an account or of the operator.
import { z } from 'zod';
import type { Actor } from '../../../operator/audit.ts';
import { listDomains } from '../../../people/company/domain-store.ts';
import {
  readConnection,
  removeConnection,
  saveConnection,
} from '../../../people/company/manage-connection.ts';
import { addDomain, checkDomain, removeDomain } from '../../../people/company/manage-domains.ts';
import { beginTest, readLastTest } from '../../../people/company/test-connection.ts';
import { peopleErrors } from '../../../people/errors.ts';
import type { User } from '../../../people/user.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { uuidPath } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { companySecret } from './company-entrance-routes.ts';
import {
  companySignInRecord,
  connectionBody,
  domainRecord,
  fromConnectionBody,
  testRecord,
  toCompanySignInRecord,
  toDomainRecord,
  toTestRecord,
} from './company-sign-in-record.ts';
import type { Person, RouteFactory } from './realm.ts';

const tag = 'Company sign-in';

interface Group<Access, Caller> {
  realm: 'portal' | 'console';
  /** The name in the API description. */
  name: string;
  route: RouteFactory<Access, Caller>;
  managing: Access;
  role: z.ZodType<User['role']>;
  exampleRole: string;
  accountOf(caller: Caller): string | null;
  actorOf(caller: Caller): Actor;
  /** Null for the operator token. */
  personOf(caller: Caller): Person | null;
  /** Avoids equal operation ids in a description that also has those of accounts. */
  operationId?(plain: string): string;
}

export function companySignInRoutes<Access, Caller>(group: Group<Access, Caller>) {
  return [...connectionRoutes(group), ...testRoutes(group), ...domainRoutes(group)];
}

async function readRecord({ company }: Services, realm: 'portal' | 'console', accountId: string | null) {
  const [connection, domains] = await Promise.all([
    readConnection(company, accountId),
    listDomains(company.sql, accountId),
  ]);
  return toCompanySignInRecord(
    company.publicUrl,
    company.links.signIn(realm),
    accountId,
    connection,
    domains,
  );
}

function connectionRoutes<Access, Caller>(group: Group<Access, Caller>) {
  const { realm, name, route, managing: access, role, exampleRole, accountOf, actorOf, personOf } = group;
  const { operationId = (plain) => plain } = group;
  const changeOf = (caller: Caller) => ({
    actor: actorOf(caller),
    accountId: accountOf(caller),
    sessionId: personOf(caller)?.session.id ?? null,
  });
  return [
    route({
      method: 'GET',
      path: '/company-sign-in',
      operationId: operationId('getCompanySignIn'),
      tag,
      summary: `Read the company sign-in of ${name}`,
      access,
      responses: { 200: { description: 'Settings without the client secret', schema: companySignInRecord } },
      errors: [],
      handler: async ({ services, caller }) => ({
        status: 200,
        body: await readRecord(services, realm, accountOf(caller)),
      }),
    }),
    route({
      method: 'PUT',
      path: '/company-sign-in',
      operationId: operationId('saveCompanySignIn'),
      tag,
      summary: `Set up or change the company sign-in of ${name}`,
      description:
        'Switching it off ends the sessions that came from the provider. Making it the only way ends the other sessions, except your own; it needs a test of which each step succeeded, and an admin who keeps another way with a second factor.',
      access,
      confirm: 'factor for this call',
      body: connectionBody(role),
      bodyExample: {
        issuer: 'https://login.customer.example',
        clientId: 'handover',
        clientSecret: 'as shown by the provider',
        roleClaim: 'groups',
        roles: [{ value: 'handover-admins', role: 'admin' }],
        defaultRole: exampleRole,
        active: true,
      },
      responses: { 200: { description: 'The settings', schema: companySignInRecord } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        await saveConnection(services.company, changeOf(caller), fromConnectionBody(body));
        return { status: 200, body: await readRecord(services, realm, accountOf(caller)) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/company-sign-in',
      operationId: operationId('removeCompanySignIn'),
      tag,
      summary: `Remove the company sign-in of ${name}`,
      description: 'Ends the sessions that came from the provider. People and domains stay.',
      access,
      confirm: 'factor for this call',
      responses: { 204: { description: 'Removed' } },
      errors: ['NOT_FOUND'],
      handler: async ({ services, caller }) => {
        await removeConnection(services.company, changeOf(caller));
        return { status: 204 };
      },
    }),
  ];
}

function testRoutes<Access, Caller>(group: Group<Access, Caller>) {
  const { route, managing: access, personOf, operationId = (plain) => plain } = group;
  const personIn = (caller: Caller) => {
    const person = personOf(caller);
    if (!person) throw peopleErrors.ROLE_NOT_SUFFICIENT({ message: 'A test needs a person and a browser.' });
    return person;
  };
  return [
    route({
      method: 'POST',
      path: '/company-sign-in/test',
      operationId: operationId('testCompanySignIn'),
      tag,
      summary: 'Begin a test of the company sign-in',
      description: 'Signs nobody in. After the provider has sent the browser back, read what each step gave.',
      access,
      responses: {
        200: {
          description: 'Where to go, and the steps so far',
          schema: z.object({
            url: z.string().nullable().describe('At the provider; null if the discovery failed'),
            test: testRecord,
          }),
        },
      },
      errors: ['NOT_FOUND', 'ROLE_NOT_SUFFICIENT'],
      handler: async ({ services, caller, request, reply }) => {
        const person = personIn(caller);
        const secret = companySecret(services, request, reply);
        const { url, steps } = await beginTest(services.company, person, secret);
        const at = services.core.clock.now();
        return { status: 200, body: { url, test: toTestRecord({ at, isFinished: url === null, steps }) } };
      },
    }),
    route({
      method: 'GET',
      path: '/company-sign-in/test',
      operationId: operationId('getCompanySignInTest'),
      tag,
      summary: 'Read what each step of your last test gave',
      access,
      responses: { 200: { description: 'Kept for an hour', schema: testRecord } },
      errors: ['ROLE_NOT_SUFFICIENT'],
      handler: async ({ services, caller }) => ({
        status: 200,
        body: toTestRecord(await readLastTest(services.company, personIn(caller))),
      }),
    }),
  ];
}

function domainRoutes<Access, Caller>(group: Group<Access, Caller>) {
  const { route, managing: access, accountOf, actorOf, operationId = (plain) => plain } = group;
  return [
    route({
      method: 'POST',
      path: '/company-sign-in/domains',
      operationId: operationId('addCompanyDomain'),
      tag,
      summary: 'Add a mail domain',
      description: 'Its people may come after it is proven, by a TXT record or by the operator.',
      access,
      confirm: 'fresh factor',
      body: z.strictObject({ domain: plainText(260) }),
      bodyExample: { domain: 'customer.example' },
      responses: { 201: { description: 'The domain, with its TXT record', schema: domainRecord } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        const domain = await addDomain(services.company, actorOf(caller), accountOf(caller), body.domain);
        return { status: 201, body: toDomainRecord(domain) };
      },
    }),
    route({
      method: 'POST',
      path: '/company-sign-in/domains/{id}/check',
      operationId: operationId('checkCompanyDomain'),
      tag,
      summary: 'Look for the TXT record of a mail domain',
      access,
      confirm: 'fresh factor',
      params: uuidPath,
      responses: {
        200: {
          description: 'The domain, and what the DNS has',
          schema: z.object({ domain: domainRecord, found: z.array(z.string()) }),
        },
      },
      errors: ['INVALID_REQUEST', 'NOT_FOUND'],
      handler: async ({ services, caller, params }) => {
        const { domain, found } = await checkDomain(
          services.company,
          actorOf(caller),
          accountOf(caller),
          params.id,
        );
        return { status: 200, body: { domain: toDomainRecord(domain), found } };
      },
    }),
    route({
      method: 'DELETE',
      path: '/company-sign-in/domains/{id}',
      operationId: operationId('removeCompanyDomain'),
      tag,
      summary: 'Remove a mail domain',
      description:
        'Its people do not come in by company sign-in any more; their sessions run on until they end.',
      access,
      params: uuidPath,
      responses: { 204: { description: 'Removed' } },
      errors: ['INVALID_REQUEST', 'NOT_FOUND'],
      handler: async ({ services, caller, params }) => {
        await removeDomain(services.company, actorOf(caller), accountOf(caller), params.id);
        return { status: 204 };
      },
    }),
  ];
}
