// `npm run simulate`: rounds of steps, each on a new database; the first failure of each kind is shrunk and printed.
import { ACTIONS } from './actions/all.ts';
import { withServer } from './installation.ts';
import { type Failure, kindOf, type RoundOptions, type RoundResult, runRound } from './run-round.ts';
import { formatScript } from './script.ts';
import { shrink } from './shrink.ts';
import type { Step } from './step.ts';

/** A few virtual months. Shorter rounds shrink faster, longer ones meet more. */
const STEPS_PER_ROUND = 2000;
const SHOW_EVERY_STEPS = 100;
/** From so many steps on, an action that was never possible, or refused each time, is a mistake of the simulation. */
const MIN_STEPS_OF_ALL = 10_000;
const MAX_SHRINKING_MS = 180_000;

export interface SimulateOptions {
  seed: number;
  steps: number;
  processes: number;
}

/** Returns whether everything held. */
export function simulate({ seed, steps, processes }: SimulateOptions): Promise<boolean> {
  return withServer(async (server) => {
    const started = performance.now();
    const seen = new Set<string>();
    const actions = new Map<string, number>();
    let shrinkingMs = 0;
    let done = 0;
    for (let round = 0; done < steps; round += 1) {
      const options: RoundOptions = {
        server,
        processes,
        outsideTestRun: true,
        seed: seed * 1000 + round,
        steps: Math.min(STEPS_PER_ROUND, steps - done),
      };
      const onStep = (count: number) => {
        if ((done + count) % SHOW_EVERY_STEPS === 0) show(`${done + count} steps`);
      };
      const onFailure = ({ problem, steps }: Failure) =>
        show(`step ${steps.at(-1)?.index} of seed ${options.seed}: ${kindOf(problem)}\n  ${problem.details}`);
      const result = await runRound({ ...options, seen, onStep, onFailure });
      done += Number(options.steps);
      addAll(actions, result.actions);
      const shrinkFrom = performance.now();
      for (const failure of result.failures) await report(options, failure);
      shrinkingMs += performance.now() - shrinkFrom;
    }
    for (const [name, count] of [...actions].sort((a, b) => b[1] - a[1])) show(`${count} × ${name}`);
    const idle = done < MIN_STEPS_OF_ALL ? [] : ACTIONS.filter(({ name }) => !actions.has(name));
    for (const { name } of idle) print(`Never done: ${name}`);
    const seconds = (performance.now() - started - shrinkingMs) / 1000;
    print(
      `${done} steps in ${Math.round(seconds)} s (${(done / seconds).toFixed(1)}/s), ${seen.size} kinds of failures.`,
    );
    return seen.size === 0 && idle.length === 0;
  });
}

async function report(options: RoundOptions, failure: Failure): Promise<void> {
  const smallest = await shrinkFailure(options, failure);
  print(smallest ? `${formatScript(smallest)}\n` : `Not repeatable: ${kindOf(failure.problem)}\n`);
}

/** Repeats parts of the steps until none can be left out. Null if repeating all of them does not fail. */
export async function shrinkFailure(
  options: RoundOptions,
  { problem, steps }: Failure,
): Promise<RoundResult | null> {
  let smallest: RoundResult | null = null;
  let until = Number.POSITIVE_INFINITY;
  const stillFails = async (part: readonly Step[]) => {
    if (performance.now() > until) return false;
    const result = await runRound({ ...options, steps: part, only: problem });
    const fails = result.failures.length > 0;
    show(`  ${part.length} of ${steps.length} steps ${fails ? 'fail' : 'do not fail'}`);
    if (!fails) return false;
    if (!smallest) until = performance.now() + MAX_SHRINKING_MS;
    smallest = result;
    return true;
  };
  const related = relatedSteps(steps, problem.about ?? []);
  const isEnough = related.length < steps.length && (await stillFails(related));
  if (!isEnough && !(await stillFails(steps))) return null;
  await shrink(smallest!.steps, stillFails);
  return smallest;
}

/** The steps that made or chose what failed, or what those chose, and the passing of time: they are mostly enough. */
function relatedSteps(steps: readonly Step[], about: readonly string[]): Step[] {
  const last = steps.at(-1)!;
  const names = new Set([...about, ...last.choices]);
  const isMaker = ({ index }: Step) => [...names].some((name) => name.match(/\d+/)?.[0] === String(index));
  const isRelated = (step: Step) =>
    step === last ||
    step.action === 'time passes' ||
    isMaker(step) ||
    step.choices.some((one) => names.has(one));
  for (const step of steps.filter(isRelated)) for (const name of step.choices) names.add(name);
  return steps.filter(isRelated);
}

function addAll(sums: Map<string, number>, more: ReadonlyMap<string, number>): void {
  for (const [name, count] of more) sums.set(name, (sums.get(name) ?? 0) + count);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function show(line: string): void {
  process.stderr.write(`${line}\n`);
}
