// Searches names by the beginning of any word, without letter case and accents.
import type { Db, Fragment } from './db.ts';

/** Reads every row, so it is only for tables of names, which stay small in every installation. */
export function matchesWordPrefix(db: Db, name: Fragment, text: string): Fragment {
  return db`' ' || search_key(${name}) like '% ' || like_text(search_key(${text.trim()})) || '%'`;
}
