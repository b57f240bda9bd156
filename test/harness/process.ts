// The built service as a process of its own: started, read, killed, and always cleaned up.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmasterFile } from '../../src/platform/embedded-postgres/postmaster-file.ts';
import { postgresProcessesIn } from '../../src/platform/embedded-postgres/running-processes.ts';

const READY = /Handover is ready[^]*\n\n$/;

export interface User {
  uid: number;
  gid: number;
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunningService {
  port: number;
  url: string;
  api: string;
  pid: number;
  /** What was printed for the person who started it. */
  welcome: string;
  /** The log so far. */
  stderr(): string;
  signal(name: NodeJS.Signals): void;
  end: Promise<Ending>;
}

/** Two files of tests, or a developer, may build at the same time: each gets a bundle of its own. */
export class BuiltService {
  readonly root = mkdtempSync(join(tmpdir(), 'handover-start-'));
  readonly #bundle = join('node_modules', '.cache', 'handover', randomBytes(6).toString('hex'));
  readonly #children: ChildProcess[] = [];
  readonly #dataDirs: string[] = [];

  constructor() {
    // PostgreSQL's user must be able to enter when the tests run as root.
    chmodSync(this.root, 0o755);
    execFileSync(process.execPath, ['scripts/build.mjs', `--outdir=${this.#bundle}`], { stdio: 'inherit' });
  }
}
