// Addresses at which the service does not answer: closed, without HTTP, or with a certificate that nobody trusts.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';

export interface OtherServers {
  closed: string;
  mail: string;
  untrusted: string;
  close(): void;
}

const certificate = (name: string) =>
  readFileSync(new URL(`../../server/test/messages/webhooks/certificates/${name}`, import.meta.url));

export async function openOtherServers(): Promise<OtherServers> {
  const mail = createServer((socket) =>
    socket.on('error', () => {}).once('data', () => socket.end('500 Syntax error\r\n')),
  );
  const untrusted = createTlsServer({
    cert: certificate('receiver.pem'),
    key: certificate('receiver-key.pem'),
  });
  const gone = createServer();
  const [mailPort, untrustedPort, closedPort] = await Promise.all([mail, untrusted, gone].map(portOf));
  gone.close();
  return {
    closed: `http://127.0.0.1:${closedPort}`,
    mail: `http://127.0.0.1:${mailPort}`,
    untrusted: `https://127.0.0.1:${untrustedPort}`,
    close() {
      mail.close();
      untrusted.closeAllConnections();
      untrusted.close();
    },
  };
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
