// A real TLS receiver on loopback, scripted by the test, under the name receiver.test.
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { projectPath } from '../../src/platform/project-root.ts';
import type { TestServiceOptions } from './service.ts';

const certificate = (name: string) =>
  readFileSync(projectPath('test/messages/webhooks/certificates', name), 'utf8');

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: messages of every shape.
  json: any;
}

export type Answer = (request: Received, response: ServerResponse, raw: IncomingMessage) => void;

export interface Receiver {
  url: string;
  received: Received[];
  /** The names of the received events, in order, in both formats. */
  names(): string[];
  answer: Answer;
  connections(): number;
  close(): Promise<void>;
}

/** The settings with which a service reaches these receivers: names, CA, and permission to use loopback. */
export const REACH_RECEIVERS: Pick<TestServiceOptions, 'webhooks'> & { config: object } = {
  webhooks: {
    resolver: { resolve: async () => ['127.0.0.1'] },
    ca: certificate('authority.pem'),
  },
  config: { webhookAllowPrivateTargets: true },
};

export async function startReceiver(): Promise<Receiver> {
  let connections = 0;
  const receiver: Receiver = {
    url: '',
    received: [],
    names: () => receiver.received.map(({ json }) => json.type ?? json.event),
    answer: (_request, response) => response.writeHead(200).end('ok'),
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const options = { key: certificate('receiver-key.pem'), cert: certificate('receiver.pem') };
  const server = createServer(options, (raw, response) => {
    const chunks: Buffer[] = [];
    raw.on('data', (chunk) => chunks.push(chunk));
    raw.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const request = { headers: raw.headers, body, json: body === '' ? null : JSON.parse(body) };
      // A probe with HEAD sends no body.
      if (body !== '') receiver.received.push(request);
      receiver.answer(request, response, raw);
    });
  });
  server.on('secureConnection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `https://receiver.test:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
