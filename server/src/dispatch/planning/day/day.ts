// The input of the solver: orders, drivers, places and rates of one day, as plain data.
// Times are milliseconds since 1970, money is in cents, a place is an index into `places`.
import type { Coordinates } from '../../../geo/ports.ts';

export const MODES = ['NONE', 'WALK', 'TRANSIT', 'SHUTTLE', 'OVERNIGHT'] as const;
/** How a driver travels without a vehicle to transfer. OVERNIGHT replaces the way home. */
export type Mode = (typeof MODES)[number];

/** The operator's cost of journeys. */
export interface Rates {
  /** The time in public transport compared with the driving time. */
  transitTimeFactor: number;
  /** To the stop, waiting, and from the stop. */
  transitWaitMs: number;
  transitCentsPerKm: number;
  /** For the car, however many drivers are in it. */
  shuttleCentsPerKm: number;
  /** For drivers that the shuttle car brings; 0 if there is no shuttle. */
  shuttleSeats: number;
  overnightCents: number;
  /** How near the first order of the next day must begin. */
  overnightKm: number;
  /** Of a driver on the way. */
  hourCents: number;
}

export interface JobTimes {
  startsAt: number;
  endsAt: number;
}

/** An order to assign, or one that is set by hand and keeps its driver and time. */
export interface DayJob {
  index: number;
  /** The pickup; -1 if the place is unknown. */
  from: number;
  to: number;
  requestedAt: number;
  latestAt: number;
  /** From pickup to the end of the handover. */
  lastsMs: number;
  isSet: boolean;
  /** The times of a trip that could start then, by the opening hours at both ends; null if a place stays closed. */
  openTimes?: ((startsAt: number) => JobTimes | null) | undefined;
  /** What it costs to leave the order open. */
  openCents: number;
}

export interface DayDriver {
  index: number;
  /** Where the driver is at `freeFrom`; -1 if unknown. */
  from: number;
  freeFrom: number;
  /** The start of the working day if a trip of it is under way. */
  dayFrom: number | null;
  /** -1 if unknown: then no way home is planned. */
  home: number;
  /** When the driver must be home, or in the hotel. */
  homeBy: number | null;
  maxDayMs: number;
  /** An agreed limit counts from leaving, also for a single trip; the usual one from the first pickup. */
  countsFromLeaving: boolean;
  /** The rest before leaving on a new day. */
  minRestMs: number;
  /** The end of the last trip before; null without one. */
  lastEndAt: number | null;
  /** The last handover must be over by then, so that the driver is rested for the next trip. */
  endBy: number | null;
  /** Sorted by time. */
  set: readonly DayJob[];
  /** Where the driver's own first trip of the next day begins; -1 without such a trip. */
  nextDay: number;
  /** Added if the driver gets an order although it is not sure that the driver comes. */
  doubtCents: number;
  /** Why the driver cannot drive this order at any time; null if there is no reason. */
  excludes(job: DayJob): Refusal | null;
  /** Why the driver cannot drive at this time; null if the driver works at any time. */
  refuses: ((job: DayJob, leavesAt: number, times: JobTimes) => Refusal | null) | null;
}

export interface Day {
  /** Null where an address was not found. */
  places: readonly (Coordinates | null)[];
  jobs: readonly DayJob[];
  drivers: readonly DayDriver[];
  /** Places where open orders of the next day begin: each justifies one driver's night there. */
  nextDay: readonly number[];
  rates: Rates;
}

/** Why a driver cannot drive these orders. */
export const REFUSALS = [
  'LATE',
  'NEXT_TRIP',
  'LONG_DAY',
  'SHORT_REST',
  'NOT_HOME',
  'ABSENT',
  'OUTSIDE_HOURS',
  'LICENCE_MISSING',
  'MAY_NOT_DRIVE',
  'LICENCE_ENDED',
  'CLOSED',
  'DECLINED',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The way of a driver to a pickup, or home. */
export interface Way {
  from: number;
  to: number;
  mode: Mode;
  /** Null if one of the places is unknown. */
  km: number | null;
  ms: number;
  cents: number;
  /** When the driver is free to leave, leaves at the latest, and must have arrived. */
  readyAt: number;
  leaveBy: number;
  /** When the pickup is requested: an arrival after it is late. The same as `dueAt` on the way home. */
  requestedAt: number;
  dueAt: number;
}

export interface Leg {
  job: DayJob;
  way: Way;
  startsAt: number;
  endsAt: number;
  lateMs: number;
}

/** The day of one driver, each way by the mode that costs least for this driver alone. */
export interface Route {
  legs: readonly Leg[];
  /** Null if the home is unknown, or the driver is already there. */
  home: Way | null;
  /** The longest working day, from the first pickup to the last handover. */
  dayMs: number;
  /** Ways, lateness and doubt. */
  cents: number;
}
