// The sequences of orders that the search has tried for each driver, with their cost.
// A search comes back to the same sequences again and again, so each is computed once.
import type { Day, DayJob, Route } from './day.ts';
import { costOf, drive, driveInConflict } from './drive.ts';
import type { Travel } from './travel.ts';

const MAX_SEQUENCES_PER_DRIVER = 5000;

/** A driver with orders in this sequence. */
export interface Sequence {
  readonly driver: number;
  readonly jobs: readonly DayJob[];
  readonly cents: number;
  /** By order: with this order at its best place, or null if it does not fit. */
  readonly extended: Map<number, Insertion | null>;
  route: Route | null;
}

export interface Insertion {
  driver: number;
  sequence: Sequence;
  adds: number;
}

export class Sequences {
  private readonly known: Map<string, Sequence>[];
  private readonly day: Day;
  private readonly travel: Travel;

  constructor(day: Day, travel: Travel) {
    this.day = day;
    this.travel = travel;
    this.known = day.drivers.map(() => new Map());
  }

  of(driver: number, jobs: readonly DayJob[], cents?: number): Sequence {
    const known = this.known[driver]!;
    const key = keyOf(jobs);
    const found = known.get(key);
    if (found) return found;
    if (known.size >= MAX_SEQUENCES_PER_DRIVER) known.clear();
    const made: Sequence = {
      driver,
      jobs,
      cents: cents ?? this.costOf(driver, jobs),
      extended: new Map(),
      route: null,
    };
    known.set(key, made);
    return made;
  }

  /** Set trips may be in conflict with each other: they stay, and the driver gets no further order. */
  private costOf(driver: number, jobs: readonly DayJob[]): number {
    const one = this.day.drivers[driver]!;
    const cents = costOf(this.travel, one, jobs);
    return cents === Number.POSITIVE_INFINITY && jobs.length === one.set.length ? 0 : cents;
  }

  routeOf(sequence: Sequence): Route {
    if (sequence.route) return sequence.route;
    const driver = this.day.drivers[sequence.driver]!;
    const route = drive(this.travel, driver, sequence.jobs);
    sequence.route = typeof route === 'string' ? driveInConflict(this.travel, driver) : route;
    return sequence.route;
  }

  without({ driver, jobs }: Sequence, job: DayJob): Sequence {
    return this.of(
      driver,
      jobs.filter((other) => other !== job),
    );
  }

  /** The order at its best place in the sequence; null if it does not fit. */
  extend(sequence: Sequence, job: DayJob): Insertion | null {
    const known = sequence.extended.get(job.index);
    if (known !== undefined) return known;
    const found = this.findPlace(sequence, job);
    sequence.extended.set(job.index, found);
    return found;
  }

  private findPlace({ driver, jobs, cents: before }: Sequence, job: DayJob): Insertion | null {
    const one = this.day.drivers[driver]!;
    if (one.excludes(job)) return null;
    let best: { jobs: DayJob[]; cents: number } | null = null;
    for (let at = 0; at <= jobs.length; at += 1) {
      if (!this.mayFollow(jobs[at - 1], job) || !this.mayFollow(job, jobs[at])) continue;
      const next = [...jobs.slice(0, at), job, ...jobs.slice(at)];
      const cents = costOf(this.travel, one, next);
      if (cents < (best?.cents ?? Number.POSITIVE_INFINITY)) best = { jobs: next, cents };
    }
    return best && { driver, sequence: this.of(driver, best.jobs, best.cents), adds: best.cents - before };
  }

  /** A quick check: the fastest way between, without waiting for anything before. */
  private mayFollow(a: DayJob | undefined, b: DayJob | undefined): boolean {
    if (!a || !b) return true;
    const free = a.requestedAt + a.lastsMs;
    return free <= b.latestAt && free + this.travel.optionsOf(a.to, b.from)[0]!.ms <= b.latestAt;
  }
}

function keyOf(jobs: readonly DayJob[]): string {
  let key = '';
  for (const { index } of jobs) key += `${index},`;
  return key;
}
