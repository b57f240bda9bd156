// The author of a change as pages show it, derived from the actor in the audit log.
import { z } from 'zod';
import type { LatestAudit } from '../../../operator/store.ts';
import { namesOfUsers } from '../../../people/user-store.ts';
import type { Db } from '../../../platform/db.ts';

export const personRecord = z.object({
  name: z.string().nullable().describe('Null if it was not a person, or if the person was deleted'),
  channel: z.string().describe('The API of the change: portal, console, ops'),
});

const PERSON = 'user:';

/** Reads the names of the actors of these entries in one query. */
export async function peopleOf(
  db: Db,
  accountId: string | null,
  entries: readonly Pick<LatestAudit, 'actor' | 'channel'>[],
) {
  const ids = entries
    .filter(({ actor }) => actor.startsWith(PERSON))
    .map(({ actor }) => actor.slice(PERSON.length));
  const names = await namesOfUsers(db, accountId, ids);
  return ({ actor, channel }: Pick<LatestAudit, 'actor' | 'channel'>) => ({
    name: names.get(actor.slice(PERSON.length)) ?? null,
    channel,
  });
}
