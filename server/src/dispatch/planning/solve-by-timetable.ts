// Plans a day with the journeys of a timetable server.
// It plans by estimate, asks for the journeys that the plan uses, and plans again with the answers.
import type { Timetable } from '../../geo/ports.ts';
import { withinTime } from '../../platform/within-time.ts';
import type { Day, Way } from './day/day.ts';
import type { Plan } from './day/plan.ts';
import { MANY, solve } from './day/solve.ts';
import type { Travel } from './day/travel.ts';
import { inSlices } from './in-slices.ts';

/** How often the plan is made again with further answers; a large one only once, because it takes seconds. */
const MAX_ROUNDS = { few: 2, many: 1 };
const MAX_QUESTIONS = 120;
const AT_ONCE = 6;
/** Without an answer until then the estimate is used; a later answer is cached for the next proposal. */
const MAX_WAIT_MS = 2500;
/** After this many failures in a row the server counts as down. */
const MAX_FAILURES = 4;

export interface SolvedDay {
  plan: Plan;
  /** Journeys of the plan that were asked for and answered; null without a server. */
  timetable: { asked: number; answered: number } | null;
}

export async function solveDay(day: Day, travel: Travel, timetable: Timetable | null): Promise<SolvedDay> {
  let plan = await inSlices(solve(day, travel));
  if (timetable === null) return { plan, timetable: null };
  const asked = new Set<string>();
  let answered = 0;
  const rounds = day.jobs.length < MANY ? MAX_ROUNDS.few : MAX_ROUNDS.many;
  for (let round = 0; round < rounds; round += 1) {
    const ways = journeysOf(plan).filter(({ from, to }) => !asked.has(`${from},${to}`));
    const questions = ways.slice(0, MAX_QUESTIONS - asked.size);
    for (const { from, to } of questions) asked.add(`${from},${to}`);
    const answers = await askAll(timetable, day, questions);
    if (answers.length === 0) break;
    for (const { way, ms } of answers) travel.setTransit(way.from, way.to, ms);
    answered += answers.length;
    plan = await inSlices(solve(day, travel));
  }
  return { plan, timetable: { asked: asked.size, answered } };
}

/** Each pair of places once. */
function journeysOf(plan: Plan): Way[] {
  const found = new Map<string, Way>();
  for (const { legs, home } of plan.routes()) {
    for (const way of [...legs.map((leg) => leg.way), ...(home ? [home] : [])]) {
      const isJourney = way.km !== null && (way.mode === 'TRANSIT' || way.mode === 'SHUTTLE');
      if (isJourney && !found.has(`${way.from},${way.to}`)) found.set(`${way.from},${way.to}`, way);
    }
  }
  return [...found.values()];
}

interface Answer {
  way: Way;
  ms: number;
}

/** The answers until the deadline. */
async function askAll(timetable: Timetable, { places }: Day, ways: readonly Way[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let [next, failures, isOver] = [0, 0, false];
  const askNext = async () => {
    while (next < ways.length && failures < MAX_FAILURES && !isOver) {
      const way = ways[next++]!;
      // To a pickup the arrival counts; home the leaving.
      const isArrival = Number.isFinite(way.dueAt);
      const at = new Date(isArrival ? way.dueAt : way.readyAt);
      const ms = await timetable.travelMs({ from: places[way.from]!, to: places[way.to]!, at, isArrival });
      failures = ms === null ? failures + 1 : 0;
      if (ms !== null && !isOver) answers.push({ way, ms });
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, askNext));
  await withinTime(all, { milliseconds: MAX_WAIT_MS, message: 'no answer in time' }).catch(() => {});
  isOver = true;
  return answers;
}
