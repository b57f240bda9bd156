import type { Db } from '../platform/db.ts';

export interface Logo {
  /** The image that documents embed. */
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  updatedAt: Date;
}

/** What pages and mails need to place the logo, without its bytes. */
export type LogoShape = Pick<Logo, 'contentType' | 'width' | 'height' | 'updatedAt'>;

export async function findLogo(db: Db): Promise<Logo | null> {
  const [logo] = await db<Logo[]>`select bytes, content_type, width, height, updated_at from operator_logo`;
  return logo ?? null;
}

export async function saveLogo(db: Db, logo: Logo): Promise<void> {
  await db`
    insert into operator_logo ${db({ ...logo })}
    on conflict (only_row) do update set bytes = excluded.bytes, content_type = excluded.content_type,
      width = excluded.width, height = excluded.height, updated_at = excluded.updated_at`;
}

export async function deleteLogo(db: Db): Promise<boolean> {
  const { count } = await db`delete from operator_logo`;
  return count > 0;
}
