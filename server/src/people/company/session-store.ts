import type { Db } from '../../platform/db.ts';
import type { Company } from './company.ts';

/** A token that is longer is not kept: then the provider asks who signs out. */
const MAX_TOKEN_CHARACTERS = 16_000;

export async function insertCompanySession(
  { secrets }: Pick<Company, 'secrets'>,
  db: Db,
  sessionId: string,
  connectionId: string,
  idToken: string,
): Promise<void> {
  const kept = idToken.length <= MAX_TOKEN_CHARACTERS ? secrets.encrypt(idToken) : null;
  await db`insert into company_sessions ${db({ id: sessionId, connectionId, idToken: kept })}`;
}

export async function findCompanySession(
  db: Db,
  sessionId: string,
): Promise<{ connectionId: string; idToken: Buffer | null } | null> {
  const [found] = await db<{ connectionId: string; idToken: Buffer | null }[]>`
    select connection_id, id_token from company_sessions where id = ${sessionId}`;
  return found ?? null;
}
