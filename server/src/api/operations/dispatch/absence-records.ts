// An absence for dispatch: who decided, and for a request the affected trips.
import { z } from 'zod';
import type { Absence } from '../../../dispatch/availability/absence.ts';
import type { WaitingAbsence } from '../../../dispatch/availability/absence-store.ts';
import type { Db } from '../../../platform/db.ts';
import { absenceShape, toAbsenceRecord } from '../../shared/availability/absence-record.ts';
import { peopleOf, personRecord } from '../../shared/people/actors.ts';

export const absenceRecord = z
  .object({
    ...absenceShape,
    driverId: z.uuid(),
    decidedBy: personRecord.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Absence' });

export const waitingAbsence = absenceRecord
  .extend({
    driverName: z.string(),
    trips: z.int().describe('Trips of the driver that are planned for these days'),
  })
  .meta({ id: 'WaitingAbsence' });

const channelOf = (actor: string) => {
  if (actor.startsWith('driver:')) return 'driver';
  return actor.startsWith('user:') ? 'console' : 'ops';
};

const authorOf = (actor: string) => ({ actor, channel: channelOf(actor) });

export async function toAbsenceRecords(db: Db, absences: readonly Absence[]) {
  const deciders = absences.flatMap(({ decidedBy }) => (decidedBy === null ? [] : [authorOf(decidedBy)]));
  const personOf = await peopleOf(db, null, deciders);
  return absences.map((absence) => ({
    ...toAbsenceRecord(absence),
    driverId: absence.driverId,
    decidedBy: absence.decidedBy === null ? null : personOf(authorOf(absence.decidedBy)),
    version: absence.version,
  }));
}

/** Nobody has decided about them yet. */
export function toWaitingRecord({ absence, driverName, trips }: WaitingAbsence) {
  const { driverId, version } = absence;
  return { ...toAbsenceRecord(absence), driverId, decidedBy: null, version, driverName, trips };
}
