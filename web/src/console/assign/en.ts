// The words of assigning a driver in English.
import { pluralIn } from '../../../../shared/text/plural.ts';

const plural = pluralIn('en');

export const en = {
  title: 'Assign driver',
  canReach: (free: number, all: number, city: string, clock: string) =>
    `${free} of ${all} can reach ${city} by ${clock}. Outlined: this trip.`,
  canReachAnyTime: (free: number, all: number) => `${free} of ${all} are free.`,
  find: 'Find driver',
  driver: 'Driver',
  toPickup: 'To pickup',
  conflicts: 'Conflicts',
  none: 'No conflict',
  unknown: 'unknown',
  free: 'Free',
  freeTo: (clock: string) => `free to ${clock}`,
  freeFrom: (clock: string) => `from ${clock}`,
  freeNow: 'free now',
  inactive: 'Not working',
  busy: (order: string, clock: string) => `On ${order} until ${clock}`,
  latePickup: (span: string) => `${span} late at pickup`,
  lateDelivery: (span: string) => `Delivers ${span} late`,
  nextTrip: (ends: string, needed: string) => `Ends ${ends}, needed at ${needed}`,
  longDay: (span: string, limit: string, ends: string) => `${span} over ${limit}, ends ${ends}`,
  absent: {
    DAY_OFF: (day: string) => `Day off until ${day}`,
    HOLIDAY: (day: string) => `On holiday until ${day}`,
    SICKNESS: (day: string) => `Sick until ${day}`,
    unknown: (day: string) => `Absent until ${day}`,
  },
  outsideHours: (from: string, to: string) => `Works only from ${from} to ${to}`,
  noWork: 'Does not work on this day',
  licenceMissing: (licence: string) => `Has no licence of class ${licence}`,
  mayNotDrive: {
    TRAILER: 'Does not drive with a trailer',
    TRUCK: 'Does not drive trucks',
    ELECTRIC: 'Does not drive electric vehicles',
  },
  shortRest: (span: string, min: string) => `Only ${span} of rest, needs ${min}`,
  against: (name: string, why: string) => `${name}: ${why}. You can assign the trip all the same.`,
  closed: (place: string, opens: string | null) =>
    opens === null ? `${place} is closed` : `${place} is closed, opens ${opens}`,
  noPosition: 'Position unknown',
  assign: (name: string) => `Assign ${name}`,
  replaceBy: (name: string) => `Give it to ${name}`,
  others: (count: number) => plural(count, { one: 'other driver', other: 'other drivers' }),
  nobody: 'There is no driver yet. Add one under “Drivers”.',
  nobodyFits: 'No driver has this name.',
  offer: 'Offer to drivers',
  offered: (order: string) => `${order} is offered to the drivers`,
  sends: (customer: string, name: string) =>
    `Sends order.scheduled and driver.assigned to ${customer}, and the trip to ${name}’s phone.`,
  pending: (order: string, name: string) => `${order} goes to ${name}`,
  undo: 'Undo',
  undone: (order: string) => `${order} stays without a driver, nobody was told`,
  notReassigned: (order: string) => `${order} stays with its driver, nobody was told`,
  done: (order: string, name: string) => `${order} is assigned to ${name}`,
  failed: (order: string, why: string) => `${order} was not assigned: ${why}`,
  faster: 'somebody else has changed it',
  checks: {
    allowed: 'Works at this time and may drive it',
    reach: (km: string, clock: string) => `${km} to pickup, there by ${clock}`,
    reachUnknown: 'Nobody knows how far the pickup is',
    next: (clock: string) => `No other trip until ${clock}`,
    noNext: 'No other trip afterwards',
    inHand: (clock: string, span: string) => `Delivers ${clock}, ${span} in hand`,
    delivers: (clock: string) => `Delivers ${clock}`,
  },
};

export type AssignWords = typeof en;
