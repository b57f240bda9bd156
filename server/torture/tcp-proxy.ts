// A TCP proxy in front of PostgreSQL that can drop its connections in the middle of statements.

import type { AddressInfo } from 'node:net';
import { createConnection, createServer, type Socket } from 'node:net';
import type { Database } from './database.ts';

export interface TcpProxy {
  settings: Record<string, string>;
  /** Ends a connection, preferably one that waits for an answer; false if no connection is open. */
  dropOne(): boolean;
  dropAll(): number;
  close(): void;
}

interface Pair {
  near: Socket;
  far: Socket;
  isWaiting: boolean;
}

export async function startProxy({ connection }: Database): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  const server = createServer((near) => {
    const far = createConnection(`${connection.host}/.s.PGSQL.${connection.port}`);
    const pair: Pair = { near, far, isWaiting: false };
    pairs.add(pair);
    near.on('data', (bytes) => {
      pair.isWaiting = true;
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      pair.isWaiting = false;
      near.write(bytes);
    });
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const drop = ({ near, far }: Pair) => {
    // A reset, as from a firewall that forgot the connection.
    near.resetAndDestroy();
    far.destroy();
  };
  return {
    settings: {
      DATABASE_URL: `postgres://${connection.user}@127.0.0.1:${port}/${connection.database}`,
    },
    dropOne() {
      const waiting = [...pairs].find(({ isWaiting }) => isWaiting);
      if (waiting) drop(waiting);
      return waiting !== undefined;
    },
    dropAll() {
      const count = pairs.size;
      for (const pair of [...pairs]) drop(pair);
      return count;
    },
    close() {
      for (const pair of [...pairs]) drop(pair);
      server.close();
    },
  };
}
