// Compilers for short programs: little optimizing, and nothing built twice in a run.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { projectPath } from '../../src/platform/project-root.ts';
import { madeOnce } from './made-once.ts';

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

/** The folder of what was built from the text of a file, once per run. */
export function builtOnce(
  tool: string,
  source: string,
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
  return madeOnce(`${tool}-${basename(source)}-${hash}`, build);
}
