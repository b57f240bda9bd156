// Nobody who was erased is found in any column of any table.
import { findWhoIsErased } from '../people.ts';
import type { Person, Problem, World } from '../world.ts';

const tablesOf = new WeakMap<World, string[]>();

async function readTables(world: World): Promise<string[]> {
  const known = tablesOf.get(world);
  if (known) return known;
  const rows = await world.installation.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`;
  const names = rows.map(({ name }) => name);
  tablesOf.set(world, names);
  return names;
}

export async function checkErased(world: World): Promise<Problem[]> {
  await findWhoIsErased(world);
  for (const { services } of world.installation.services) await services.http.requestLog.flush();
  const erased = world.people.filter(({ erasedAt }) => erasedAt !== null);
  const problems: Problem[] = [];
  for (const table of await readTables(world)) {
    const sought = erased.filter(({ name, isInAudit }) => {
      // A protocol names the driver who signed it, until its order is anonymized: it proves the handover.
      if (table === 'document_chunks') return !name.startsWith('driver');
      return !(isInAudit && table.startsWith('audit'));
    });
    if (sought.length > 0) problems.push(...(await findInTable(world, table, sought)));
  }
  return problems;
}

/** Names and numbers as `newPerson` makes them, as texts and as bytes are shown: one scan finds all of them. */
const NAME = '[Xx][Qq][Ss]?[0-9]+[a-z][Qq][Xx]';
const NAME_BYTES = '[57]871(?:73)?(?:3[0-9])+6[1-9a-f]7178';
const PHONE = '17[0-9]{8}(?![0-9a-f])';
const PHONE_BYTES = '3137(?:3[0-9]){8}';
const ANYBODY = `(${[NAME, NAME_BYTES, PHONE, PHONE_BYTES].join('|')})`;

async function findInTable(world: World, table: string, sought: readonly Person[]): Promise<Problem[]> {
  const { sql } = world.installation;
  const found = await sql.unsafe<{ text: string }[]>(
    `select distinct m[1] as text from ${table} t, regexp_matches(t::text, $1, 'g') m`,
    [ANYBODY],
  );
  const texts = new Set(
    found.flatMap(({ text }) => [text.toLowerCase(), Buffer.from(text, 'hex').toString().toLowerCase()]),
  );
  const problems: Problem[] = [];
  for (const person of sought) {
    const text = textsOf(person).find((one) => texts.has(one));
    if (text === undefined) continue;
    const [role] = person.name.match(/^[a-z]+/)!;
    const rows = await sql.unsafe<{ row: string }[]>(
      `select t::text as row from ${table} t where t::text ~* $1 limit 1`,
      [`${text}|${Buffer.from(text).toString('hex')}`],
    );
    problems.push({
      invariant: 'erased',
      rule: `A ${role} is found in ${table}`,
      details: `${person.name} (${text}): ${rows[0]?.row.slice(0, 600)}`,
      // A driver has the name of its person without the letter.
      about: [person.name, person.name.replace(/[a-z]$/, '')],
    });
  }
  return problems;
}

/** The name, which is part of the mail address, too, and the number without country code, unless it is not known. */
function textsOf({ fullName, email, phone }: Person): string[] {
  const name = fullName.split(' ')[1]!.toLowerCase();
  return phone === email ? [name] : [name, phone.replace('+49', '')];
}
