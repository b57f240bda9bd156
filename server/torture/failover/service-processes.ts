// The processes of the service: two that answer calls and two that work in the background, never restarted.
import { join } from 'node:path';
import { type Child, freePorts, startProgram, stopProgram, waitUntil } from './child-process.ts';
import type { Cluster } from './cluster.ts';

export const OPERATOR_TOKEN = 'operator-token-of-the-torture';
const STARTS_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 25_000;

export interface ServiceProcesses {
  /** Where calls are answered. */
  urls: string[];
  /** The processes that have ended; each is a violation. */
  ended(): string[];
  stop(): Promise<void>;
}

export async function startService(
  entry: string,
  folder: string,
  cluster: Cluster,
): Promise<ServiceProcesses> {
  const ports = await freePorts(4);
  const started: Child[] = [];
  for (const [index, port] of ports.entries()) {
    const role = index < 2 ? 'api' : 'worker';
    started.push(startProcess(`${role}-${index % 2}`, role, port, entry, folder, cluster));
    // One after the other, because the first one migrates.
    await waitUntil(`${role} is ready`, STARTS_WITHIN_MS, async () => {
      const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
      return response.ok;
    });
  }
  return {
    urls: ports.slice(0, 2).map((port) => `http://127.0.0.1:${port}`),
    ended: () =>
      started.filter((child) => child.exitCode() !== null).map(({ name }) => `The process ${name} ended.`),
    stop: async () => void (await Promise.all(started.map((child) => stopProgram(child, STOPS_WITHIN_MS)))),
  };
}

function startProcess(
  name: string,
  role: string,
  port: number,
  entry: string,
  folder: string,
  cluster: Cluster,
): Child {
  return startProgram({
    name,
    command: process.execPath,
    args: [entry],
    logFile: join(folder, `${name}.log`),
    env: {
      PORT: String(port),
      ROLE: role,
      DATA_DIR: join(folder, name),
      DATABASE_URL: cluster.primaryUrl,
      DATABASE_MIGRATION_URL: cluster.ownerUrl,
      DATABASE_REPLICA_URL: cluster.replicaUrl,
      MASTER_KEY: '07'.repeat(32),
      OPERATOR_TOKEN,
      WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on',
      SANDBOX_STEP_SECONDS: '5',
      LOG_LEVEL: 'info',
    },
  });
}
