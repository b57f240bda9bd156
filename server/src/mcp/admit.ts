// Admits agents: by an API key or an access token of a client as in API v1, or by a session that a person allowed.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { scopesOfRole } from '../api/portal/agent-scopes.ts';
import { MCP_PATH } from '../api/prefixes.ts';
import { admitCaller } from '../api/shared/credentials/admit-credential.ts';
import { identify } from '../api/shared/credentials/identify.ts';
import { rejectSignIn } from '../api/shared/credentials/reject-sign-in.ts';
import { checkOrigin } from '../api/shared/people/check-origin.ts';
import type { Caller } from '../customers/credentials/credential.ts';
import { accessErrors } from '../customers/credentials/errors.ts';
import { showAddressLimit } from '../http/limits.ts';
import { headerText } from '../http/trace.ts';
import { ACCESS_PREFIX, findSessionByAccess, isRunning } from '../people/agents/sessions.ts';
import type { PortalRole } from '../people/user.ts';
import { ServiceError } from '../platform/errors.ts';
import type { Services } from '../services.ts';

/** The metadata of the protected resource (RFC 9728), which names the service that signs people in. */
export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;

const CHANNEL = 'mcp';
const WAITS =
  'In production this agent waits for the approval of an admin of the account, who got a mail about it.';

export async function admitAgent(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  checkOrigin(request, services.config.publicUrl);
  try {
    const token = /^Bearer +(\S+)$/i.exec(headerText(request, 'authorization') ?? '')?.[1];
    const identified = token?.startsWith(ACCESS_PREFIX)
      ? identifySession(token, request, reply, services)
      : identify(request, reply, services);
    // Each tool checks its own scope.
    const caller = await admitCaller(identified, request, reply, services, { scope: null });
    const name = `credential:${caller.credential.id}`;
    return { ...caller, actor: caller.actor ?? { name, channel: CHANNEL } };
  } catch (error) {
    throw withMetadata(error, services);
  }
}

/** The person's role counts now, not when they allowed it. */
async function identifySession(
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  const { core, http } = services;
  const found = await findSessionByAccess(core, token);
  if (!found) throw await rejectSignIn(services, request, reply, challenged(accessErrors.INVALID_TOKEN()));
  const { session, user, account } = found;
  const { id, accountId, environment } = session;
  Object.assign(request.trace, { accountId, environment, credentialId: id });
  const now = core.clock.now();
  const isOver = !isRunning(session, now) || user.disabledAt !== null || session.accessExpiresAt! <= now;
  if (isOver) {
    await showAddressLimit(http.rateLimits, request, reply);
    throw challenged(
      accessErrors.TOKEN_EXPIRED({ message: 'The access token has expired. Use the refresh token.' }),
    );
  }
  if (session.awaitingApproval) {
    await showAddressLimit(http.rateLimits, request, reply);
    throw challenged(accessErrors.CREDENTIALS_AWAITING_APPROVAL({ message: WAITS }));
  }
  const own = scopesOfRole(user.role as PortalRole, environment);
  const scopes = session.scopes.filter((scope) => own.includes(scope));
  return {
    account,
    environment,
    scopes,
    method: 'access_token',
    authenticatedUntil: session.accessExpiresAt,
    actor: { name: `user:${user.id}`, channel: CHANNEL },
    credential: {
      id,
      accountId,
      environment,
      scopes,
      type: 'oauth_client',
      name: session.clientName,
      clientId: session.clientId,
      prefix: ACCESS_PREFIX,
      allowedAddresses: [],
      expiresAt: session.expiresAt,
      rolledTo: null,
      rolledFrom: null,
      disabledAt: null,
      revokedAt: null,
      awaitingApproval: false,
      createdAt: session.createdAt,
    },
  };
}

function challenged(error: ServiceError): ServiceError {
  return error.withHeaders({ 'WWW-Authenticate': 'Bearer realm="handover", error="invalid_token"' });
}

/** Informs a client that is not signed in where it can ask a person. */
function withMetadata(error: unknown, { config }: Services): unknown {
  if (!(error instanceof ServiceError) || error.status !== 401) return error;
  const challenge = error.headers['WWW-Authenticate'] ?? 'Bearer realm="handover"';
  return error.withHeaders({
    'WWW-Authenticate': `${challenge}, resource_metadata="${config.publicUrl}${RESOURCE_METADATA_PATH}"`,
  });
}
