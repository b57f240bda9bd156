// What is expensive to make is made once per run: the first worker makes it, the others wait for it.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
// Declares what `inject('bundle')` gives, for packages that do not include the file.
import type {} from './bundle.ts';

const LOOK_AGAIN_MS = 50;

/** What is being made by this worker, or was made. */
const made = new Map<string, Promise<string>>();

/** The folder of what was made under this name in this run. It ends with the run, as does the bundle. */
export function madeOnce(
  name: string,
  make: (folder: string) => Promise<unknown>,
  parent = join(inject('bundle'), 'made'),
): Promise<string> {
  const known = made.get(name);
  if (known) return known;
  const making = makeIn(parent, name, make);
  made.set(name, making);
  // A second try of the test makes it again.
  making.catch(() => made.delete(name));
  return making;
}

async function makeIn(
  parent: string,
  name: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const place = join(parent, name);
  const unfinished = `${place}.unfinished`;
  mkdirSync(parent, { recursive: true });
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
