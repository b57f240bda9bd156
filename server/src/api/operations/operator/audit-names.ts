// Reads the names of what audit log entries are about: drivers, people, keys and endpoints, by their ids.
import { namesOfAnyCredentials } from '../../../customers/credentials/store.ts';
import { namesOfEndpoints } from '../../../messages/webhooks/store.ts';
import type { AuditLogEntry } from '../../../operator/audit-list-store.ts';
import { readDriverNames } from '../../../orders/history/history-store.ts';
import { namesOfUsers } from '../../../people/user-store.ts';
import type { Db } from '../../../platform/db.ts';
import { isUuid } from '../../../platform/ids.ts';

type NamedEntry = Pick<AuditLogEntry, 'subjectId' | 'details'>;

/** Only values at the top of the details name other subjects. */
function idsIn({ subjectId, details }: NamedEntry): string[] {
  return [subjectId, ...Object.values(details)].filter(
    (value): value is string => typeof value === 'string' && isUuid(value),
  );
}

/** One query for each kind of subject. An id whose subject was deleted has no name. */
export async function namesOfSubjects(
  db: Db,
  entries: readonly NamedEntry[],
): Promise<(entry: NamedEntry) => Record<string, string>> {
  const ids = [...new Set(entries.flatMap(idsIn))];
  if (ids.length === 0) return () => ({});
  const found = await Promise.all([
    readDriverNames(db, ids),
    namesOfUsers(db, null, ids),
    namesOfAnyCredentials(db, ids),
    namesOfEndpoints(db, ids),
  ]);
  const names = new Map(found.flatMap((one) => [...one]));
  return (entry) =>
    Object.fromEntries(idsIn(entry).flatMap((id) => (names.has(id) ? [[id, names.get(id)!]] : [])));
}
