// Makes any call safe to repeat by its key: the first answer is stored, encrypted, and sent again for a day.
import type { BaseContext } from '../../../platform/base-context.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { claimCall, findClaimedCall, releaseCall, storeAnswer } from './call-answer-store.ts';
import { CALL_LEASE_MS, type CallKey, type FirstAnswer } from './call-key.ts';
import { checkRepetition } from './repeat.ts';

/**
 * The answer is stored after the call's own transaction. If the process dies in between, the key is free again after
 * `CALL_LEASE_MS`; creating an order has no such gap, because its key is written with it.
 */
export async function answerOnce(
  context: BaseContext,
  /** Who sends the key: keys of others are separate. */
  caller: string,
  key: CallKey,
  answer: () => Promise<FirstAnswer>,
): Promise<FirstAnswer> {
  const { sql, clock, secrets } = context;
  const now = clock.now();
  const claim = { owner: uuidv7(now), now, leasedUntil: new Date(now.getTime() + CALL_LEASE_MS) };
  if (!(await claimCall(sql, caller, key, claim))) {
    const stored = await findClaimedCall(sql, caller, key.key);
    const body = stored?.body ? secrets.decrypt(stored.body) : null;
    const first = checkRepetition(key, stored && { ...stored, orderId: null, body }, now);
    if (first) return first;
    // Released in between: the caller of that call got an error, so this one is the first.
    return answerOnce(context, caller, key, answer);
  }
  try {
    const { status, body } = await answer();
    await storeAnswer(sql, claim.owner, status, secrets.encrypt(body));
    return { status, body };
  } catch (error) {
    await releaseCall(sql, claim.owner);
    throw error;
  }
}
