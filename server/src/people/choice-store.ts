// What people chose for lists and the board; see shared/lists/list-choices.ts.
import type { ListChoice } from '../../../shared/lists/list-choices.ts';
import type { Db } from '../platform/db.ts';

export interface StoredChoice {
  name: ListChoice;
  chosen: string[];
}

export async function listChoices(db: Db, userId: string): Promise<StoredChoice[]> {
  return db<StoredChoice[]>`select name, chosen from list_choices where user_id = ${userId} order by name`;
}

/** Null returns to what the page shows without a choice. */
export async function saveChoice(
  db: Db,
  userId: string,
  name: ListChoice,
  chosen: readonly string[] | null,
): Promise<void> {
  if (chosen === null) {
    await db`delete from list_choices where user_id = ${userId} and name = ${name}`;
    return;
  }
  await db`
    insert into list_choices (user_id, name, chosen) values (${userId}, ${name}, ${chosen as string[]})
    on conflict (user_id, name) do update set chosen = excluded.chosen`;
}
