// Reads the names of the actors in the audit log, with one query per kind of actor.
import { namesOfAnyCredentials } from '../../../customers/credentials/store.ts';
import { readDriverNames } from '../../../orders/history/history-store.ts';
import { namesOfUsers } from '../../../people/user-store.ts';
import type { Db } from '../../../platform/db.ts';

const READERS: Record<string, (db: Db, ids: readonly string[]) => Promise<Map<string, string>>> = {
  user: (db, ids) => namesOfUsers(db, null, ids),
  credential: namesOfAnyCredentials,
  driver: readDriverNames,
};

/** Null for the operator token, for the service, and for an actor that was deleted. */
export async function namesOfActors(
  db: Db,
  actors: readonly string[],
): Promise<(actor: string) => string | null> {
  const names = new Map<string, string>();
  const distinct = [...new Set(actors)];
  await Promise.all(
    Object.entries(READERS).map(async ([kind, read]) => {
      const ids = distinct
        .filter((actor) => actor.startsWith(`${kind}:`))
        .map((actor) => actor.slice(kind.length + 1));
      if (ids.length === 0) return;
      for (const [id, name] of await read(db, ids)) names.set(`${kind}:${id}`, name);
    }),
  );
  return (actor) => names.get(actor) ?? null;
}
