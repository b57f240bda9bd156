// An agent on the person's machine: signs in by the SDK of the protocol, and waits for the browser to come back.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { onTestFinished } from 'vitest';

export interface LocalAgent {
  provider: OAuthClientProvider;
  /** The address that the agent opens in the browser. */
  asked(): URL;
  /** The address with which the browser comes back. */
  returned: Promise<URL>;
}

export async function startLocalAgent(): Promise<LocalAgent> {
  let answer: (url: URL) => void;
  const returned = new Promise<URL>((resolve) => {
    answer = resolve;
  });
  const server = createServer((request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>Back</title><h1>Connected</h1>');
    if (request.url!.startsWith('/callback')) answer(new URL(request.url!, 'http://127.0.0.1'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const redirectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  const state: {
    client?: OAuthClientInformationMixed;
    tokens?: OAuthTokens;
    verifier?: string;
    asked?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Test assistant', redirect_uris: [redirectUrl] },
    state: () => '98765432109876543210',
    clientInformation: () => state.client,
    saveClientInformation: (client) => {
      state.client = client;
    },
    tokens: () => state.tokens,
    saveTokens: (tokens) => {
      state.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      state.asked = url;
    },
    saveCodeVerifier: (verifier) => {
      state.verifier = verifier;
    },
    codeVerifier: () => state.verifier!,
  };
  return { provider, asked: () => state.asked!, returned };
}
