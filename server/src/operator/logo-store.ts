import type { Db } from '../platform/db.ts';

export interface Logo {
  /** The image that documents embed. */
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg';
  updatedAt: Date;
}

export async function findLogo(db: Db): Promise<Logo | null> {
  const [logo] = await db<Logo[]>`select bytes, content_type, updated_at from operator_logo`;
  return logo ?? null;
}

export async function saveLogo(db: Db, logo: Logo): Promise<void> {
  await db`
    insert into operator_logo ${db({ ...logo })}
    on conflict (only_row) do update set bytes = excluded.bytes, content_type = excluded.content_type,
      updated_at = excluded.updated_at`;
}

export async function deleteLogo(db: Db): Promise<boolean> {
  const { count } = await db`delete from operator_logo`;
  return count > 0;
}
