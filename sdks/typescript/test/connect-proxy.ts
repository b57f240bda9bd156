// A proxy of a company network: opens tunnels with CONNECT and sends plain calls on, or refuses both.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';

export const AUTHORITY = new URL(
  '../../../server/test/messages/webhooks/certificates/authority.pem',
  import.meta.url,
);
/** The host in the certificate; only the proxy knows its address. */
export const HOST = 'receiver.test';

export interface ConnectProxy {
  url: string;
  /** The first line of every call, with the header of the user name. */
  calls: { line: string; authorization: string | undefined }[];
  /** The answer to every call, in place of a connection. */
  refusal: string | null;
  close(): void;
}

/** Every host name leads to this port of this machine. */
export async function openConnectProxy(port: number): Promise<ConnectProxy> {
  const sockets = new Set<Socket>();
  const keep = <S extends Socket>(socket: S): S => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    proxy.calls.push({ line: `${method} ${url}`, authorization: headers['proxy-authorization'] });
    if (proxy.refusal !== null) {
      const [status, text] = statusOf(proxy.refusal);
      outgoing.writeHead(status, text).end();
      return;
    }
    const { pathname, search } = new URL(url);
    const sent = request({ port, host: '127.0.0.1', path: pathname + search, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(sent);
  });
  server.on('connect', ({ url, headers }, coming: Socket) => {
    proxy.calls.push({ line: `CONNECT ${url}`, authorization: headers['proxy-authorization'] });
    keep(coming);
    if (proxy.refusal !== null) {
      coming.end(`HTTP/1.1 ${proxy.refusal}\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const going = keep(connect(port, '127.0.0.1'));
    coming.write('HTTP/1.1 200 Connection established\r\n\r\n');
    coming.pipe(going).pipe(coming);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: ConnectProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    refusal: null,
    close() {
      server.close();
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    },
  };
  return proxy;
}

function statusOf(refusal: string): [number, string] {
  const [, status, text] = /^(\d+) (.*)$/.exec(refusal)!;
  return [Number(status), text!];
}

/** The service with TLS before it, as in production. */
export async function openTlsServer(target: string) {
  const certificate = (name: string) => readFileSync(new URL(name, AUTHORITY));
  const tls = { cert: certificate('receiver.pem'), key: certificate('receiver-key.pem') };
  const server = createTlsServer(tls, (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const sent = request(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
