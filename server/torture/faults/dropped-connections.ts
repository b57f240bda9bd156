// Connections to PostgreSQL that break in the middle of statements, one by one and all at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { startProxy, type TcpProxy } from '../tcp-proxy.ts';
import { underLoad } from './under-load.ts';

const DROPS = 150;
const BETWEEN_MS = 150;
/** One of so many drops ends all connections. */
const ALL_EVERY = 30;

let proxy: TcpProxy;

export const droppedConnections = underLoad({
  open: {
    async databaseSettings(database) {
      proxy = await startProxy(database);
      return proxy.settings;
    },
  },
  async breakIt() {
    let dropped = 0;
    for (let count = 1; count <= DROPS; count += 1) {
      await sleep(BETWEEN_MS);
      if (count % ALL_EVERY === 0) dropped += proxy.dropAll();
      else if (proxy.dropOne()) dropped += 1;
    }
    return [`${dropped} connections dropped`];
  },
});
