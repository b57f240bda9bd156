import type { Scope } from '../../model/environment.ts';
import { type Db, type Fragment, jsonOrNull } from '../../platform/db.ts';
import { subjectsNamed } from '../../platform/name-search.ts';
import type { Place } from './place.ts';

/** More words narrow a search no further. */
const MAX_WORDS = 4;
/** More duplicates than a person merges at a time. */
const MAX_DUPLICATES = 200;
/** Of two addresses or of the addresses of recent orders. */
const MAX_AT_ADDRESSES = 1000;

function selectPlaces(db: Db): Fragment {
  return db`
    select id, account_id, environment, name, street, postal_code, city, country, address_key, coordinates,
      opening_hours, contacts, remarks, created_at, updated_at from places p`;
}

function isIn(db: Db, { accountId, environment }: Scope): Fragment {
  return db`p.account_id = ${accountId} and p.environment = ${environment}`;
}

function toRow(db: Db, place: Place) {
  return {
    ...place,
    coordinates: jsonOrNull(db, place.coordinates),
    openingHours: jsonOrNull(db, place.openingHours),
    contacts: jsonOrNull(db, place.contacts),
  };
}

export async function insertPlace(db: Db, place: Place): Promise<void> {
  await db`insert into places ${db(toRow(db, place))}`;
}

export async function updatePlace(db: Db, place: Place): Promise<void> {
  const { id, accountId, environment, createdAt: _, ...row } = toRow(db, place);
  await db`
    update places set ${db(row)}
    where id = ${id} and account_id = ${accountId} and environment = ${environment}`;
}

export async function deletePlace(db: Db, { id, accountId, environment }: Place): Promise<void> {
  await db`
    delete from places where id = ${id} and account_id = ${accountId} and environment = ${environment}`;
}

export async function findPlace(db: Db, scope: Scope, id: string): Promise<Place | null> {
  const [place] = await db<Place[]>`${selectPlaces(db)} where p.id = ${id} and ${isIn(db, scope)}`;
  return place ?? null;
}

/** Sorted by id, so that two merges of the same places do not wait for each other. */
export async function lockPlaces(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, Place>> {
  const rows = await db<Place[]>`
    ${selectPlaces(db)} where p.id = any(${ids as string[]}::uuid[]) and ${isIn(db, scope)}
    order by p.id for update`;
  return new Map(rows.map((place) => [place.id, place]));
}

/** Further counts of the account wait for the end of this transaction. */
export async function countPlaces(db: Db, scope: Scope): Promise<number> {
  await db`select pg_advisory_xact_lock(hashtext('places'), hashtext(${scope.accountId}))`;
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from places p where ${isIn(db, scope)}`;
  return row!.count;
}

/** Sorted by name, after the given place. */
export async function listPlaces(db: Db, scope: Scope, limit: number, after: Place | null): Promise<Place[]> {
  const start = after ? db`and (p.name_key, p.id) > (search_key(${after.name}), ${after.id})` : db``;
  return db<Place[]>`
    ${selectPlaces(db)} where ${isIn(db, scope)} ${start} order by p.name_key, p.id limit ${limit}`;
}

/**
 * Places with words of name, street, postal code or city that begin like those of the text. The longest word
 * chooses among the terms, because it matches the fewest.
 */
export async function searchPlaces(db: Db, scope: Scope, text: string, limit: number): Promise<Place[]> {
  const words = text.trim().split(/\s+/).slice(0, MAX_WORDS);
  const [longest = '', ...others] = words.toSorted((one, other) => other.length - one.length);
  const isOfScope = db`t.account_id = ${scope.accountId} and t.environment = ${scope.environment}`;
  const hasWord = (word: string) => db`
    exists (select from name_terms t where ${isOfScope} and t.kind = 'place' and t.subject_id = p.id
      and t.term >= search_term(${`w${word}`}) and t.term < search_term(${`w${word}`}) || chr(1114111))`;
  const hasOthers = others.reduce((all, word) => db`${all} and ${hasWord(word)}`, db``);
  return db<Place[]>`
    ${selectPlaces(db)} where ${isIn(db, scope)} and (
      p.id in (${subjectsNamed(db, 'place', text, ['word'], scope)})
      or (p.id in (${subjectsNamed(db, 'place', longest, ['word'], scope)}) ${hasOthers}))
    order by p.name_key, p.id limit ${limit}`;
}

/** Places of which another one has the same address, sorted by address; oldest first. */
export async function listDuplicates(db: Db, scope: Scope): Promise<Place[]> {
  return db<Place[]>`
    ${selectPlaces(db)} where ${isIn(db, scope)} and exists (
      select from places q where q.account_id = p.account_id and q.environment = p.environment
        and q.address_key = p.address_key and q.id <> p.id)
    order by p.address_key, p.created_at, p.id limit ${MAX_DUPLICATES}`;
}

/** Oldest first. */
export async function findPlacesAt(db: Db, scope: Scope, keys: readonly string[]): Promise<Place[]> {
  return db<Place[]>`
    ${selectPlaces(db)} where ${isIn(db, scope)} and p.address_key = any(${keys as string[]}::text[])
    order by p.created_at, p.id limit ${MAX_AT_ADDRESSES}`;
}

export async function deletePlacesOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from places where account_id = ${accountId}`;
}
