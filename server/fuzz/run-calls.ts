// Sends the calls of a run in rounds, checks every answer and keeps what was created for later calls.
import { ROUTES } from '../test/isolation/described-routes.ts';
import { type Kind, pathIdsOf } from '../test/isolation/id-kinds.ts';
import { problemsOf } from './answer-rules.ts';
import { type Call, makeCall } from './make-call.ts';
import { readCreated } from './read-created.ts';
import { type Answer, callSender, type Sender } from './send-call.ts';
import type { FuzzTarget } from './target.ts';

/** All calls of a round are answered before the next begins, so that the same seed makes the same calls. */
const CALLS_PER_ROUND = 32;
/** The pools of ids keep their first entries, which have the most data, and the newest ones. */
const MAX_IDS = 40;
const KEPT_FIRST = 8;

export interface Problem {
  operation: string;
  what: string;
  call: { number: number; caller: string; method: string; path: string; headers: object; body: string };
  answer: string;
}

export interface RunResult {
  seed: number;
  calls: number;
  /** Per API: the number of answers with each status. */
  statuses: Record<string, Record<string, number>>;
  created: number;
  operations: number;
  accepted: number;
  problems: Problem[];
}

export interface RunOptions {
  seed: number;
  calls: number;
  target: FuzzTarget;
  /** Called after each round; false ends the run, and the result says how many calls were sent. */
  onRound?(sent: number): boolean;
}

export async function runCalls({ seed, calls, target, onRound }: RunOptions): Promise<RunResult> {
  const sender = callSender(target.url, CALLS_PER_ROUND);
  const result: RunResult = {
    seed,
    calls: 0,
    statuses: {},
    created: 0,
    operations: 0,
    accepted: 0,
    problems: [],
  };
  const called = new Set<string>();
  const accepted = new Set<string>();
  try {
    for (let first = 0; first < calls; first += CALLS_PER_ROUND) {
      const round = Array.from({ length: Math.min(CALLS_PER_ROUND, calls - first) }, (_, at) =>
        makeCall(seed, first + at, target),
      );
      const answers = await Promise.all(round.map((call) => sendAndCheck(call, target, sender, result)));
      for (const [at, call] of round.entries()) {
        called.add(call.route.name);
        const answer = answers[at];
        if (!answer) continue;
        count(result, call, answer);
        if (answer.status < 300) accepted.add(call.route.name);
        if (answer.status === 201) keepCreated(call, answer, target);
      }
      result.calls = first + round.length;
      if (onRound?.(result.calls) === false) break;
    }
  } finally {
    sender.close();
  }
  return { ...result, operations: called.size, accepted: accepted.size };
}

async function sendAndCheck(
  call: Call,
  target: FuzzTarget,
  sender: Sender,
  result: RunResult,
): Promise<Answer | null> {
  const report = (what: string, answer: string) =>
    result.problems.push({
      operation: call.route.name,
      what,
      call: describe(call),
      answer: answer.slice(0, 1000),
    });
  const answer = await sender.send(call).catch((error: Error) => {
    report(`gives no answer: ${error.message}`, '');
    return null;
  });
  if (!answer) return null;
  for (const what of problemsOf(call, answer)) report(what, answer.text);
  if (answer.status === 201 && !call.isPathBroken) {
    result.created += 1;
    const unreadable = await readCreated(call, answer, target, sender);
    if (unreadable) report(unreadable, answer.text);
  }
  return answer;
}

function describe({ number, caller, method, path, headers, body }: Call): Problem['call'] {
  const { authorization: _secret, cookie: _session, ...shown } = headers;
  return { number, caller, method, path, headers: shown, body: (body?.toString() ?? '').slice(0, 2000) };
}

function count({ statuses }: RunResult, { route }: Call, { status }: Answer): void {
  const byStatus = statuses[route.apiName] ?? {};
  statuses[route.apiName] = byStatus;
  byStatus[status] = (byStatus[status] ?? 0) + 1;
}

/** The kind that `POST /x` creates, if `/x/{id}` names one. */
const CREATED_KINDS = new Map(
  ROUTES.flatMap((route) => {
    const last = pathIdsOf(route).at(-1);
    if (!last || typeof last.kind === 'object' || !route.path.endsWith(`/${last.placeholder}`)) return [];
    return [[route.path.slice(0, -last.placeholder.length - 1), last.kind as Kind]];
  }),
);

function keepCreated({ route, environment }: Call, answer: Answer, target: FuzzTarget): void {
  const kind = CREATED_KINDS.get(route.path);
  const { id } = JSON.parse(answer.text) as { id?: string };
  if (kind === undefined || id === undefined) return;
  // A new account has no data, so it only serves to be deleted.
  const pool = (kind === 'account' ? target.disposableIds : target.ids)[environment];
  const known = [...(pool[kind] ?? []), id];
  pool[kind] = known.length > MAX_IDS ? known.filter((_, at) => at !== KEPT_FIRST) : known;
}
