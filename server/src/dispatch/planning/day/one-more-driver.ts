// Computes the benefit of one more driver: the same day with another driver at the place where it helps most.
import type { Day, DayDriver, DayJob } from './day.ts';
import { Plan } from './plan.ts';
import { seededRandom } from './seeded-random.ts';
import { search } from './solve.ts';
import type { Travel } from './travel.ts';

/** How many places are tried. */
const MAX_PLACES = 8;
/** Places nearer than this to one that is tried are not tried. */
const APART_KM = 40;
const ROUNDS = 150;
const EPSILON = 1e-6;

export interface OneMoreDriver {
  /** Home and starting point of the additional driver. */
  place: number;
  plan: Plan;
}

/** `driver` has the hours of the new driver; the place is chosen here. Null if no place is known. */
export function* addDriver(
  plan: Plan,
  driver: Omit<DayDriver, 'index' | 'from' | 'home'>,
): Generator<void, OneMoreDriver | null> {
  let best: OneMoreDriver | null = null;
  for (const place of placesToTry(plan)) {
    const index = plan.day.drivers.length;
    const day: Day = {
      ...plan.day,
      drivers: [...plan.day.drivers, { ...driver, index, from: place, home: place }],
    };
    const tried = new Plan(day, plan.travel);
    tried.adopt(plan);
    yield* fill(tried, index);
    if (best === null || tried.routeCents() < best.plan.routeCents() - EPSILON) best = { place, plan: tried };
  }
  if (best) yield* search(best.plan, seededRandom(), ROUNDS, () => best!.plan.fullCents());
  return best;
}

/** Where open orders begin, then where the dearest orders do, each place apart from the others. */
function placesToTry(plan: Plan): number[] {
  const dear = plan.todo
    .map((job) => ({ job, cents: plan.costOfJob(job) }))
    .sort((a, b) => b.cents - a.cents || a.job.index - b.job.index);
  const places: number[] = [];
  for (const { job } of dear) {
    if (places.length === MAX_PLACES) break;
    const isApart = places.every((place) => isFarApart(plan.travel, place, job.from));
    if (job.from >= 0 && isApart) places.push(job.from);
  }
  return places;
}

const isFarApart = (travel: Travel, a: number, b: number) => (travel.kmBetween(a, b) ?? 0) > APART_KM;

/** Gives the new driver the order that saves most, as long as one does. */
function* fill(plan: Plan, driver: number): Generator<void, void> {
  for (;;) {
    let best: { job: DayJob; saves: number } | null = null;
    for (const job of plan.todo) {
      if (plan.driverOf[job.index] === driver) continue;
      const insertion = plan.fit(driver, job);
      if (!insertion) continue;
      const saves = plan.costOfJob(job) - insertion.adds;
      if (saves > (best?.saves ?? EPSILON)) best = { job, saves };
    }
    yield;
    if (!best) return;
    plan.take(best.job);
    const insertion = plan.fit(driver, best.job);
    if (!insertion) return;
    plan.give(best.job, insertion);
  }
}
