import type { FoundPerson } from '../../consequences/person.ts';
import type { Db, Fragment } from '../../platform/db.ts';

export interface MailOfPerson {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  createdAt: Date;
  sentAt: Date | null;
}

function isRecipient(db: Db, { emails }: FoundPerson): Fragment {
  return db`lower(recipient) = any(${emails as string[]})`;
}

export async function mailsOfPerson(db: Db, person: FoundPerson): Promise<MailOfPerson[]> {
  return db<MailOfPerson[]>`
    select id, kind, recipient, subject, text, created_at, sent_at from mails
    where ${isRecipient(db, person)} order by created_at, id`;
}

/**
 * Also those to others with a link, if they name the person: a shorter text would move the place of the link. Returns the number of
 * mails to the person.
 */
export async function deleteMailsOfPerson(db: Db, person: FoundPerson): Promise<number> {
  const { count } = await db`delete from mails where ${isRecipient(db, person)}`;
  await db`delete from mails where link_token is not null and concat(subject, text, html) ~ ${person.pattern}`;
  return count;
}
