import type { Db } from '../../platform/db.ts';
import type { SavedView } from './saved-view.ts';

export interface ListedView extends SavedView {
  ownerName: string | null;
}

function selectViews(db: Db) {
  return db`select v.*, u.name as owner_name from saved_views v left join users u on u.id = v.owner_id`;
}

/** The shared ones and those of this person, by name. */
export async function listViews(db: Db, userId: string | null, limit: number): Promise<ListedView[]> {
  return db<ListedView[]>`
    ${selectViews(db)} where v.is_shared or v.owner_id = ${userId}
    order by search_key(v.name), v.id limit ${limit}`;
}

export async function findView(db: Db, id: string): Promise<ListedView | null> {
  const [view] = await db<ListedView[]>`${selectViews(db)} where v.id = ${id}`;
  return view ?? null;
}

export async function lockView(db: Db, id: string): Promise<SavedView | null> {
  const [view] = await db<SavedView[]>`select * from saved_views where id = ${id} for update`;
  return view ?? null;
}

export async function countViewsOf(db: Db, ownerId: string | null): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from saved_views where owner_id is not distinct from ${ownerId}`;
  return row!.count;
}

export async function insertView(db: Db, view: SavedView): Promise<void> {
  await db`insert into saved_views ${db({ ...view, filter: db.json(view.filter as never) })}`;
}

export async function updateView(
  db: Db,
  { id, name, isShared, filter, updatedAt }: SavedView,
): Promise<void> {
  await db`
    update saved_views set name = ${name}, is_shared = ${isShared}, filter = ${db.json(filter as never)},
      updated_at = ${updatedAt} where id = ${id}`;
}

export async function deleteView(db: Db, id: string): Promise<void> {
  await db`delete from saved_views where id = ${id}`;
}
