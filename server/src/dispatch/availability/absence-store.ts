import { AVERAGE_KMH, UNKNOWN_DRIVE_MS } from '../../model/orders/travel-time.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { Absence, AbsenceDays, AbsentDays } from './absence.ts';

const HOUR_SECONDS = 3600;

/** `date` would become a time; the days of an absence have none. */
const columns = (db: Db) => db`a.*, a.first_day::text as first_day, a.last_day::text as last_day`;

export async function insertAbsence(db: Db, absence: Absence): Promise<void> {
  await db`insert into driver_absences ${db(absence)}`;
}

export async function findAbsence(db: Db, id: string): Promise<Absence | null> {
  const [absence] = await db<Absence[]>`select ${columns(db)} from driver_absences a where a.id = ${id}`;
  return absence ?? null;
}

type Decision = Pick<Absence, 'state' | 'decidedBy' | 'decidedAt' | 'decisionRemark' | 'seenAt'>;

export async function updateAbsence(db: Db, { id, version }: Absence, decision: Decision): Promise<void> {
  await db`update driver_absences set ${db({ ...decision, version: version + 1 })} where id = ${id}`;
}

/** By first day, the latest first. */
export async function listAbsencesOf(
  db: Db,
  driverId: string,
  limit: number,
  after: PageStart | null,
): Promise<Absence[]> {
  return db<Absence[]>`
    select ${columns(db)} from driver_absences a where a.driver_id = ${driverId}
      ${after ? db`and (a.first_day, a.id) < (${after.at.toISOString().slice(0, 10)}::date, ${after.id})` : db``}
    order by a.first_day desc, a.id desc limit ${limit}`;
}

/** Requested or approved ones that share a day with these. */
export async function listOverlapping(
  db: Db,
  driverId: string,
  { firstDay, lastDay }: AbsenceDays,
): Promise<Absence[]> {
  return db<Absence[]>`
    select ${columns(db)} from driver_absences a
    where a.driver_id = ${driverId} and a.state in ('REQUESTED', 'APPROVED')
      and a.first_day <= ${lastDay}::date and a.last_day >= ${firstDay}::date
    order by a.first_day, a.id`;
}

export interface WaitingAbsence {
  absence: Absence;
  driverName: string;
  /** The midnight before the first day. */
  beginsAt: Date;
  /** Trips of the driver that are planned for these days. */
  trips: number;
}

/** Requests for a decision, oldest first. Trips are counted by the days of the time zone, from pickup to arrival. */
export async function listWaiting(
  db: Db,
  timeZone: string,
  limit: number,
  after: PageStart | null,
): Promise<WaitingAbsence[]> {
  const rows = await db<(Absence & Omit<WaitingAbsence, 'absence'>)[]>`
    select ${columns(db)}, d.name as driver_name, a.first_day::timestamp at time zone ${timeZone} as begins_at, (
        select count(*)::int from orders o
        where o.driver_id = a.driver_id and o.environment = 'production' and o.status in ('ASSIGNED', 'ACCEPTED')
          and o.due_at + make_interval(secs => coalesce(o.distance_km * ${HOUR_SECONDS / AVERAGE_KMH}, ${UNKNOWN_DRIVE_MS / 1000}))
            >= (a.first_day::timestamp at time zone ${timeZone})
          and o.due_at < ((a.last_day + 1)::timestamp at time zone ${timeZone})
      ) as trips
    from driver_absences a join drivers d on d.id = a.driver_id
    where a.state = 'REQUESTED' ${after ? db`and (a.created_at, a.id) > (${after.at}, ${after.id})` : db``}
    order by a.created_at, a.id limit ${limit}`;
  return rows.map(({ driverName, beginsAt, trips, ...absence }) => ({
    absence,
    driverName,
    beginsAt,
    trips,
  }));
}

/** By driver: the days on which drivers are absent, for planning. A reported sickness counts at once. */
export async function listAbsentDays(
  db: Db,
  { firstDay, lastDay }: AbsenceDays,
): Promise<Map<string, AbsentDays[]>> {
  const rows = await db<(AbsentDays & { driverId: string })[]>`
    select a.driver_id, a.kind, a.first_day::text as first_day, a.last_day::text as last_day
    from driver_absences a
    where a.last_day >= ${firstDay}::date and a.first_day <= ${lastDay}::date
      and (a.state = 'APPROVED' or (a.state = 'REQUESTED' and a.kind = 'SICKNESS'))
    order by a.first_day, a.id`;
  const found = new Map<string, AbsentDays[]>();
  for (const { driverId, ...days } of rows) found.set(driverId, [...(found.get(driverId) ?? []), days]);
  return found;
}

/** Decisions of dispatch that the driver's app has not shown yet. */
export async function countUnseen(db: Db, driverId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from driver_absences a
    where a.driver_id = ${driverId} and a.decided_at is not null and a.seen_at is null`;
  return row!.count;
}

/** Decisions made until this time. */
export async function markSeen(db: Db, driverId: string, now: Date): Promise<void> {
  await db`
    update driver_absences set seen_at = ${now}
    where driver_id = ${driverId} and decided_at <= ${now} and seen_at is null`;
}

export async function deleteAbsencesOf(db: Db, driverId: string): Promise<void> {
  await db`delete from driver_absences where driver_id = ${driverId}`;
}

/** Deletes absences that ended before this time; returns how many. */
export async function deleteOldAbsences(db: Db, endedBefore: Date, limit: number): Promise<number> {
  const { count } = await db`
    delete from driver_absences where id in (
      select id from driver_absences where last_day < ${endedBefore.toISOString().slice(0, 10)}::date
      order by last_day limit ${limit})`;
  return count;
}
