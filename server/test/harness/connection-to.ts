// The connection of a DATABASE_URL, for a service in the test's own process.
import type { ServerConnection } from './database-server.ts';

export function connectionTo(address: string): ServerConnection {
  const { hostname, port, username, password, pathname } = new URL(address);
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    ...(password && { password: decodeURIComponent(password) }),
    database: pathname.slice(1),
  };
}
