// A process of the service that is started again whenever it ends, as systemd or Kubernetes would do.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const RESTART_AFTER_MS = 200;
const READY_WITHIN_MS = 240_000;
const KEPT_OUTPUT = 20_000;

export interface SupervisedProcess {
  name: string;
  url: string;
  start(): void;
  /** SIGKILL; it stays down until `start`. */
  kill(): Promise<void>;
  /** SIGTERM, and waits for the exit; returns the exit code. */
  stop(): Promise<number | null>;
  ready(): Promise<void>;
  isReady(): boolean;
  pid(): number | undefined;
  /** Ends after it was ready that nobody asked for, with the last output. */
  crashes: string[];
  starts: number;
  output(): string;
  /** What it logged as an error, and how often. */
  errors: Map<string, number>;
}

interface ProcessOptions {
  name: string;
  /** The command and its arguments. */
  command: readonly [string, ...string[]];
  settings: Record<string, string>;
  cwd: string;
}

export async function superviseProcess(options: ProcessOptions): Promise<SupervisedProcess> {
  const port = options.settings.PORT ?? (await freePort());
  const [file, ...args] = options.command;
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let wanted = false;
  let isReady = false;
  let output = '';
  const supervised: SupervisedProcess = {
    name: options.name,
    url: `http://127.0.0.1:${port}`,
    crashes: [],
    errors: new Map(),
    starts: 0,
    start() {
      wanted = true;
      if (child === null) launch();
    },
    async kill() {
      wanted = false;
      child?.kill('SIGKILL');
      await ended;
    },
    async stop() {
      wanted = false;
      const stopping = child;
      stopping?.kill('SIGTERM');
      await ended;
      return stopping?.exitCode ?? null;
    },
    async ready() {
      const until = Date.now() + READY_WITHIN_MS;
      while (!isReady) {
        if (Date.now() > until) throw new Error(`${options.name} did not get ready:\n${output.slice(-2000)}`);
        await sleep(20);
      }
    },
    isReady: () => isReady,
    pid: () => child?.pid,
    output: () => output,
  };
  function launch() {
    supervised.starts += 1;
    const started = spawn(file, args, {
      cwd: options.cwd,
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...options.settings, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    isReady = false;
    let welcome = '';
    started.stdout!.setEncoding('utf8').on('data', (text: string) => {
      welcome += text;
      isReady ||= /Handover is ready/.test(welcome);
    });
    started.stderr!.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_OUTPUT);
      countErrors(text, supervised.errors);
    });
    ended = once(started, 'close').then(async () => {
      if (wanted && isReady) supervised.crashes.push(`${options.name}: ${output.slice(-1500)}`);
      isReady = false;
      child = null;
      if (!wanted) return;
      await sleep(RESTART_AFTER_MS);
      if (wanted && child === null) launch();
    });
  }
  return supervised;
}

const ERROR_LEVEL = 50;

/** Lines that arrive in two parts are left out. */
function countErrors(text: string, errors: Map<string, number>): void {
  for (const line of text.split('\n')) {
    if (!line.startsWith('{') || !line.endsWith('}')) continue;
    const { level, msg, err } = JSON.parse(line);
    if (level < ERROR_LEVEL) continue;
    const what = `${msg}: ${err?.code ?? ''} ${err?.message ?? ''}`;
    errors.set(what, (errors.get(what) ?? 0) + 1);
  }
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
