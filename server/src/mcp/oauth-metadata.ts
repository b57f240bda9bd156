// Where clients read how an agent of a person signs in: which service, which endpoints, which scopes.
import { AGENT_OAUTH_PREFIX, MCP_PATH } from '../api/prefixes.ts';
import { ALL_API_SCOPES } from '../customers/credentials/api-scopes.ts';
import { RESOURCE_METADATA_PATH } from './admit.ts';
import { jsonAnswer, OPEN, openRoute } from './open-route.ts';

/** Pages of any origin may read where to sign in. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' };

/** RFC 9728. */
const resourceMetadata = (path: string, operationId: string) =>
  openRoute({
    method: 'GET',
    path,
    operationId,
    ...OPEN,
    summary: 'Which service signs people in for the tools of agents',
    responses: { 200: jsonAnswer('The metadata of the resource') },
    handler: ({ services: { config } }) => ({
      status: 200,
      headers: PUBLIC,
      body: {
        resource: `${config.publicUrl}${MCP_PATH}`,
        resource_name: 'Handover',
        authorization_servers: [config.publicUrl],
        scopes_supported: ALL_API_SCOPES,
        bearer_methods_supported: ['header'],
        resource_documentation: `${config.publicUrl}/docs/agents`,
      },
    }),
  });

/** RFC 8414. */
const serverMetadata = openRoute({
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  operationId: 'getAuthorizationServer',
  ...OPEN,
  summary: 'Where an agent registers, asks a person, and gets tokens',
  responses: { 200: jsonAnswer('The metadata of the authorization server') },
  handler: ({ services: { config } }) => {
    const at = (name: string) => `${config.publicUrl}${AGENT_OAUTH_PREFIX}/${name}`;
    return {
      status: 200,
      headers: PUBLIC,
      body: {
        issuer: config.publicUrl,
        authorization_endpoint: at('authorize'),
        token_endpoint: at('token'),
        registration_endpoint: at('register'),
        revocation_endpoint: at('revoke'),
        scopes_supported: ALL_API_SCOPES,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
        service_documentation: `${config.publicUrl}/docs/agents`,
      },
    };
  },
});

export const metadataRoutes = [
  resourceMetadata(RESOURCE_METADATA_PATH, 'getProtectedResource'),
  resourceMetadata('/.well-known/oauth-protected-resource', 'getOnlyProtectedResource'),
  serverMetadata,
];
