// Searches drivers, accounts, users, quotes, invoices, places and damage cases by the beginning of a word or number.
// Letter case and accents do not matter. The triggers of the tables write the terms.
import type { Db, Fragment } from './db.ts';

export type NameKind = 'account' | 'driver' | 'user' | 'quote' | 'invoice' | 'place' | 'damage';

/** The kind of a text, stored as its first letter. */
const LETTERS = { word: 'w', mail: 'a', phone: 't', number: 'n' } as const;
type NameText = keyof typeof LETTERS;

const LIKE_PHONE = /^[\d\s()+/.-]{4,}$/;
/** Shorter numbers match too many phones. */
const MIN_PHONE_DIGITS = 3;
/** More subjects than a search shows; a text that matches more is too short to help. */
const MAX_SUBJECTS = 50;

export interface NameScope {
  accountId: string;
  /** Empty for people, who belong to no environment. */
  environment: string;
}

function beginningsOf(search: string, texts: readonly NameText[]): string[] {
  const text = search.trim();
  const isPhone = LIKE_PHONE.test(text) && text.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS;
  return texts
    .filter((kind) => kind !== 'phone' || isPhone)
    .map((kind) => LETTERS[kind] + (kind === 'number' ? text.replaceAll(/\s/g, '') : text));
}

/** The ids of the subjects of a kind with such a text. Reads only as many entries of the index as it returns. */
export function subjectsNamed(
  db: Db,
  kind: NameKind,
  search: string,
  texts: readonly NameText[],
  scope?: NameScope,
): Fragment {
  const within = scope
    ? db`t.account_id = ${scope.accountId} and t.environment = ${scope.environment} and`
    : db``;
  return db`
    select n.subject_id from (
      select search_term(given) as low from unnest(${beginningsOf(search, texts)}::text[]) given
    ) b cross join lateral (
      select t.subject_id from name_terms t
      where ${within} t.kind = ${kind} and t.term >= b.low and t.term < b.low || chr(1114111)
      order by t.term, t.subject_id limit ${MAX_SUBJECTS}
    ) n`;
}

/** Whether a word of the name of this row begins with the text. */
export function isNamed(db: Db, kind: NameKind, id: Fragment, search: string): Fragment {
  return db`${id} in (${subjectsNamed(db, kind, search, ['word'])})`;
}
