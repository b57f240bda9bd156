// The agents of people: what a program asks for, the person's consent, and the sessions to see and end.
import { z } from 'zod';
import { ALL_API_SCOPES } from '../../customers/credentials/api-scopes.ts';
import { checkV1Enabled } from '../../customers/credentials/authenticate.ts';
import { ENVIRONMENTS, isTest } from '../../model/environment.ts';
import { mailWaitingAgent } from '../../people/agent-mail.ts';
import { readAuthorizationRequest, returnAddress } from '../../people/agents/authorization-request.ts';
import { type ListedSession, listSessions } from '../../people/agents/session-store.ts';
import { allowAgent, approveAgent, endAgentSession } from '../../people/agents/sessions.ts';
import { peopleErrors } from '../../people/errors.ts';
import { timestamp } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import { MCP_PATH } from '../prefixes.ts';
import { scopeOf } from '../shared/orders/callers-order.ts';
import { hasRole, type PortalCaller, portalRoute } from './admit.ts';
import { scopesOfRole } from './agent-scopes.ts';
import { environmentAndUuid, environmentPath } from './paths.ts';

const tag = 'Agents';
const access = { who: 'all' } as const;
const scopes = z.array(z.enum(ALL_API_SCOPES));
/** A request that a program sent through a person's browser; everything in it is checked. */
const request = z.string().min(1).max(6000).describe('As the program sent it, packed into one text');
const MAX_DAYS = 90;

const readRequest = ({ core, config }: Services, packed: string) =>
  readAuthorizationRequest(core, packed, `${config.publicUrl}${MCP_PATH}`);

const sessionRecord = z
  .object({
    id: z.uuid(),
    name: z.string().describe('Name given by the program'),
    environment: z.enum(ENVIRONMENTS),
    scopes,
    allowedBy: z.object({ id: z.uuid(), name: z.string() }),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable(),
    expiresAt: timestamp,
    awaitingApproval: z.boolean().describe('Whether it can do nothing until an admin approves it'),
    spendingLimit: z.number().nullable().describe('Gross, over its whole time'),
  })
  .meta({ id: 'AgentSession' });

function toRecord(session: ListedSession) {
  const { id, clientName, environment, userId, userName, createdAt, lastUsedAt, expiresAt } = session;
  return {
    id,
    name: clientName,
    environment,
    scopes: session.scopes,
    allowedBy: { id: userId, name: userName },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    awaitingApproval: session.awaitingApproval,
    spendingLimit: session.spendingLimit === null ? null : Number(session.spendingLimit),
  };
}

/** Admins see and end the agents of all people of the account. */
const ownerOf = (caller: PortalCaller) => (hasRole(caller, 'admins') ? null : caller.user.id);

export const agentRoutes = [
  portalRoute({
    method: 'GET',
    path: '/agent-request',
    operationId: 'readAgentRequest',
    tag,
    summary: 'Read what a program asks for, before the person decides',
    access,
    query: z.strictObject({ request }),
    responses: {
      200: {
        description: 'The program, and what the person could allow it in each environment',
        schema: z
          .object({
            name: z.string().describe('Name given by the program; not verified'),
            returnsTo: z.string().describe('Where the browser goes after the decision'),
            scopes: z.object({
              sandbox: scopes,
              production: scopes.nullable().describe('Null if API v1 is not enabled for production'),
            }),
            refuseUrl: z.string().describe('Back to the program, without access'),
          })
          .meta({ id: 'AgentRequest' }),
      },
    },
    errors: ['AGENT_REQUEST_INVALID'],
    handler: async ({ services, caller, query }) => {
      const asked = await readRequest(services, query.request);
      const { protocol, host } = new URL(asked.redirectUri);
      const grantable = (environment: (typeof ENVIRONMENTS)[number]) => {
        const own = scopesOfRole(caller.user.role, environment);
        return asked.scopes.filter((scope) => own.includes(scope));
      };
      return {
        status: 200,
        body: {
          name: asked.client.name,
          returnsTo: /^https?:$/.test(protocol) ? host : protocol,
          scopes: {
            sandbox: grantable('sandbox'),
            production: caller.account.apiV1Production ? grantable('production') : null,
          },
          refuseUrl: returnAddress(asked, services.config.publicUrl, { error: 'access_denied' }),
        },
      };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/agents',
    operationId: 'allowAgent',
    tag,
    summary: 'Allow a program to act for you in this environment',
    description:
      'Each environment needs its own consent. An agent can never do more than you can. In production one that was not allowed by an admin waits for the approval of an admin; the admins get a mail.',
    access,
    confirm: 'fresh factor',
    confirmWhich: 'in production',
    confirmIf: ({ caller }) => !isTest(caller.environment),
    params: environmentPath,
    body: z.strictObject({
      request,
      scopes: scopes.min(1).max(ALL_API_SCOPES.length),
      days: z.int().min(1).max(MAX_DAYS, `An agent is allowed for at most ${MAX_DAYS} days.`),
      spendingLimit: z
        .number()
        .positive()
        .max(10_000_000)
        .nullable()
        .optional()
        .describe('Gross, in the currency of the agreement, over its whole time; null or missing: no limit'),
    }),
    bodyExample: { request: 'eyJyZXNwb25zZV90eXBl…', scopes: ['orders:read'], days: 7 },
    responses: {
      201: {
        description: 'Where the browser goes next: back to the program, with a code',
        schema: z.object({ returnUrl: z.string() }).meta({ id: 'AllowedAgent' }),
      },
    },
    errors: ['INVALID_REQUEST', 'AGENT_REQUEST_INVALID', 'FEATURE_NOT_ENABLED'],
    handler: async ({ services, caller, body }) => {
      const { user, account, environment, actor } = caller;
      checkV1Enabled(caller);
      const asked = await readRequest(services, body.request);
      const own = scopesOfRole(user.role, environment);
      const granted = ALL_API_SCOPES.filter((scope) => body.scopes.includes(scope));
      if (granted.some((scope) => !own.includes(scope) || !asked.scopes.includes(scope))) {
        throw peopleErrors.ROLE_NOT_SUFFICIENT({ details: { role: user.role, allowed: own } });
      }
      const awaitingApproval = !isTest(environment) && user.role !== 'admin';
      const allowed = {
        accountId: account.id,
        userId: user.id,
        clientId: asked.client.id,
        clientName: asked.client.name,
        environment,
        scopes: granted,
        redirectUri: asked.redirectUri,
        codeChallenge: asked.codeChallenge,
        days: body.days,
        spendingLimit: body.spendingLimit ?? null,
        awaitingApproval,
      };
      const code = await allowAgent(services.core, actor, allowed, async (tx) => {
        const agent = asked.client.name;
        if (awaitingApproval) await mailWaitingAgent(services.people, tx, { person: user, account, agent });
      });
      return {
        status: 201,
        body: { returnUrl: returnAddress(asked, services.config.publicUrl, { code }) },
      };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/agents',
    operationId: 'listAgents',
    tag,
    summary: 'List the agents that may act for you; admins see those of the whole account',
    access,
    params: environmentPath,
    responses: {
      200: {
        description: 'The sessions that are running, newest first, at most 100',
        schema: z.object({ data: z.array(sessionRecord) }),
      },
    },
    errors: [],
    handler: async ({ services: { core }, caller }) => {
      const found = await listSessions(core.sql, scopeOf(caller), ownerOf(caller), core.clock.now());
      return { status: 200, body: { data: found.map(toRecord) } };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/agents/{id}/approve',
    operationId: 'approveAgent',
    tag,
    summary: 'Approve an agent that waits for it',
    description: 'It works from then on. To refuse it, end it.',
    access: { who: 'admins' },
    confirm: 'fresh factor',
    confirmWhich: 'in production',
    confirmIf: ({ caller }) => !isTest(caller.environment),
    params: environmentAndUuid,
    responses: { 204: { description: 'Approved' } },
    errors: [],
    handler: async ({ services, caller, params }) => {
      await approveAgent(services.core, caller.actor, scopeOf(caller), params.id);
      return { status: 204 };
    },
  }),
  portalRoute({
    method: 'DELETE',
    path: '/{environment}/agents/{id}',
    operationId: 'endAgent',
    tag,
    summary: 'End the session of an agent',
    description: 'Takes effect with its next call.',
    access,
    params: environmentAndUuid,
    responses: { 204: { description: 'Ended' } },
    errors: [],
    handler: async ({ services, caller, params }) => {
      await endAgentSession(services.core, caller.actor, scopeOf(caller), params.id, ownerOf(caller));
      return { status: 204 };
    },
  }),
];
