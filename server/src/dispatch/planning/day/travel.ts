// Distances between the places of a day, and what a way takes and costs by each mode.
import { HOUR_MS, MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { roadKm } from '../../../geo/offline-router.ts';
import type { Coordinates } from '../../../geo/ports.ts';
import { drivingMs } from '../../../model/orders/travel-time.ts';
import type { Mode, Rates } from './day.ts';

/**
 * An unknown distance counts as this long: drivers who are known to be nearer come first, and a driver with
 * an unknown distance is not proposed for a pickup that only a driver on site would reach in time.
 */
export const UNKNOWN_KM = 150;
/** Drivers walk up to this far. */
const WALK_KM = 1.5;
const WALK_MS_PER_KM = 12 * MINUTE_MS;
const NOT_COMPUTED = -1;

export interface Option {
  mode: Mode;
  ms: number;
  cents: number;
}

/** A distance is computed when it is first needed: a day uses few of all pairs. */
export class Travel {
  readonly rates: Rates;
  private readonly places: readonly (Coordinates | null)[];
  private readonly km: Float64Array;
  private readonly options: (readonly Option[] | undefined)[];
  /** Of a timetable server, by pair. */
  private readonly timetable = new Map<number, number>();

  constructor(places: readonly (Coordinates | null)[], rates: Rates) {
    this.places = places;
    this.rates = rates;
    this.km = new Float64Array(places.length * places.length).fill(NOT_COMPUTED);
    this.options = new Array(places.length * places.length);
  }

  private pair(from: number, to: number): number {
    return from * this.places.length + to;
  }

  /** Null if a place is unknown. */
  kmBetween(from: number, to: number): number | null {
    const [a, b] = [this.places[from], this.places[to]];
    if (!a || !b) return null;
    const pair = this.pair(from, to);
    if (this.km[pair] === NOT_COMPUTED) this.km[pair] = roadKm(a, b);
    return this.km[pair]!;
  }

  /** The duration that a timetable server answered replaces the estimate for this way. */
  setTransit(from: number, to: number, ms: number): void {
    const pair = this.pair(from, to);
    this.timetable.set(pair, ms);
    this.options[pair] = undefined;
  }

  hasTimetable(from: number, to: number): boolean {
    return this.timetable.has(this.pair(from, to));
  }

  /** The ways to travel alone, the fastest first; one that is slower and not cheaper is left out. */
  optionsOf(from: number, to: number): readonly Option[] {
    if (from < 0 || to < 0) return this.optionsFor(UNKNOWN_KM, undefined);
    const pair = this.pair(from, to);
    const found = this.options[pair];
    if (found) return found;
    const made = this.optionsFor(this.kmBetween(from, to) ?? UNKNOWN_KM, this.timetable.get(pair));
    this.options[pair] = made;
    return made;
  }

  private optionsFor(km: number, timetableMs: number | undefined): readonly Option[] {
    if (km === 0) return [{ mode: 'NONE', ms: 0, cents: 0 }];
    if (km <= WALK_KM) {
      const ms = km * WALK_MS_PER_KM;
      return [{ mode: 'WALK', ms, cents: this.timeCents(ms) }];
    }
    const transitMs = timetableMs ?? this.rates.transitWaitMs + drivingMs(km) * this.rates.transitTimeFactor;
    const transit: Option = {
      mode: 'TRANSIT',
      ms: transitMs,
      cents: km * this.rates.transitCentsPerKm + this.timeCents(transitMs),
    };
    if (this.rates.shuttleSeats === 0) return [transit];
    const shuttle: Option = { mode: 'SHUTTLE', ms: drivingMs(km), cents: this.shuttleCents(km, 1) };
    const [fast, slow] = shuttle.ms <= transit.ms ? [shuttle, transit] : [transit, shuttle];
    return slow.cents < fast.cents ? [fast, slow] : [fast];
  }

  timeCents(ms: number): number {
    return (ms / HOUR_MS) * this.rates.hourCents;
  }

  /** The car's kilometres once, and the time of every person in it. */
  shuttleCents(carKm: number, drivers: number): number {
    return carKm * this.rates.shuttleCentsPerKm + drivers * this.timeCents(drivingMs(carKm));
  }
}
