// Who made a change, as people read it: from the actor that the audit keeps.
import { z } from 'zod';
import type { LatestAudit } from '../../../operator/store.ts';
import { namesOfUsers } from '../../../people/user-store.ts';
import type { Db } from '../../../platform/db.ts';

export const personRecord = z.object({
  name: z.string().nullable().describe('Null when it was no person, or one who is no longer there'),
  channel: z.string().describe('Through which interface: portal, console, ops'),
});

const PERSON = 'user:';

/** The names behind the actors of these entries, read at once. */
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
