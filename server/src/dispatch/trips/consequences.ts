// What trips, their protocols and positions do when something of another part changes.
import { type Choice, each, type Part, unaffected } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import { isOneOf, ON_THE_ROAD } from '../../model/orders/status.ts';
import type { Actor } from '../../operator/audit.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import { openOrder } from '../../orders/consequences.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { findDriver } from '../drivers/driver-store.ts';
import { chooseDriver } from '../drivers/manage-drivers.ts';
import { deleteSignatures } from './protocol-store.ts';
import { listUnfinishedTrips } from './trip-store.ts';

export const tripsPart: Part<Core, 'order' | 'account' | 'driver' | 'person'> = {
  name: 'trips',
  tables: ['protocols', 'protocol_photos'],
  people: {
    protocols: textsAboutPeople({
      protocols: { data: 'json', order_id: 'order', version: 'version' },
      protocol_photos: { caption: 'text' },
    }),
  },
  answers: {
    order: {
      changed: { today: ['TO_CONFIRM'] },
      released: null,
      taken: null,
      assigned: 'A draft of the former driver stays with that driver, who can hand it in for 24 hours.',
      given_back: 'A draft of the former driver stays with that driver, who can hand it in for 24 hours.',
      cancelled: 'What was signed before is taken in, because it happened.',
      delivered: null,
      completed: null,
      invoiced: null,
      invoice_cancelled: null,
      anonymized: { act: each((_: Core, tx, { order }) => deleteSignatures(tx, order.id)) },
    },
    account: unaffected('account', 'Trips belong to orders, which continue or are open.'),
    person: {
      erased: {
        open: {
          kind: 'DRIVER',
          async list(_, db, { person }) {
            const drivers = await Promise.all(person.waitingDrivers.map((id) => findDriver(db, id)));
            return drivers
              .filter((driver) => driver !== null)
              .map(({ id, name: number }) => ({ id, number, choices: ['AFTER_TRIPS'], facts: {} }));
          },
          settle: { AFTER_TRIPS: async () => {} },
        },
      },
    },
    driver: {
      absent: { today: ['DRIVER_ABSENT'] },
      deactivated: {
        open: {
          kind: 'TRIP',
          async list(_, db, { driverId }) {
            const trips = await listUnfinishedTrips(db, driverId);
            return trips.map((trip) =>
              openOrder(trip, isOneOf(ON_THE_ROAD, trip) ? ['FINISH', 'GIVE'] : ['LEAVE', 'GIVE']),
            );
          },
          settle: {
            /** The driver leaves after the last trip. */
            FINISH: async () => {},
            LEAVE: (core, tx, { actor }, { id }) => dropOut(core, tx, actor, id),
            GIVE: (core, tx, { actor }, chosen) => giveTo(core, tx, actor, chosen),
          },
        },
      },
    },
  },
};

async function dropOut(core: Core, tx: Transaction, actor: Actor, id: string) {
  const command = { name: 'driver_dropped_out' } as const;
  return applyCommand(core, tx, await getAnyOrder(tx, id), { actor, command });
}

async function giveTo(core: Core, tx: Transaction, actor: Actor, { id, driverId }: Choice) {
  if (driverId === undefined) {
    const message = 'Name the driver who takes the trip.';
    throw invalidFields([{ field: 'open.driverId', code: 'invalid_type', message }]);
  }
  const driver = await chooseDriver(tx, driverId);
  const command = { name: 'reassign_driver', driver } as const;
  return applyCommand(core, tx, await getAnyOrder(tx, id), { actor, command });
}
