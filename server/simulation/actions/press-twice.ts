// A call with an Idempotency-Key, sometimes sent twice: the second answer is the first one.
import { isDeepStrictEqual } from 'node:util';
import type { TestResponse } from '../../test/harness/service.ts';
import type { Caller, Json, Turn } from '../world.ts';

const TWICE = 0.2;

/** `of` says what of an answer must be the same. */
export async function pressTwice(
  turn: Turn,
  caller: Caller,
  path: string,
  body: object,
  of: (answer: Json) => unknown = ({ id }) => id,
): Promise<TestResponse> {
  const key = `${turn.world.seed}-${turn.step.index}-${path}`;
  const withHeader: Caller = {
    ...caller,
    headers: async () => ({ ...(await caller.headers()), 'idempotency-key': key }),
  };
  const first = await turn.call(withHeader, 'POST', path, body);
  if (first.status >= 400 || !turn.random.chance(TWICE)) return first;
  const second = await turn.call(withHeader, 'POST', path, body);
  if (second.status !== first.status || !isDeepStrictEqual(of(second.json), of(first.json)))
    turn.world.problems.push({
      invariant: 'idempotency',
      rule: 'A call that is sent twice has two answers',
      details: `${path}: ${first.text.slice(0, 300)} ${second.text.slice(0, 300)}`,
    });
  return first;
}
