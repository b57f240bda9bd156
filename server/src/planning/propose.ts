// Proposes drivers for the open orders of a day, at the lowest cost: deadhead, lateness, unassigned orders.
// Assigns each order, sorted by pickup, to the cheapest driver. Then moves and exchanges orders while that
// reduces the cost. Finally removes a few orders at a time and inserts them again, and keeps the result if it
// is cheaper.
import type { DayOfFleet, Job, Refusal, Route } from './routes-of-a-day.ts';

/** An open order costs more than any detour. */
export const OPEN_COST = 5000;
const MAX_PASSES = 30;
/** How often some orders are removed and inserted again, and how many at most. */
const ROUNDS = 2500;
const MAX_TAKEN = 5;
/** How many of the open orders are tried in each round. */
const OPEN_TRIED = 3;
const EPSILON = 1e-6;

export interface Assignment {
  /** One route per driver. */
  routes: Route[];
  open: Job[];
  cost: number;
}

/** Yields often, so that the caller can give other work a turn. */
export function* propose(day: DayOfFleet): Generator<void, Assignment> {
  const plan = new Plan(day);
  for (const job of plan.todo) {
    plan.insertBest(job);
    yield;
  }
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = plan.cost();
    for (const job of plan.todo) {
      plan.moveBest(job);
      yield;
    }
    for (const job of plan.todo) {
      plan.exchangeBest(job);
      yield;
    }
    for (const job of plan.open()) {
      plan.makeRoom(job);
      yield;
    }
    if (before - plan.cost() < EPSILON) break;
  }
  const random = seededRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    plan.ruinAndRecreate(random);
    yield;
  }
  return plan.toAssignment();
}

/** Always the same sequence, so that repeated calls get the same proposal. */
function seededRandom(): (limit: number) => number {
  let state = 1;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** The baseline for comparison: assigns each order in turn to the nearest driver. */
export function* nearestFirst(day: DayOfFleet): Generator<void, Assignment> {
  const plan = new Plan(day);
  for (const job of plan.todo) {
    plan.insertNearest(job);
    yield;
  }
  return plan.toAssignment();
}

/** Assigns orders to drivers and tracks the cost; every change keeps all routes feasible. */
class Plan {
  readonly todo: Job[];
  private readonly jobs: Job[][];
  private readonly routes: Route[];
  /** By job; -1 while the job is open. */
  private readonly driverOf: Int32Array;
  private readonly day: DayOfFleet;

  constructor(day: DayOfFleet) {
    this.day = day;
    this.todo = day.jobs
      .filter(({ set }) => !set)
      .sort((a, b) => a.requestedAt - b.requestedAt || a.index - b.index);
    this.jobs = day.fleet.map(() => []);
    this.routes = day.fleet.map((_, driver) => this.routeOfSet(driver));
    this.driverOf = new Int32Array(day.jobs.length).fill(-1);
  }

  /**
   * Assigned trips may conflict with each other: the page shows it, and the proposal adds no trip to that
   * driver.
   */
  private routeOfSet(driver: number): Route {
    const route = this.day.drive(driver, []);
    return typeof route === 'string' ? { legs: [], deadheadKm: 0, dayMs: 0, cost: 0 } : route;
  }

  open(): Job[] {
    return this.todo.filter(({ index }) => this.driverOf[index] === -1);
  }

  cost(): number {
    return this.routes.reduce((sum, { cost }) => sum + cost, 0) + this.open().length * OPEN_COST;
  }

  private costOf(job: Job): number {
    const driver = this.driverOf[job.index]!;
    if (driver === -1) return OPEN_COST;
    return this.routes[driver]!.cost - costOr(this.without(driver, job), 0);
  }

  private without(driver: number, job: Job): Route | Refusal {
    const rest = this.jobs[driver]!.filter((other) => other !== job);
    return rest.length === 0 ? this.routeOfSet(driver) : this.day.drive(driver, rest);
  }

  private put(driver: number, jobs: Job[]): void {
    this.jobs[driver] = jobs;
    const route = jobs.length === 0 ? this.routeOfSet(driver) : this.day.drive(driver, jobs);
    if (typeof route === 'string') throw new Error('The proposed route is not feasible.');
    this.routes[driver] = route;
  }

  private take(job: Job): void {
    const driver = this.driverOf[job.index]!;
    if (driver === -1) return;
    this.driverOf[job.index] = -1;
    this.put(
      driver,
      this.jobs[driver]!.filter((other) => other !== job),
    );
  }

  private give(job: Job, driver: number): void {
    this.driverOf[job.index] = driver;
    this.put(driver, [...this.jobs[driver]!, job]);
  }

  /** The driver with the lowest additional cost. */
  private cheapest(job: Job, except = -1): { driver: number; adds: number } | null {
    let best: { driver: number; adds: number } | null = null;
    for (const [driver, route] of this.routes.entries()) {
      if (driver === except) continue;
      const adds =
        costOr(this.day.drive(driver, [...this.jobs[driver]!, job]), Number.POSITIVE_INFINITY) - route.cost;
      if (adds < (best?.adds ?? OPEN_COST)) best = { driver, adds };
    }
    return best;
  }

  insertBest(job: Job): void {
    const best = this.cheapest(job);
    if (best) this.give(job, best.driver);
  }

  insertNearest(job: Job): void {
    let nearest: { driver: number; km: number } | null = null;
    for (const driver of this.routes.keys()) {
      const route = this.day.drive(driver, [...this.jobs[driver]!, job]);
      if (typeof route === 'string') continue;
      const km = route.legs.find((leg) => leg.job === job)!.deadheadKm ?? Number.MAX_SAFE_INTEGER;
      if (km < (nearest?.km ?? Number.POSITIVE_INFINITY)) nearest = { driver, km };
    }
    if (nearest) this.give(job, nearest.driver);
  }

  moveBest(job: Job): void {
    const from = this.driverOf[job.index]!;
    const best = this.cheapest(job, from);
    if (!best || best.adds >= this.costOf(job) - EPSILON) return;
    this.take(job);
    this.give(job, best.driver);
  }

  /** Exchanges it with the order of another driver that saves most. */
  exchangeBest(job: Job): void {
    const from = this.driverOf[job.index]!;
    if (from === -1) return;
    const mine = this.jobs[from]!.filter((other) => other !== job);
    let best: { other: Job; saves: number } | null = null;
    for (const other of this.todo) {
      const to = this.driverOf[other.index]!;
      if (to === -1 || to === from) continue;
      const given = costOr(this.day.drive(from, [...mine, other]), Number.POSITIVE_INFINITY);
      const before = this.routes[from]!.cost + this.routes[to]!.cost;
      if (given >= before) continue;
      const theirs = this.jobs[to]!.filter((one) => one !== other);
      const taken = costOr(this.day.drive(to, [...theirs, job]), Number.POSITIVE_INFINITY);
      const saves = before - given - taken;
      if (saves > (best?.saves ?? EPSILON)) best = { other, saves };
    }
    if (!best) return;
    const to = this.driverOf[best.other.index]!;
    this.take(job);
    this.take(best.other);
    this.give(best.other, from);
    this.give(job, to);
  }

  /** Gives an open order the place of another one, if that one fits elsewhere. */
  makeRoom(job: Job): void {
    for (const other of this.todo) {
      const driver = this.driverOf[other.index]!;
      if (driver === -1 || other === job) continue;
      const rest = this.jobs[driver]!.filter((one) => one !== other);
      if (typeof this.day.drive(driver, [...rest, job]) === 'string') continue;
      const elsewhere = this.cheapest(other, driver);
      if (!elsewhere) continue;
      this.take(other);
      this.give(job, driver);
      this.give(other, elsewhere.driver);
      return;
    }
  }

  /**
   * Removes some random orders and inserts them again; restores the former plan unless the new one is
   * cheaper.
   */
  ruinAndRecreate(random: (limit: number) => number): void {
    const { length } = this.todo;
    if (length < 2) return;
    const [jobs, routes, drivers] = [[...this.jobs], [...this.routes], this.driverOf.slice()];
    const before = { cost: this.cost(), jobs, routes, drivers };
    const count = 2 + random(Math.min(MAX_TAKEN, length) - 1);
    const taken = new Set(Array.from({ length: count }, () => this.todo[random(length)]!));
    for (const job of taken) this.take(job);
    const open = this.open().filter((job) => !taken.has(job));
    for (const job of [...taken, ...open.splice(random(open.length || 1), OPEN_TRIED)]) this.insertBest(job);
    if (this.cost() < before.cost - EPSILON) return;
    this.jobs.splice(0, this.jobs.length, ...before.jobs);
    this.routes.splice(0, this.routes.length, ...before.routes);
    this.driverOf.set(before.drivers);
  }

  toAssignment(): Assignment {
    return { routes: this.routes, open: this.open(), cost: this.cost() };
  }
}

function costOr(route: Route | Refusal, otherwise: number): number {
  return typeof route === 'string' ? otherwise : route.cost;
}
