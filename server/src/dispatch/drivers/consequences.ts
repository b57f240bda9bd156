import { each, type Part, unaffected } from '../../consequences/part.ts';
import type { Core } from '../../orders/records/core.ts';
import { eraseDriver } from './erase-driver.ts';
import { leaveAfterLastTrip } from './manage-drivers.ts';
import { awaitDriverErasures, driversOfPerson } from './person-drivers-store.ts';

export const driversPart: Part<Core, 'order' | 'driver'> = {
  name: 'drivers',
  tables: ['drivers', 'driver_links', 'driver_sessions', 'awaited_driver_erasures'],
  people: {
    drivers: {
      find: (_, db, person) => driversOfPerson(db, person),
      async erase({ clock }, tx, { drivers, waitingDrivers }) {
        await awaitDriverErasures(tx, waitingDrivers, clock.now());
        for (const id of drivers) await eraseDriver(tx, id, clock.now());
        return drivers.length;
      },
    },
  },
  answers: {
    order: unaffected<'order', Core>('order', 'A driver has other trips, too.', {
      assigned: { act: each(leaveAfterLastTrip) },
      given_back: { act: each(leaveAfterLastTrip) },
      cancelled: { act: each(leaveAfterLastTrip) },
      delivered: { act: each(leaveAfterLastTrip) },
    }),
    driver: {
      absent: 'A driver who is absent can still sign in.',
      deactivated: 'Phones are signed out with the change itself.',
    },
  },
};
