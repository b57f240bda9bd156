import type { Db } from '../../platform/db.ts';

export const PROOFS_OF_DOMAIN = ['dns', 'operator'] as const;

export interface MailDomain {
  id: string;
  accountId: string | null;
  domain: string;
  /** Expected in a TXT record of the domain. */
  token: string;
  provenAt: Date | null;
  provenBy: (typeof PROOFS_OF_DOMAIN)[number] | null;
  createdAt: Date;
}

export async function listDomains(db: Db, accountId: string | null): Promise<MailDomain[]> {
  return db<MailDomain[]>`
    select * from company_domains where account_id is not distinct from ${accountId} order by domain limit 100`;
}

/** False if the account has the domain in its list already. */
export async function insertDomain(db: Db, domain: MailDomain): Promise<boolean> {
  const { count } = await db`
    insert into company_domains ${db(domain)} on conflict (account_id, domain) do nothing`;
  return count === 1;
}

export async function findDomain(db: Db, accountId: string | null, id: string): Promise<MailDomain | null> {
  const [domain] = await db<MailDomain[]>`
    select * from company_domains where id = ${id} and account_id is not distinct from ${accountId}`;
  return domain ?? null;
}

/** Whether another account of the same realm has proven the domain. The lock keeps two proofs at once apart. */
export async function isProvenElsewhere(
  db: Db,
  { accountId, domain }: Pick<MailDomain, 'accountId' | 'domain'>,
): Promise<boolean> {
  await db`select pg_advisory_xact_lock(hashtext('company_domains'), hashtext(${domain}))`;
  const rows = await db`
    select from company_domains
    where domain = ${domain} and proven_at is not null and account_id is distinct from ${accountId}
      and (account_id is null) = ${accountId === null}`;
  return rows.length > 0;
}

export async function proveDomain(
  db: Db,
  { id, accountId }: Pick<MailDomain, 'id' | 'accountId'>,
  provenBy: NonNullable<MailDomain['provenBy']>,
  now: Date,
): Promise<void> {
  await db`
    update company_domains set proven_at = ${now}, proven_by = ${provenBy}
    where id = ${id} and account_id is not distinct from ${accountId}`;
}

export async function deleteDomain(db: Db, accountId: string | null, id: string): Promise<void> {
  await db`delete from company_domains where id = ${id} and account_id is not distinct from ${accountId}`;
}

export async function isProvenDomain(db: Db, accountId: string | null, domain: string): Promise<boolean> {
  const rows = await db`
    select from company_domains
    where account_id is not distinct from ${accountId} and domain = ${domain} and proven_at is not null`;
  return rows.length === 1;
}

export async function deleteDomainsOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from company_domains where account_id = ${accountId}`;
}
