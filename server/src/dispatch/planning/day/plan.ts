// A plan of a day while it is searched: which driver drives which orders in which sequence.
// Every change keeps all routes feasible.
import type { Day, DayJob, Refusal, Route } from './day.ts';
import { drive } from './drive.ts';
import { type Insertion, type Sequence, Sequences } from './sequences.ts';
import { type Shared, shareWays, withRides } from './share-ways.ts';
import type { Travel } from './travel.ts';

const EPSILON = 1e-6;

export interface Solution {
  /** One per driver. */
  routes: readonly Route[];
  open: readonly DayJob[];
  shared: Shared;
  /** Everything that is minimised. */
  cents: number;
}

export interface Snapshot {
  sequences: readonly Sequence[];
  driverOf: Int32Array;
  openCents: number;
}

export class Plan {
  readonly day: Day;
  readonly travel: Travel;
  /** The orders to assign, sorted by pickup. */
  readonly todo: readonly DayJob[];
  /** By job; -1 while the job is open. */
  readonly driverOf: Int32Array;
  private readonly known: Sequences;
  private sequences: Sequence[];
  private openCents: number;

  constructor(day: Day, travel: Travel) {
    this.day = day;
    this.travel = travel;
    this.known = new Sequences(day, travel);
    this.todo = day.jobs
      .filter(({ isSet }) => !isSet)
      .sort((a, b) => a.requestedAt - b.requestedAt || a.index - b.index);
    this.sequences = day.drivers.map(({ set }, driver) => this.known.of(driver, set));
    this.driverOf = new Int32Array(day.jobs.length).fill(-1);
    this.openCents = this.todo.reduce((sum, job) => sum + job.openCents, 0);
  }

  sequenceOf(driver: number): Sequence {
    return this.sequences[driver]!;
  }

  open(): DayJob[] {
    return this.todo.filter(({ index }) => this.driverOf[index] === -1);
  }

  /** Each driver alone. */
  routeCents(): number {
    let sum = this.openCents;
    for (const { cents } of this.sequences) sum += cents;
    return sum;
  }

  /** With shared cars and nights near open orders of the next day. */
  fullCents(): number {
    return this.routeCents() - shareWays(this.travel, this.routes(), this.day.nextDay).savedCents;
  }

  routes(): Route[] {
    return this.sequences.map((sequence) => this.known.routeOf(sequence));
  }

  routeOf(sequence: Sequence): Route {
    return this.known.routeOf(sequence);
  }

  /** Takes over the assignments of a plan with the same orders and the same first drivers. */
  adopt(other: Plan): void {
    for (const sequence of other.sequences) {
      this.sequences[sequence.driver] = this.known.of(sequence.driver, sequence.jobs, sequence.cents);
    }
    this.driverOf.set(other.driverOf);
    this.openCents = other.openCents;
  }

  take(job: DayJob): void {
    const driver = this.driverOf[job.index]!;
    if (driver === -1) return;
    this.sequences[driver] = this.known.without(this.sequences[driver]!, job);
    this.driverOf[job.index] = -1;
    this.openCents += job.openCents;
  }

  give(job: DayJob, { driver, sequence }: Insertion): void {
    this.sequences[driver] = sequence;
    this.driverOf[job.index] = driver;
    this.openCents -= job.openCents;
  }

  /** The sequence of the order's driver without it. */
  without(job: DayJob): Sequence {
    return this.known.without(this.sequences[this.driverOf[job.index]!]!, job);
  }

  /** How much the order adds to the cost of its driver. */
  costOfJob(job: DayJob): number {
    const driver = this.driverOf[job.index]!;
    return driver === -1 ? job.openCents : this.sequences[driver]!.cents - this.without(job).cents;
  }

  extend(sequence: Sequence, job: DayJob): Insertion | null {
    return this.known.extend(sequence, job);
  }

  /** The order with this driver too; null if it does not fit, or would cost more than leaving it open. */
  fit(driver: number, job: DayJob): Insertion | null {
    const insertion = this.known.extend(this.sequences[driver]!, job);
    return insertion && insertion.adds < job.openCents ? insertion : null;
  }

  /** Of all drivers who could be there, the cheapest first, at whatever cost. */
  insertions(job: DayJob): Insertion[] {
    return this.sequences
      .map((sequence) => this.known.extend(sequence, job))
      .filter((insertion) => insertion !== null)
      .sort((a, b) => a.adds - b.adds || a.driver - b.driver);
  }

  cheapest(job: DayJob, except = -1): Insertion | null {
    let best: Insertion | null = null;
    for (const sequence of this.sequences) {
      if (sequence.driver === except) continue;
      const insertion = this.known.extend(sequence, job);
      if (insertion && insertion.adds < (best?.adds ?? job.openCents) - EPSILON) best = insertion;
    }
    return best;
  }

  snapshot(): Snapshot {
    return {
      sequences: [...this.sequences],
      driverOf: this.driverOf.slice(),
      openCents: this.openCents,
    };
  }

  restore({ sequences, driverOf, openCents }: Snapshot): void {
    this.sequences = [...sequences];
    this.driverOf.set(driverOf);
    this.openCents = openCents;
  }

  /** Why this driver cannot take the order too; null if it fits. */
  refusalOf(driver: number, job: DayJob): Refusal | null {
    if (this.fit(driver, job)) return null;
    const jobs = [...this.sequences[driver]!.jobs, job].sort((a, b) => a.requestedAt - b.requestedAt);
    const route = drive(this.travel, this.day.drivers[driver]!, jobs);
    return typeof route === 'string' ? route : null;
  }

  toSolution(): Solution {
    const routes = this.routes();
    const shared = shareWays(this.travel, routes, this.day.nextDay);
    return {
      routes: withRides(routes, shared),
      open: this.open(),
      shared,
      cents: this.routeCents() - shared.savedCents,
    };
  }
}
