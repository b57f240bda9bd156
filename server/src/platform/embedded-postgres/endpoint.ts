// Owns how clients reach the server: a private Unix socket or, on Windows, a local port with a password.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { SUPERUSER } from './create-cluster.ts';
import { prepareSocketDirectory, SOCKET_PORT } from './socket-directory.ts';

/** Where the server listens, and how a new cluster must authenticate its clients. */
interface Endpoint {
  connection: { host: string; port: number; user: string; password?: string };
  settings: Record<string, string>;
  authentication: string[];
  remove(): Promise<void>;
}

export async function prepareEndpoint(dataDir: string, place: ClusterHome): Promise<Endpoint> {
  return process.platform === 'win32' ? tcpEndpoint(dataDir) : socketEndpoint(dataDir, place);
}

async function socketEndpoint(dataDir: string, place: ClusterHome): Promise<Endpoint> {
  const directory = await prepareSocketDirectory(dataDir, place);
  return {
    connection: { host: directory.path, port: SOCKET_PORT, user: SUPERUSER },
    settings: {
      listen_addresses: '',
      port: String(SOCKET_PORT),
      unix_socket_directories: directory.path,
      unix_socket_permissions: '0700',
    },
    // Access to the private directory is the authentication.
    authentication: ['--auth-local=trust', '--auth-host=reject'],
    remove: directory.remove,
  };
}

async function tcpEndpoint(dataDir: string): Promise<Endpoint> {
  const passwordFile = join(dataDir, 'postgres-password');
  if (!existsSync(passwordFile)) {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  const password = (await readFile(passwordFile, 'utf8')).trim();
  const port = await freePort();
  return {
    connection: { host: '127.0.0.1', port, user: SUPERUSER, password },
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    authentication: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    remove: async () => undefined,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
