// POST /mcp: the tools for agents, by the Model Context Protocol over Streamable HTTP, stateless.
import { z } from 'zod';
import { MCP_PATH } from '../api/prefixes.ts';
import type { ErrorCode } from '../api/shared/errors/error-catalog.ts';
import type { Caller } from '../customers/credentials/credential.ts';
import type { Api } from '../http/api.ts';
import { renderV1Error } from '../http/render-error.ts';
import { routesOf } from '../http/route.ts';
import type { Services } from '../services.ts';
import { admitAgent } from './admit.ts';

interface McpAccess {
  /** Whether a call needs a credential; a method that is not offered is answered without. */
  credential: boolean;
}

const mcpRoute = routesOf<McpAccess, Caller, Services, ErrorCode>();

const jsonRpc = z.looseObject({ jsonrpc: z.literal('2.0') });
const message = { schema: jsonRpc };
const tag = 'Agents';

const post = mcpRoute({
  method: 'POST',
  path: MCP_PATH,
  operationId: 'answerAgent',
  tag,
  summary: 'Answer one message of the Model Context Protocol',
  description: 'One message per call; there are no sessions of the protocol and no streams.',
  access: { credential: true },
  body: jsonRpc,
  responses: {
    200: { description: 'The response', ...message },
    202: { description: 'A notification was received' },
    400: { description: 'Not a message of the protocol, or an unknown version of it', ...message },
    406: { description: 'The client must accept JSON and event streams', ...message },
    415: { description: 'The body must be JSON', ...message },
  },
  errors: [],
  handler: async ({ rawBody, caller, services, request, reply }) => {
    // The SDK takes memory that a service without agents does not need.
    const { answerMessage } = await import('./protocol.ts');
    return answerMessage(rawBody, { caller, services, request, reply });
  },
});

/** Clients of the protocol expect 405 where a server offers no stream and no sessions to end. */
const refused = (method: 'GET' | 'DELETE', operationId: string, summary: string) =>
  mcpRoute({
    method,
    path: MCP_PATH,
    operationId,
    tag,
    summary,
    access: { credential: false },
    responses: { 405: { description: 'Not offered', ...message } },
    errors: [],
    handler: () => ({
      status: 405,
      headers: { Allow: 'POST' },
      body: { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'Send messages with POST.' } },
    }),
  });

// biome-ignore lint/suspicious/noExplicitAny: a method that is not offered has no caller.
export const mcpApi: Omit<Api<McpAccess, any, Services>, 'description'> = {
  name: 'mcp',
  prefix: '',
  owns: (path) => path === MCP_PATH,
  routes: [
    post,
    refused('GET', 'openAgentStream', 'There is no stream'),
    refused('DELETE', 'endAgentSession', 'There is no session'),
  ],
  renderError: renderV1Error,
  admit: async ({ access }, request, reply, services) =>
    access.credential ? admitAgent(request, reply, services) : null,
};
