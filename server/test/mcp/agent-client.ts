// An agent in tests: the client of the protocol's own SDK, over HTTP.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'vitest';
import type { TestService } from '../harness/service.ts';

export interface Agent {
  client: Client;
  /** The result of a tool as a record; the error's record if it failed. */
  // biome-ignore lint/suspicious/noExplicitAny: tools answer records of every shape.
  use(name: string, input?: Record<string, unknown>): Promise<any>;
}

export async function connectAgent({ url }: Pick<TestService, 'url'>, token: string): Promise<Agent> {
  const client = new Client({ name: 'test-agent', version: '1.0.0' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }),
  );
  await client.listTools();
  return { client, use: useOf(client) };
}

function useOf(client: Client): Agent['use'] {
  return async (name, input = {}) => {
    // The client also checks the record against the output schema of the tool, if it has listed the tools.
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
    const [{ text }] = content as [{ text: string }];
    const record = JSON.parse(text);
    if (!isError) expect(structuredContent).toEqual(record);
    return record;
  };
}
