// The parameters of an agent's authorization request, packed into one text for the portal.
import { z } from 'zod';
import { ALL_API_SCOPES, type ApiScope } from '../../customers/credentials/api-scopes.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { type AgentClient, findClient } from './client-store.ts';
import { agentErrors } from './errors.ts';
import { isRegisteredRedirect, MAX_REDIRECT_LENGTH } from './redirect-uri.ts';

/** As sent (RFC 6749 section 4.1.1, RFC 7636, RFC 8707). */
const parameters = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1).max(100),
  redirect_uri: z.string().max(MAX_REDIRECT_LENGTH),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
  state: z.string().max(1000).optional(),
  scope: z.string().max(500).optional(),
  resource: z.string().max(500).optional(),
});

export interface AuthorizationRequest {
  client: AgentClient;
  redirectUri: string;
  codeChallenge: string;
  state: string | undefined;
  /** What the agent asked for; all if it named none that exists. */
  scopes: readonly ApiScope[];
}

/** Characters that a router of pages leaves as they are, unlike the parameters themselves. */
export function packRequest(query: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(query)).toString('base64url');
}

/** Everything in it is checked here: a person may follow any link. */
export async function readAuthorizationRequest(
  { sql }: Pick<BaseContext, 'sql'>,
  packed: string,
  resource: string,
): Promise<AuthorizationRequest> {
  const parsed = parameters.safeParse(unpack(packed));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'request'))];
    throw refused(`Wrong or missing: ${names.join(', ')}.`);
  }
  const sent = parsed.data;
  const client = await findClient(sql, sent.client_id);
  if (!client) throw refused('The program is not registered here, or its registration was forgotten.');
  if (!isRegisteredRedirect(client.redirectUris, sent.redirect_uri)) {
    throw refused('The program did not register this redirect address.');
  }
  if (sent.resource !== undefined && sent.resource.replace(/\/$/, '') !== resource) {
    throw refused('The program asks for access to another service.');
  }
  return {
    client,
    redirectUri: sent.redirect_uri,
    codeChallenge: sent.code_challenge,
    state: sent.state,
    scopes: askedScopes(sent.scope),
  };
}

function refused(reason: string) {
  return agentErrors.AGENT_REQUEST_INVALID({ details: { reason } });
}

function unpack(packed: string): unknown {
  try {
    return JSON.parse(Buffer.from(packed, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function askedScopes(asked: string | undefined): readonly ApiScope[] {
  const names = (asked ?? '').split(' ');
  const known = ALL_API_SCOPES.filter((scope) => names.includes(scope));
  return known.length === 0 ? ALL_API_SCOPES : known;
}

/** Back to the agent, with the code or an error (RFC 6749 section 4.1.2, RFC 9207). */
export function returnAddress(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  issuer: string,
  result: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri);
  const parameters = { ...result, ...(state !== undefined && { state }), iss: issuer };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
