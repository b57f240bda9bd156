import type { Db } from '../platform/db.ts';
import type { RecipientType } from './damage-case.ts';
import type { LetterKind } from './letter-texts.ts';

export interface DamageLetter {
  id: string;
  caseId: string;
  accountId: string;
  kind: LetterKind;
  recipientType: RecipientType;
  /** Null after the order was anonymised, like subject and document. */
  recipient: string | null;
  subject: string | null;
  documentId: string | null;
  createdAt: Date;
  createdBy: string;
}

export async function insertLetter(db: Db, letter: DamageLetter): Promise<void> {
  await db`insert into damage_letters ${db(letter)}`;
}

/** Oldest first. */
export async function listLetters(db: Db, caseId: string): Promise<DamageLetter[]> {
  return db<DamageLetter[]>`select * from damage_letters where case_id = ${caseId} order by created_at, id`;
}

export async function findLetter(db: Db, caseId: string, id: string): Promise<DamageLetter | null> {
  const [letter] = await db<DamageLetter[]>`
    select * from damage_letters where id = ${id} and case_id = ${caseId}`;
  return letter ?? null;
}

/**
 * Removes texts, photos and letters when an order is anonymised. Parts, liability and amounts stay: like invoices, they
 * belong to the books of the operator.
 */
export async function anonymizeCases(db: Db, orderId: string): Promise<void> {
  const cases = db`(select id from damage_cases where order_id = ${orderId})`;
  await db`
    update damage_cases set description = null, liability_reason = null, remarks = null,
      damages = coalesce((select jsonb_agg(d.value || '{"description": "–"}' order by d.ordinality)
        from jsonb_array_elements(damages) with ordinality d), '[]')
    where order_id = ${orderId}`;
  await db`delete from damage_photos where case_id in ${cases}`;
  await db`update damage_tasks set text = null where case_id in ${cases}`;
  await db`update damage_outcomes set reason = null where case_id in ${cases}`;
  await db`
    delete from documents where id in (select document_id from damage_letters where case_id in ${cases})`;
  await db`update damage_letters set recipient = null, subject = null where case_id in ${cases}`;
}
