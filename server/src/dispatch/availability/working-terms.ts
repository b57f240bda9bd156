// The terms on which a driver works: hours, licences, kinds of vehicles, home place, limits of a working day.
import type { Coordinates } from '../../geo/ports.ts';

export const LICENCE_CLASSES = ['B', 'BE', 'C1', 'C1E', 'C', 'CE'] as const;
export type LicenceClass = (typeof LICENCE_CLASSES)[number];

/** What a driver may be excluded from: towing a trailer, driving a truck, driving an electric vehicle. */
export const VEHICLE_KINDS = ['TRAILER', 'TRUCK', 'ELECTRIC'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/**
 * What a driver needs and what may end. LICENCE_CHECK: the employer has seen the driving licence. QUALIFICATION and DRIVER_CARD are
 * needed for trucks only, ELECTRIC (the instruction) for electric vehicles only.
 */
export const LICENCE_KINDS = [
  'DRIVING_LICENCE',
  'LICENCE_CHECK',
  'QUALIFICATION',
  'DRIVER_CARD',
  'ELECTRIC',
] as const;
export type LicenceKind = (typeof LICENCE_KINDS)[number];

export interface Licence {
  kind: LicenceKind;
  /** A day as 2026-12-02, which is included; null without an end. */
  validUntil: string | null;
}

export const EMPLOYMENT_KINDS = ['EMPLOYED', 'FREELANCE', 'CARRIER'] as const;
type EmploymentKind = (typeof EMPLOYMENT_KINDS)[number];

/** Local times as 07:30. `to` may be 24:00; a time before `from` is on the next day. */
export interface DayHours {
  from: string;
  to: string;
}

/** Without a street: the city is enough to plan the way to a pickup. */
export interface HomePlace {
  postalCode: string;
  city: string;
  country: string;
  /** Null if the place was not found. */
  coordinates: Coordinates | null;
}

export interface WorkingTerms {
  /** Monday first, null for a day without work. Null if the driver works at any time. */
  weeklyHours: readonly (DayHours | null)[] | null;
  /** Empty if they are not recorded; then they are not checked. */
  licenceClasses: readonly LicenceClass[];
  mayDrive: readonly VehicleKind[];
  /** At most one of each kind. Those that are not recorded are not checked. */
  licences: readonly Licence[];
  home: HomePlace | null;
  employment: EmploymentKind;
  /** From leaving for the first pickup to the last handover. Null: the usual limit of planning. */
  maxDayMinutes: number | null;
  /** Between the last handover of a day and leaving on the next. Null: not checked. */
  minRestMinutes: number | null;
}

/** The terms of a driver for whom nothing was agreed. */
export const USUAL_TERMS: WorkingTerms = {
  weeklyHours: null,
  licenceClasses: [],
  mayDrive: VEHICLE_KINDS,
  licences: [],
  home: null,
  employment: 'EMPLOYED',
  maxDayMinutes: null,
  minRestMinutes: null,
};
