// Finding by the beginning of any word of a name; letter case and accents do not count.
import type { Db, Fragment } from './db.ts';

/** Reads every row it is asked of: for tables of names, of which no installation has very many. */
export function matchesWordPrefix(db: Db, name: Fragment, text: string): Fragment {
  return db`' ' || search_key(${name}) like '% ' || like_text(search_key(${text.trim()})) || '%'`;
}
