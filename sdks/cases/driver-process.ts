// A case driver as a process: one command per line to its input, one result per line from its output.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Command, Result } from './case-table.ts';

/** Executes commands with an SDK. */
export interface Driver {
  run(command: Command): Promise<Result>;
  close(): Promise<void>;
}

/** How to start a driver. */
export interface DriverCommand {
  command: string;
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
}

/** Longer than every case may take. */
const ANSWER_WITHIN_MS = 60_000;
const MAX_ERRORS_SHOWN = 4000;

export function startDriver({ command, args, env, cwd }: DriverCommand): Driver {
  const child = spawn(command, args, {
    ...(cwd && { cwd }),
    env: { ...withoutSettings(process.env), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const waiting: { resolve(line: string): void; reject(reason: Error): void }[] = [];
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-MAX_ERRORS_SHOWN);
  });
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(line));
  const ended = new Promise<void>((resolve) => {
    child.once('error', ({ message }) => end(`cannot be started: ${message}`, resolve));
    child.once('close', (code) => end(`ended with ${code}`, resolve));
  });
  function end(how: string, resolve: () => void): void {
    for (const each of waiting.splice(0)) each.reject(new Error(`The driver ${how}. ${said}`));
    resolve();
  }

  return {
    async run(given) {
      let timer: NodeJS.Timeout | undefined;
      const line = await new Promise<string>((resolve, reject) => {
        if (child.exitCode !== null) return reject(new Error(`The driver has ended. ${said}`));
        waiting.push({ resolve, reject });
        timer = setTimeout(() => {
          reject(new Error(`No answer of the driver to ${given.do}. ${said}`));
          child.kill('SIGKILL');
        }, ANSWER_WITHIN_MS);
        child.stdin.write(`${JSON.stringify(given)}\n`);
      }).finally(() => clearTimeout(timer));
      return JSON.parse(line) as Result;
    },
    async close() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Cases give all settings themselves. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^HANDOVER_|_PROXY$/i.test(name)));
}
