// The mail domains of a company: proven by a TXT record, or confirmed by the operator.
import { domainToASCII } from 'node:url';
import { lockAccount } from '../../customers/accounts/store.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { callErrors, type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { randomBase62, uuidv7 } from '../../platform/ids.ts';
import type { Company } from './company.ts';
import * as store from './domain-store.ts';

const TOKEN_LENGTH = 32;
const MAX_DOMAINS = 20;

/** Anyone can have an address there, so nobody owns its people. */
const PUBLIC_MAIL = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'proton.me',
  'protonmail.com',
];

/** Where the TXT record belongs, and what it holds. */
export function recordOf({ domain, token }: Pick<store.MailDomain, 'domain' | 'token'>) {
  return { name: `_handover-sign-in.${domain}`, value: `handover-sign-in=${token}` };
}

/** The operator's own domains need no proof: its admins decide about the console. */
export async function addDomain(
  company: Company,
  actor: Actor,
  accountId: string | null,
  name: string,
): Promise<store.MailDomain> {
  const { sql, clock } = company;
  const domain = normalDomain(name);
  const now = clock.now();
  const added: store.MailDomain = {
    id: uuidv7(now),
    accountId,
    domain,
    token: randomBase62(TOKEN_LENGTH),
    provenAt: accountId === null ? now : null,
    provenBy: accountId === null ? 'operator' : null,
    createdAt: now,
  };
  await sql.begin(async (tx) => {
    if (accountId !== null) await lockAccount(tx, accountId);
    const known = await store.listDomains(tx, accountId);
    if (known.length >= MAX_DOMAINS) throw wrong('domains_full', `At most ${MAX_DOMAINS} domains.`);
    if (!(await store.insertDomain(tx, added)))
      throw wrong('domain_known', 'This domain is in the list already.');
    await audit(company, tx, actor, 'company_domain.added', added);
  });
  return added;
}

/** The domain as it is now; unproven if the record is not there. */
export async function checkDomain(
  company: Company,
  actor: Actor,
  accountId: string | null,
  id: string,
): Promise<{ domain: store.MailDomain; found: string[] }> {
  const domain = await store.findDomain(company.sql, accountId, id);
  if (!domain) throw domainNotFound();
  const { name, value } = recordOf(domain);
  const found = await company.textRecords.resolve(name).catch((): string[] => []);
  if (domain.provenAt !== null || !found.includes(value)) return { domain, found };
  return { domain: await prove(company, actor, domain, 'dns'), found };
}

/** By the operator, who knows the customer. */
export async function confirmDomain(
  company: Company,
  actor: Actor,
  accountId: string,
  id: string,
): Promise<store.MailDomain> {
  const domain = await store.findDomain(company.sql, accountId, id);
  if (!domain) throw domainNotFound();
  return domain.provenAt === null ? prove(company, actor, domain, 'operator') : domain;
}

async function prove(
  company: Company,
  actor: Actor,
  domain: store.MailDomain,
  provenBy: NonNullable<store.MailDomain['provenBy']>,
): Promise<store.MailDomain> {
  const now = company.clock.now();
  await company.sql.begin(async (tx) => {
    if (await store.isProvenElsewhere(tx, domain)) {
      throw wrong('domain_taken', 'Another account has proven this domain. Ask the operator.');
    }
    await store.proveDomain(tx, domain, provenBy, now);
    await audit(company, tx, actor, 'company_domain.proven', domain, { by: provenBy });
  });
  return { ...domain, provenAt: now, provenBy };
}

export async function removeDomain(
  company: Company,
  actor: Actor,
  accountId: string | null,
  id: string,
): Promise<void> {
  await company.sql.begin(async (tx) => {
    const domain = await store.findDomain(tx, accountId, id);
    if (!domain) throw domainNotFound();
    await store.deleteDomain(tx, accountId, id);
    await audit(company, tx, actor, 'company_domain.removed', domain);
  });
}

function normalDomain(name: string): string {
  const domain = domainToASCII(name.trim().replace(/^@/, '')).toLowerCase();
  if (!/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)) {
    throw wrong('domain', 'Enter the part of the mail addresses after the @, such as customer.example.');
  }
  if (PUBLIC_MAIL.includes(domain)) {
    throw wrong('domain_public', 'Anyone can get a mail address of this domain.');
  }
  return domain;
}

const wrong = (reason: NonNullable<FieldProblem['reason']>, message: string) =>
  invalidFields([{ field: 'domain', code: 'invalid_value', message, reason }]);

const domainNotFound = () => callErrors.NOT_FOUND({ message: 'There is no such domain.' });

function audit(
  { clock }: Company,
  tx: Transaction,
  actor: Actor,
  action: string,
  { id: subjectId, accountId, domain }: store.MailDomain,
  details: Record<string, unknown> = {},
) {
  return recordAudit(tx, clock, actor, {
    action,
    accountId,
    subjectType: 'company_domain',
    subjectId,
    details: { domain, ...details },
  });
}
