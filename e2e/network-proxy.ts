// The proxy between browsers and the service; it can be stopped to simulate a lost network.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface NetworkProxy {
  url: string;
  setTarget(address: string): void;
  /** Closes all connections and refuses new ones. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
}

export async function openNetworkProxy(): Promise<NetworkProxy> {
  const sockets = new Set<Socket>();
  let target = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((coming) => {
    const going = keep(connect(target, '127.0.0.1'));
    keep(coming).pipe(going).pipe(coming);
    coming.on('close', () => going.destroy());
    going.on('close', () => coming.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    setTarget(address) {
      target = Number(new URL(address).port);
    },
    async disconnect() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async reconnect() {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
