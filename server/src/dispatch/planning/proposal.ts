// The proposal for a day: chains of orders with journeys and reasons, totals, and open orders.
import type { FleetDriver } from './availability.ts';
import type { Mode, Refusal } from './day/day.ts';
import type { Reason } from './day/explain.ts';
import type { PlanOrder } from './plan-order.ts';
import type { Span } from './planning-store.ts';
import type { SolvedDay } from './solve-by-timetable.ts';

export interface ProposedWay {
  mode: Mode;
  /** Null if one of the places is unknown. */
  km: number | null;
  minutes: number;
  /** The driver's share, if a car is shared. */
  costCents: number;
  leavesAt: Date;
  toCity: string | null;
  /** Whether a timetable server answered the duration. */
  byTimetable: boolean;
  /** The other drivers in the car. */
  sharedWith: string[];
  /** Where the next day begins, for a night. */
  nextDay: { city: string | null; km: number } | null;
}

export interface ProposedReason {
  kind: Reason['kind'];
  km: number | null;
  /** The number of the order before. */
  after: string | null;
  next: { driverId: string; name: string; moreCents: number; moreKm: number } | null;
}

export interface ProposedLeg {
  order: PlanOrder;
  /** True if it was assigned before the proposal. */
  set: boolean;
  startsAt: Date;
  endsAt: Date;
  deadheadKm: number | null;
  lateMinutes: number;
  way: ProposedWay;
  /** Null for what was set by hand. */
  reason: ProposedReason | null;
}

export interface ProposedDriver {
  driver: FleetDriver['driver'];
  fromCity: string | null;
  homeCity: string | null;
  /**
   * The driver has not answered for an earlier trip, and is left out until a dispatcher includes the driver.
   */
  unsure: { order: string; minutes: number } | null;
  legs: ProposedLeg[];
  /** Null if the home is unknown, or the driver is already there. */
  home: ProposedWay | null;
  deadheadKm: number;
  costCents: number;
  dayMinutes: number;
}

export interface Alternative {
  driverId: string;
  name: string;
  /** Compared with the proposal. */
  moreKm: number;
}

export interface Sums {
  deadheadKm: number;
  /** Of the journeys, without open orders and lateness. */
  costCents: number;
  placed: number;
  onTime: number;
}

/** Compared with the proposal. */
export interface MoreWithDriver {
  city: string | null;
  placed: number;
  deadheadKm: number;
  costCents: number;
}

export interface Proposal extends Span {
  day: string;
  madeAt: Date;
  orders: number;
  /** Orders of the day that are left out because they must be released first. */
  unreleased: PlanOrder[];
  drivers: ProposedDriver[];
  late: { orderId: string; alternatives: Alternative[] }[];
  open: { order: PlanOrder; nearest: { name: string; km: number | null; why: Refusal } | null }[];
  proposed: Sums;
  nearestFirst: Sums;
  /** Only what is set by hand. */
  asItStands: Sums;
  oneMoreDriver: MoreWithDriver | null;
  timetable: SolvedDay['timetable'];
}
