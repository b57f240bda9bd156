// Runs steps against a new installation, and checks after each of them what must hold.
import { ACTIONS } from './actions/all.ts';
import { finishDue, listChanged } from './background.ts';
import { callAs, operator, recorded } from './callers.ts';
import { type InstallationOptions, openInstallation } from './installation.ts';
import { checkDeep, checkStep, checkWhole } from './invariants/all.ts';
import { findWhoLeft } from './people.ts';
import { newWorld } from './setup.ts';
import { chooser, NotPossible, randomOfStep, type Step } from './step.ts';
import type { Action, Problem, RecordedCall, SimOrder, Turn, World } from './world.ts';

const WHOLE_EVERY_STEPS = 20;
const DEEP_EVERY_STEPS = 100;
const MAX_TRIES = 12;
const SECOND_MS = 1000;

export interface RoundOptions extends Pick<InstallationOptions, 'server' | 'processes' | 'outsideTestRun'> {
  seed: number;
  /** So many new steps, or these again. */
  steps: number | readonly Step[];
  /** Only this problem counts, for repetitions. */
  only?: Problem;
  /** Kinds of problems that were found before; new ones are added. */
  seen?: Set<string>;
  onStep?(count: number): void;
  onFailure?(failure: Failure): void;
}

export interface Failure {
  problem: Problem;
  /** Up to the step after which it was found. */
  steps: Step[];
}

export interface RoundResult {
  steps: Step[];
  /** The first of each kind. */
  failures: Failure[];
  calls: RecordedCall[];
  nameOfId: ReadonlyMap<string, string>;
  actions: Map<string, number>;
}

/** Shortly before a change of the clock, the end of a year, a leap day, or Easter. */
const STARTS = ['2027-03-20', '2027-10-24', '2027-12-20', '2028-02-24', '2027-03-25', '2027-05-25'];

export async function runRound(options: RoundOptions): Promise<RoundResult> {
  const start = new Date(`${STARTS[options.seed % STARTS.length]}T07:00:00Z`);
  const installation = await openInstallation({ ...options, start });
  const world = await newWorld(installation, options.seed);
  try {
    return await runIn(world, options);
  } finally {
    world.page.close();
    await installation.close();
  }
}

async function runIn(
  world: World,
  { steps, only, seen = new Set(), onStep, onFailure }: RoundOptions,
): Promise<RoundResult> {
  const result: RoundResult = {
    steps: [],
    failures: [],
    calls: world.calls,
    nameOfId: world.nameOfId,
    actions: new Map(),
  };
  const isRepetition = typeof steps !== 'number';
  const total = isRepetition ? steps.length : steps;
  for (let position = 0; position < total; position += 1) {
    const touched = isRepetition
      ? await repeatStep(world, steps[position]!)
      : await takeNewStep(world, position, result);
    if (isRepetition && touched) result.steps.push(steps[position]!);
    const isLast = position === total - 1;
    const isDue = (every: number) => isLast || (!isRepetition && position % every === every - 1);
    // A repetition ends with the step that failed; the steps before it passed their checks.
    const problems = touched && isDue(1) ? await checkStep(world, touched) : [];
    if (isDue(WHOLE_EVERY_STEPS)) {
      await finishDue(world);
      for (const order of await listChanged(world)) await refresh(world, order);
      problems.push(...(await checkWhole(world)));
    }
    if (isDue(DEEP_EVERY_STEPS)) problems.push(...(await checkDeep(world)));
    const found = [...world.problems.splice(0), ...problems];
    for (const problem of found) {
      const kind = kindOf(problem);
      if (only ? kind !== kindOf(only) : seen.has(kind)) continue;
      seen.add(kind);
      const failure = { problem, steps: [...result.steps] };
      result.failures.push(failure);
      onFailure?.(failure);
    }
    onStep?.(position);
  }
  return result;
}

/** Problems of one kind have mostly one cause. */
export function kindOf({ invariant, rule }: Problem): string {
  return `${invariant}: ${rule}`;
}

const TOTAL_WEIGHT = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);

function byWeight(fraction: number): Action {
  let left = fraction * TOTAL_WEIGHT;
  for (const action of ACTIONS) {
    left -= action.weight;
    if (left < 0) return action;
  }
  return ACTIONS.at(-1)!;
}

/** Chosen by weight; if an action is not possible now, another one. */
async function takeNewStep(world: World, index: number, result: RoundResult): Promise<Set<SimOrder> | null> {
  const pick = randomOfStep(world.seed, index, 'pick');
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const action = byWeight(pick.fraction());
    const step: Step = { index, action: action.name, choices: [] };
    const touched = await take(world, step, action, false);
    if (!touched) continue;
    result.steps.push(step);
    count(result.actions, outcomeOf(world, step));
    return touched;
  }
  return null;
}

function count(sums: Map<string, number>, name: string): void {
  sums.set(name, (sums.get(name) ?? 0) + 1);
}

/** The action with the error code of its last call, to see that actions do something. */
function outcomeOf({ calls }: World, { index, action }: Step): string {
  const last = calls.findLast(({ method, step }) => step === index && method !== 'GET');
  return last?.code ? `${action}: ${last.code}` : action;
}

function repeatStep(world: World, step: Step): Promise<Set<SimOrder> | null> {
  const action = ACTIONS.find(({ name }) => name === step.action)!;
  return take(world, step, action, true);
}

/** Null if the action is not possible. */
async function take(
  world: World,
  step: Step,
  action: Action,
  repeats: boolean,
): Promise<Set<SimOrder> | null> {
  const random = randomOfStep(world.seed, step.index, action.name);
  // Records of different steps have different times, so that lists have the same order in every run.
  world.installation.clock.advance(SECOND_MS);
  const touched = new Set<SimOrder>();
  let before: Map<string, number> | undefined;
  const turn: Turn = {
    world,
    step,
    random,
    choose: chooser(random, step, repeats),
    now: world.installation.clock.now(),
    async call(caller, method, path, body) {
      if (method !== 'GET') before ??= await readVersions(world);
      const answer = await callAs(world, caller, method, path, body);
      world.calls.push(recorded(step.index, caller, [method, path, body], answer));
      return answer;
    },
    async read(caller, path) {
      const answer = await turn.call(caller, 'GET', path);
      if (answer.status !== 200) throw new Error(`GET ${path} by ${caller.who} answered ${answer.text}`);
      return answer.json;
    },
    touch: (order) => void touched.add(order),
  };
  const calls = world.calls.length;
  try {
    await action.run(turn);
  } catch (error) {
    if (error instanceof NotPossible) return null;
    throw error;
  }
  for (const order of touched) await refresh(world, order);
  await findWhoLeft(world);
  const refused = refusedCalls(world.calls.slice(calls));
  if (refused.length === 0) return touched;
  checkRefused(world, refused, touched, before!);
  // Nothing has changed that a surface could show: the checks of all orders see them again soon.
  return new Set();
}

async function refresh(world: World, order: SimOrder): Promise<void> {
  const { status, json } = await callAs(world, operator, 'GET', `/orders/${order.id}`);
  if (status === 200) {
    if (json.version !== order.record.version) world.changedOrders.add(order);
    order.record = json;
  } else {
    const rule = 'An order cannot be read by dispatch';
    world.problems.push({ invariant: 'surfaces', rule, details: `${order.name}: ${status}` });
  }
}

/** As they are stored: a record that was read before may be older. */
async function readVersions({ installation }: World): Promise<Map<string, number>> {
  const rows = await installation.sql<{ id: string; version: number }[]>`select id, version from orders`;
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The calls of a step that could have changed something, if all of them were refused. */
function refusedCalls(calls: readonly RecordedCall[]): RecordedCall[] {
  const changing = calls.filter(({ method }) => method !== 'GET');
  return changing.some(({ status }) => status < 400) ? [] : changing;
}

/** A step whose calls were all refused has changed no order. */
function checkRefused(
  world: World,
  refused: readonly RecordedCall[],
  touched: ReadonlySet<SimOrder>,
  before: ReadonlyMap<string, number>,
): void {
  for (const order of touched) {
    if (!before.has(order.id) || before.get(order.id) === order.record.version) continue;
    world.problems.push({
      invariant: 'errors',
      rule: `A refused call changes an order: ${refused.map(({ code }) => code).join()}`,
      details: order.name,
    });
  }
}
