// The Model Context Protocol over standard input and output: every message is passed on to the service.
import { createInterface } from 'node:readline';
import { proxyFetch } from '@handover/sdk';

export interface McpOptions {
  /** The address of the service. */
  url: string;
  apiKey: string;
  signal: AbortSignal;
  input: NodeJS.ReadableStream;
  write(line: string): void;
}

interface Message {
  id?: string | number;
  method?: string;
}

/** The code of the protocol for errors of a server. */
const SERVER_ERROR = -32000;
const PARSE_ERROR = -32700;

/** Ends with the input. The tools exist only in the service, so this program knows none of them. */
export async function serveMcp({ url, apiKey, signal, input, write }: McpOptions): Promise<void> {
  const endpoint = `${url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/mcp`;
  let version: string | undefined;

  const fail = (id: Message['id'] | null, code: number, message: string) =>
    write(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }));

  async function pass(line: string, { id, method }: Message): Promise<void> {
    const response = await proxyFetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(version && { 'mcp-protocol-version': version }),
      },
      body: line,
      signal,
    });
    const text = await response.text();
    if (id === undefined) return;
    const answer = readJson(text);
    if (answer?.jsonrpc !== '2.0') {
      return fail(id, SERVER_ERROR, answer?.error?.message ?? `The service answered ${response.status}.`);
    }
    // From then on every message names the version that was agreed.
    if (method === 'initialize') version = answer.result?.protocolVersion;
    write(text);
  }

  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input, signal })) {
    if (line.trim() === '') continue;
    const message: Message | null = readJson(line);
    if (message === null) {
      fail(null, PARSE_ERROR, 'A line must be one JSON message.');
      continue;
    }
    const passed = pass(line, message).catch((error: Error) => {
      if (message.id !== undefined) fail(message.id, SERVER_ERROR, error.message);
    });
    running.add(passed);
    void passed.finally(() => running.delete(passed));
  }
  await Promise.all(running);
}

// biome-ignore lint/suspicious/noExplicitAny: messages of the protocol have every shape.
function readJson(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
