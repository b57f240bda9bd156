// Searches the plan of a day with the lowest cost.
// It gives each order to the cheapest driver, moves and exchanges orders while that saves, then removes some
// orders at a time and inserts them again. The amount of work depends only on the number of orders, so the same
// day always gets the same plan.
import { HOUR_MS, MINUTE_MS } from '../../../../../shared/time/durations.ts';
import type { Day, DayJob } from './day.ts';
import { Plan } from './plan.ts';
import { seededRandom } from './seeded-random.ts';
import type { Insertion } from './sequences.ts';
import type { Travel } from './travel.ts';

const MAX_PASSES = 20;
const MAX_TAKEN = 6;
/** Rounds of removing and inserting. */
const ROUNDS = { few: 500, many: 2000 };
/** The rounds in which shared cars and nights count; these cost more time. */
const FULL_ROUNDS = { few: 2500, many: 800 };
/** The search continues from a plan that is this much worse than the best one; less towards the end. */
const TOLERANCE = 0.03;
/** How many of the open orders are tried in each round. */
const OPEN_TRIED = 3;
/** One in this many insertions takes any of the cheapest drivers, so that the search does not repeat itself. */
const VARY = { every: 3, everyOfMany: 10, among: 4 };
/** With this many orders or more, the search has too little time to try random drivers often. */
export const MANY = 15;
/** One in this many rounds of a small day gives two orders to random drivers. */
const FORCE_EVERY = 3;
const EPSILON = 1e-6;

type Random = (limit: number) => number;
type Search<Result> = Generator<void, Result>;

/** Yields often, so that the caller can give other work a turn. */
export function* solve(day: Day, travel: Travel): Search<Plan> {
  const plan = new Plan(day, travel);
  yield* construct(plan);
  yield* improve(plan);
  const random = seededRandom();
  const { length } = plan.todo;
  yield* search(plan, random, roundsOf(ROUNDS, length), () => plan.routeCents());
  yield* search(plan, random, roundsOf(FULL_ROUNDS, length), () => plan.fullCents());
  return plan;
}

/** The baseline for comparison: gives each order in turn to the driver who is nearest. */
export function* nearestFirst(day: Day, travel: Travel): Search<Plan> {
  const plan = new Plan(day, travel);
  for (const job of plan.todo) {
    const nearest = plan
      .insertions(job)
      .filter(({ adds }) => adds < job.openCents)
      .map((insertion) => ({ insertion, km: kmBefore(plan, job, insertion) }))
      .sort((a, b) => a.km - b.km)[0];
    if (nearest) plan.give(job, nearest.insertion);
    yield;
  }
  return plan;
}

function kmBefore(plan: Plan, job: DayJob, { driver, sequence: { jobs } }: Insertion): number {
  const before = jobs[jobs.indexOf(job) - 1]?.to ?? plan.day.drivers[driver]!.from;
  return plan.travel.kmBetween(before, job.from) ?? Number.MAX_SAFE_INTEGER;
}

function roundsOf({ few, many }: typeof ROUNDS, orders: number): number {
  return orders < MANY ? few : many;
}

function* construct(plan: Plan): Search<void> {
  for (const job of plan.todo) {
    insertBest(plan, job);
    yield;
  }
}

function insertBest(plan: Plan, job: DayJob): void {
  const best = plan.cheapest(job);
  if (best) plan.give(job, best);
}

/** Relocates, exchanges and ejects while that saves. */
function* improve(plan: Plan): Search<void> {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = plan.routeCents();
    for (const job of plan.todo) {
      relocate(plan, job);
      yield;
    }
    for (const job of plan.todo) {
      yield* exchange(plan, job);
    }
    for (const job of plan.open()) {
      yield* eject(plan, job);
    }
    if (before - plan.routeCents() < EPSILON) return;
  }
}

/** To another driver, or to another place in the sequence of the same driver. */
function relocate(plan: Plan, job: DayJob): void {
  const snapshot = plan.snapshot();
  const before = plan.routeCents();
  plan.take(job);
  insertBest(plan, job);
  if (plan.routeCents() > before - EPSILON) plan.restore(snapshot);
}

/** Exchanges it with the order of another driver that saves most. */
function* exchange(plan: Plan, job: DayJob): Search<void> {
  const from = plan.driverOf[job.index]!;
  if (from === -1) return;
  const mine = plan.without(job);
  const mineCost = plan.costOfJob(job);
  let best: { other: DayJob; saves: number } | null = null;
  for (const other of plan.todo) {
    const to = plan.driverOf[other.index]!;
    if (to === -1 || to === from || !mayReplace(job, other)) continue;
    yield;
    const given = plan.extend(mine, other);
    if (!given || given.adds >= mineCost + other.openCents) continue;
    const taken = plan.extend(plan.without(other), job);
    if (!taken) continue;
    const saves = mineCost + plan.costOfJob(other) - given.adds - taken.adds;
    if (saves > (best?.saves ?? EPSILON)) best = { other, saves };
  }
  if (!best) return;
  const to = plan.driverOf[best.other.index]!;
  plan.take(job);
  plan.take(best.other);
  const [given, taken] = [
    plan.extend(plan.sequenceOf(from), best.other),
    plan.extend(plan.sequenceOf(to), job),
  ];
  if (given) plan.give(best.other, given);
  if (taken) plan.give(job, taken);
}

const EXCHANGE_WITHIN_MS = 3 * HOUR_MS;

/** Orders at quite different times rarely take each other's place. */
function mayReplace(a: DayJob, b: DayJob): boolean {
  return Math.abs(a.requestedAt - b.requestedAt) <= EXCHANGE_WITHIN_MS;
}

/** Gives an open order the place of another one, if that one fits elsewhere. */
function* eject(plan: Plan, job: DayJob): Search<void> {
  for (const other of plan.todo) {
    const driver = plan.driverOf[other.index]!;
    if (driver === -1 || !mayReplace(job, other)) continue;
    yield;
    const place = plan.extend(plan.without(other), job);
    if (!place) continue;
    const elsewhere = plan.cheapest(other, driver);
    if (!elsewhere) continue;
    plan.take(other);
    plan.give(job, place);
    plan.give(other, elsewhere);
    return;
  }
}

/** Removes related orders and inserts them again; keeps the best plan found. */
export function* search(plan: Plan, random: Random, rounds: number, costOf: () => number): Search<void> {
  if (plan.todo.length === 0 || plan.day.drivers.length === 0) return;
  let best = { cents: costOf(), snapshot: plan.snapshot() };
  let current = best;
  const tolerated = (best.cents - best.snapshot.openCents) * TOLERANCE;
  for (let round = 0; round < rounds; round += 1) {
    ruinAndRecreate(plan, random);
    const cents = costOf();
    const limit = best.cents + tolerated * (1 - round / rounds);
    if (cents < best.cents - EPSILON) {
      best = { cents, snapshot: plan.snapshot() };
      current = best;
    } else if (cents < limit) {
      current = { cents, snapshot: plan.snapshot() };
    } else plan.restore(current.snapshot);
    yield;
  }
  plan.restore(best.snapshot);
}

function ruinAndRecreate(plan: Plan, random: Random): void {
  const { todo } = plan;
  if (todo.length < MANY && random(FORCE_EVERY) === 0) {
    forceTwo(plan, random);
    return;
  }
  const count = 1 + random(Math.min(MAX_TAKEN, todo.length));
  const taken = random(2) === 0 ? randomOrders(todo, count, random) : relatedOrders(plan, count, random);
  for (const job of taken) plan.take(job);
  const open = plan.open().filter((job) => !taken.has(job));
  const again = [...taken, ...open.splice(random(open.length || 1), OPEN_TRIED)];
  if (random(2) === 0) shuffle(again, random);
  for (const job of again) {
    if (random(todo.length < MANY ? VARY.every : VARY.everyOfMany) > 0) {
      insertBest(plan, job);
      continue;
    }
    const insertions = plan.insertions(job);
    const chosen = insertions[random(Math.min(VARY.among, insertions.length) || 1)];
    if (chosen) plan.give(job, chosen);
  }
}

/**
 * Gives two orders to any two drivers, who give up their other orders for it. Finds plans in which two drivers are
 * dearer alone, but share a car.
 */
function forceTwo(plan: Plan, random: Random): void {
  const ejected = new Set<DayJob>();
  const [first, second] =
    random(2) === 0 ? relatedOrders(plan, 2, random) : randomOrders(plan.todo, 2, random);
  for (const job of second ? [first!, second] : [first!]) {
    const driver = random(plan.day.drivers.length);
    plan.take(job);
    for (const other of plan.sequenceOf(driver).jobs) {
      if (other.isSet) continue;
      plan.take(other);
      ejected.add(other);
    }
    const insertion = plan.fit(driver, job);
    if (insertion) plan.give(job, insertion);
    else ejected.add(job);
  }
  for (const job of [...ejected, ...plan.open().filter((open) => !ejected.has(open))]) {
    if (plan.driverOf[job.index] === -1) insertBest(plan, job);
  }
}

function randomOrders(todo: readonly DayJob[], count: number, random: Random): Set<DayJob> {
  return new Set(Array.from({ length: count }, () => todo[random(todo.length)]!));
}

/** An order and those that begin or end near it at about the same time. */
function relatedOrders({ todo, travel }: Plan, count: number, random: Random): Set<DayJob> {
  const seed = todo[random(todo.length)]!;
  const distance = (job: DayJob) =>
    (travel.kmBetween(seed.from, job.from) ?? 0) +
    (travel.kmBetween(seed.to, job.to) ?? 0) +
    Math.abs(seed.requestedAt - job.requestedAt) / MINUTE_MS;
  const near = todo.map((job) => ({ job, far: distance(job) })).sort((a, b) => a.far - b.far);
  return new Set(near.slice(0, count).map(({ job }) => job));
}

function shuffle(jobs: DayJob[], random: Random): void {
  for (let at = jobs.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [jobs[at], jobs[other]] = [jobs[other]!, jobs[at]!];
  }
}
