// A Redis of its own on a free port; null where redis-server is not installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './supervised-process.ts';

export interface RedisServer {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

const ANSWERS_WITHIN_MS = 20_000;

export async function makeRedis(): Promise<RedisServer | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const port = await freePort();
  let child: ChildProcess | null = null;
  const redis: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (child === null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = null;
    },
    async start() {
      const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', options, { stdio: 'ignore' });
      const until = Date.now() + ANSWERS_WITHIN_MS;
      while (!(await listens(Number(port)))) {
        if (Date.now() > until) throw new Error('redis-server does not listen');
        await sleep(20);
      }
    },
  };
  await redis.start();
  return redis;
}

async function listens(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
