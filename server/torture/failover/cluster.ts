// The cluster: etcd, three nodes of Patroni with PostgreSQL, and HAProxy, with the configuration files of deploy/.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from '#postgres';
import { giveTo, isRoot, type RunAs, unprivilegedUser } from '../../src/platform/embedded-postgres/run-as.ts';
import { postgresProcessesIn } from '../../src/platform/embedded-postgres/running-processes.ts';
import { projectPath } from '../../src/platform/project-root.ts';
import { type Child, freePorts, startProgram, stopProgram, waitUntil } from './child-process.ts';

const SUPERUSER_PASSWORD = 'superuser-password';
const STARTS_WITHIN_MS = 120_000;
const RECOVERS_WITHIN_MS = 180_000;

export interface Node {
  name: string;
  dataDir: string;
  patroni: Child;
  restPort: number;
  port: number;
}

export interface Cluster {
  nodes: Node[];
  /** Leads to the primary, and to a replica. */
  primaryUrl: string;
  /** The primary, by the role that owns the tables. */
  ownerUrl: string;
  replicaUrl: string;
  /** Waits until there are a primary and two replicas that follow it, one of them synchronously. */
  waitUntilHealthy(): Promise<Node>;
  /** The processes of the server of a node, without Patroni. */
  serverPids(node: Node): Promise<number[]>;
  stop(): Promise<void>;
}

interface Ports {
  etcd: number;
  etcdPeer: number;
  rest: number[];
  server: number[];
  primary: number;
  replicas: number;
}

async function choosePorts(): Promise<Ports> {
  const [etcd, etcdPeer, primary, replicas, ...others] = (await freePorts(10)) as [
    number,
    number,
    number,
    number,
    ...number[],
  ];
  return { etcd, etcdPeer, primary, replicas, rest: others.slice(0, 3), server: others.slice(3, 6) };
}

export async function startCluster(folder: string): Promise<Cluster> {
  const user = isRoot() ? await unprivilegedUser() : undefined;
  const ports = await choosePorts();
  const etcd = startEtcd(folder, ports);
  await waitUntil('etcd answers', STARTS_WITHIN_MS, () => isOk(`http://127.0.0.1:${ports.etcd}/health`));
  const nodes: Node[] = [];
  for (const index of [0, 1, 2]) nodes.push(await startNode(folder, index, ports, user));
  const haproxy = startHaproxy(folder, ports);

  const answersTo = (path: string) =>
    Promise.all(nodes.map(({ restPort }) => isOk(`http://127.0.0.1:${restPort}${path}`).catch(() => false)));

  /** The primary, if Patroni could replace it and both replicas stream from it. */
  async function findHealthyPrimary(): Promise<Node | null> {
    const [primaries, synchronous] = await Promise.all([answersTo('/primary'), answersTo('/synchronous')]);
    const node = nodes[primaries.indexOf(true)];
    if (!node || primaries.filter(Boolean).length > 1 || !synchronous.includes(true)) return null;
    const replicas = await askServer(
      node.port,
      (sql) => sql`
        select from pg_stat_replication
        where state = 'streaming' and application_name in ('db1', 'db2', 'db3')`,
    );
    return replicas.length === 2 ? node : null;
  }

  const url = (port: number, role = 'handover') =>
    `postgres://${role}:handover-password@127.0.0.1:${port}/handover`;
  const cluster: Cluster = {
    nodes,
    primaryUrl: url(ports.primary),
    ownerUrl: url(ports.primary, 'handover_owner'),
    replicaUrl: url(ports.replicas),
    waitUntilHealthy: () => waitUntil('a primary with two replicas', RECOVERS_WITHIN_MS, findHealthyPrimary),
    serverPids: ({ dataDir }) => postgresProcessesIn(dataDir),
    async stop() {
      await stopProgram(haproxy, 2000);
      for (const { patroni } of nodes) patroni.signal('SIGKILL');
      for (const { dataDir } of nodes) {
        for (const pid of await postgresProcessesIn(dataDir)) process.kill(pid, 'SIGKILL');
      }
      await stopProgram(etcd, 5000);
    },
  };
  try {
    await cluster.waitUntilHealthy();
    await createDatabase(ports.primary);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

function startEtcd(folder: string, { etcd, etcdPeer }: Ports): Child {
  const client = `http://127.0.0.1:${etcd}`;
  const peer = `http://127.0.0.1:${etcdPeer}`;
  const args = [
    ['--name', 'etcd1'],
    ['--data-dir', join(folder, 'etcd')],
    ['--listen-client-urls', client],
    ['--advertise-client-urls', client],
    ['--listen-peer-urls', peer],
    ['--initial-advertise-peer-urls', peer],
    ['--initial-cluster', `etcd1=${peer}`],
    ['--enable-v2'],
  ].flat();
  return startProgram({
    name: 'etcd',
    command: 'etcd',
    args,
    logFile: join(folder, 'etcd.log'),
    // Debian's version runs on ARM only if it is told so.
    env: { ETCD_UNSUPPORTED_ARCH: 'arm64' },
  });
}

/** The configuration of an operator, with the addresses of this machine. */
function fillIn(file: string, values: readonly (readonly [string, string])[]): string {
  let text = readFileSync(projectPath('..', 'deploy', file), 'utf8');
  for (const [example, value] of values) {
    if (!text.includes(example)) throw new Error(`deploy/${file} has no ${example}`);
    text = text.replaceAll(example, value);
  }
  return text;
}

async function startNode(folder: string, index: number, ports: Ports, user: RunAs): Promise<Node> {
  const name = `db${index + 1}`;
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o755 });
  const config = join(home, 'patroni.yml');
  const dataDir = join(home, 'data');
  const text = fillIn('patroni/patroni.yml', [
    ['name: db1', `name: ${name}`],
    ['db1.handover.example:8008', `127.0.0.1:${ports.rest[index]}`],
    ['db1.handover.example:5432', `127.0.0.1:${ports.server[index]}`],
    ['    - etcd2.handover.example:2379\n', ''],
    ['    - etcd3.handover.example:2379\n', ''],
    ['etcd1.handover.example:2379', `127.0.0.1:${ports.etcd}`],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/usr/lib/postgresql/15/bin', postgresPrograms()],
    ['/var/lib/postgresql/handover.pgpass', join(home, 'pgpass')],
    ['/var/lib/postgresql/handover', dataDir],
    ['/var/run/postgresql', home],
  ]);
  writeFileSync(config, text);
  chmodSync(config, 0o644);
  await giveTo(user, home);
  const patroni = startProgram({
    name: `patroni ${name}`,
    command: 'patroni',
    args: [config],
    logFile: join(folder, `${name}.log`),
    env: { HOME: home },
    user,
  });
  const node = { name, dataDir, patroni, restPort: ports.rest[index]!, port: ports.server[index]! };
  await waitUntil(`${name} runs`, STARTS_WITHIN_MS, () =>
    isOk(`http://127.0.0.1:${node.restPort}/readiness`),
  );
  return node;
}

function startHaproxy(folder: string, ports: Ports): Child {
  const config = join(folder, 'haproxy.cfg');
  const servers = [0, 1, 2].map(
    (index) =>
      [
        `db${index + 1}.handover.example:5432 check port 8008`,
        `127.0.0.1:${ports.server[index]} check port ${ports.rest[index]}`,
      ] as const,
  );
  const text = fillIn('haproxy/haproxy.cfg', [
    ...servers,
    ['haproxy.handover.example:5000', `127.0.0.1:${ports.primary}`],
    ['haproxy.handover.example:5001', `127.0.0.1:${ports.replicas}`],
  ]);
  writeFileSync(config, text);
  const command = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(existsSync) ?? 'haproxy';
  const args = ['-db', '-f', config];
  return startProgram({ name: 'haproxy', command, args, logFile: join(folder, 'haproxy.log') });
}

/** The newest of Debian's versions; Patroni also needs pg_basebackup and pg_rewind. */
function postgresPrograms(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : [];
  if (versions.length === 0) throw new Error(`There is no PostgreSQL in ${root}; install postgresql.`);
  return join(root, String(Math.max(...versions)), 'bin');
}

async function createDatabase(port: number): Promise<void> {
  await waitUntil('the database can be created', STARTS_WITHIN_MS, () =>
    askServer(port, async (sql) => {
      await sql`create role handover login password 'handover-password'`.catch(() => undefined);
      await sql`create role handover_owner login password 'handover-password'`.catch(() => undefined);
      await sql`grant handover to handover_owner`;
      await sql`create database handover owner handover_owner`;
      return true;
    }),
  );
}

async function askServer<T>(port: number, ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: SUPERUSER_PASSWORD,
    database: 'postgres',
    max: 1,
    connect_timeout: 5,
    fetch_types: false,
  });
  try {
    return await ask(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function isOk(address: string): Promise<boolean> {
  return (await fetch(address, { signal: AbortSignal.timeout(1000) })).ok;
}
