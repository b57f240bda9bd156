// Creates a new database cluster, which appears complete or not at all.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type ClusterHome, syncDirectory } from './cluster-home.ts';
import { giveTo, runToEnd } from './run-as.ts';

export const SUPERUSER = 'handover';

const DRAFT = 'postgres.draft-';

export async function createCluster(
  place: ClusterHome,
  binaries: Binaries,
  authentication: string[],
): Promise<void> {
  const drafts = (await readdir(place.home)).filter((name) => name.startsWith(DRAFT));
  for (const name of drafts) {
    // The initdb of a killed service may still be writing here, until it finds its files gone.
    await rm(join(place.home, name), { recursive: true, force: true, maxRetries: 8 }).catch(() => undefined);
  }

  const draft = join(place.home, `${DRAFT}${randomBytes(4).toString('hex')}`);
  await mkdir(draft, { mode: 0o700 });
  await giveTo(place.user, draft);
  const result = await runToEnd(place.user, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    // PostgreSQL's built-in locale sorts and changes case the same way on every system.
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...authentication,
  ]);
  if (!result.ok) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`The database could not be created in ${place.home}: ${result.output}`);
  }
  await rename(draft, place.cluster);
  await syncDirectory(place.home);
}
