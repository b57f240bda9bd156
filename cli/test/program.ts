// The built program as a process, with its own home and without the environment of the test run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { TestService } from '../../server/test/harness/service.ts';

export const PROGRAM = fileURLToPath(new URL('../dist/handover.js', import.meta.url));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Every line of standard output, as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read records of every shape.
  records: any[];
}

export interface Running {
  stdout(): string;
  stderr(): string;
  interrupt(): void;
  terminate(): void;
  ended: Promise<Ended>;
}

export interface Home {
  folder: string;
  config: string;
  start(args: string[], env?: Record<string, string>, input?: string): Running;
  run(args: string[], env?: Record<string, string>, input?: string): Promise<Ended>;
  remove(): void;
}

/** A home folder whose commands call this service with this key by default. */
export function newHome(service: Pick<TestService, 'url'>, key?: string): Home {
  const folder = mkdtempSync(join(tmpdir(), 'handover-cli-'));
  const start: Home['start'] = (args, env = {}, input = '') => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_CONFIG_HOME: join(folder, '.config'),
        HANDOVER_URL: service.url,
        ...(key && { HANDOVER_API_KEY: key }),
        ...env,
      },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part) => {
      stdout += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part) => {
      stderr += part;
    });
    child.stdin.end(input);
    const ended = once(child, 'close').then(([code]) => ({
      code,
      stdout,
      stderr,
      records: recordsOf(stdout),
    }));
    return {
      stdout: () => stdout,
      stderr: () => stderr,
      interrupt: () => child.kill('SIGINT'),
      terminate: () => child.kill('SIGTERM'),
      ended,
    };
  };
  return {
    folder,
    config: join(folder, '.config/handover/config.json'),
    start,
    run: (args, env, input) => start(args, env, input).ended,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function recordsOf(text: string): unknown[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** Home folders that are removed at the end of the file. */
export function homesOf(service: TestService) {
  const homes: Home[] = [];
  afterAll(() => {
    for (const home of homes) home.remove();
  });
  const newHomeWithoutKey = (key?: string) => {
    const home = newHome(service, key);
    homes.push(home);
    return home;
  };
  return {
    /** A home folder without a key. */
    newHomeWithoutKey,
    async newCustomer() {
      const { key, accountId } = await service.customer();
      return { key, accountId, home: newHomeWithoutKey(key) };
    },
  };
}
