// Distinguishes demo data from all other data by the audit log: who created an account, person or key.

import { SIMULATED_DRIVER } from '../dispatch/drivers/driver.ts';
import type { Actor } from '../operator/audit.ts';
import type { Db } from '../platform/db.ts';

export const DEMO: Actor = { name: 'demo', channel: 'demo' };

/**
 * The demo, its people, and those whom they invited, as actors: what the people of the demo create belongs to
 * the demo, too.
 */
function withDemoActors(db: Db) {
  return db`
    with recursive demo_people as (
      select subject_id as id from audit where actor = ${DEMO.name} and action = 'user.invited'
      union
      select a.subject_id from demo_people p join audit a on a.actor = 'user:' || p.id
      where a.action = 'user.invited'
    ),
    demo_actors as (select ${DEMO.name}::text as actor union all select 'user:' || id from demo_people)`;
}

const CREATED = {
  account: 'account.opened',
  user: 'user.invited',
  driver: 'driver.added',
  credential: 'credential.created',
} as const;

/** A condition on the id of a row: whether the demo created it. */
function isOfDemo(db: Db, type: keyof typeof CREATED, id: string) {
  return db`exists (
    select from audit where subject_type = ${type} and subject_id = ${db(id)}::text
      and action = ${CREATED[type]} and actor in (select actor from demo_actors))`;
}

/** Whether a demo has ever been here. Cheap, also where many people and keys exist. */
export async function hasHadDemo(db: Db): Promise<boolean> {
  const rows = await db`select from audit where actor = ${DEMO.name} limit 1`;
  return rows.length > 0;
}

/** Whether anything exists that the demo did not create. */
export async function hasRealData(db: Db): Promise<boolean> {
  const [row] = await db<{ real: boolean }[]>`
    ${withDemoActors(db)}
    select exists (select from accounts x where not ${isOfDemo(db, 'account', 'x.id')})
      or exists (select from users x where not ${isOfDemo(db, 'user', 'x.id')})
      or exists (
        select from drivers x where id <> ${SIMULATED_DRIVER.id} and not ${isOfDemo(db, 'driver', 'x.id')})
      or exists (
        select from audit where subject_type = 'operator' and subject_id = 'operator'
          and action = 'operator.changed' and actor not in (select actor from demo_actors)) as real`;
  return row!.real;
}

export interface EndedPerson {
  id: string;
  accountId: string | null;
}

/** Their sessions, passkeys and links go with them. */
export async function deleteDemoPeople(db: Db): Promise<EndedPerson[]> {
  return db<EndedPerson[]>`
    ${withDemoActors(db)}
    delete from users x where ${isOfDemo(db, 'user', 'x.id')} returning x.id, x.account_id`;
}

export interface EndedKey {
  id: string;
  accountId: string;
}

/** All keys of demo accounts, and those that the demo's people created in other accounts. */
export async function revokeDemoKeys(db: Db, now: Date): Promise<EndedKey[]> {
  return db<EndedKey[]>`
    ${withDemoActors(db)}
    update credentials x set revoked_at = ${now}
    where x.revoked_at is null
      and (${isOfDemo(db, 'credential', 'x.id')} or ${isOfDemo(db, 'account', 'x.account_id')})
    returning x.id, x.account_id`;
}

/** The demo's drivers who have a link or a session. */
export async function findSignedInDemoDrivers(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    ${withDemoActors(db)}
    select x.id from drivers x
    where ${isOfDemo(db, 'driver', 'x.id')} and (
      exists (select from driver_links where driver_id = x.id)
      or exists (select from driver_sessions where driver_id = x.id and signed_out_at is null))`;
  return rows.map(({ id }) => id);
}
