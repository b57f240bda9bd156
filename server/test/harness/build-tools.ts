// Compilers for short programs: little optimizing, and nothing built twice in a run.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';
// Declares what `inject('bundle')` gives, for packages that do not include the file.
import type {} from './bundle.ts';

/** Of Java, for programs that end before faster code would pay. */
export const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The same for its compiler. */
export const SHORT_COMPILER_RUN = SHORT_RUN.map((flag) => `-J${flag}`);

/**
 * One cache for all files and runs, without the network. Collecting the garbage of the compiler took half of its
 * processor time; nobody debugs these programs.
 */
export const GO_SETTINGS = {
  GOCACHE: projectPath('..', 'node_modules', '.cache', 'handover-go'),
  GOGC: 'off',
  GOFLAGS: '-mod=mod -ldflags=-w',
  GOPROXY: 'off',
};

const LOOK_AGAIN_MS = 50;

/** What is being made by this worker, or was made. */
const made = new Map<string, Promise<string>>();

/** The folder of what was made under this name in this run: the first worker makes it, the others wait for it. */
export function madeOnce(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const known = made.get(name);
  if (known) return known;
  const making = makeInPlace(name, make);
  made.set(name, making);
  // A second try of the test makes it again.
  making.catch(() => made.delete(name));
  return making;
}

/** The same for what is built from the text of a file. */
export function builtOnce(
  tool: string,
  source: string,
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
  return madeOnce(`${tool}-${basename(source)}-${hash}`, build);
}

async function makeInPlace(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  // The folder of the bundle ends with the run.
  const all = join(inject('bundle'), 'made');
  const place = join(all, name);
  const unfinished = `${place}.unfinished`;
  mkdirSync(all, { recursive: true });
  while (!existsSync(place)) {
    if (!claim(unfinished)) {
      await setTimeout(LOOK_AGAIN_MS);
      continue;
    }
    try {
      // Another worker may have finished it since the look at the place.
      if (existsSync(place)) break;
      await make(unfinished);
      renameSync(unfinished, place);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return place;
}

/** Only one worker can create the folder. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
