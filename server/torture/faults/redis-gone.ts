// Redis goes away and comes back: calls go on, and limits are shared again.
import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATOR_TOKEN } from '../customers.ts';
import { underLoad } from './under-load.ts';

const TIMES = 4;
const AWAY_MS = 4000;
const BACK_MS = 3000;

export const redisGone = underLoad({
  async breakIt({ redis, caller, records }) {
    if (redis === null) return ['redis-server is not installed: nothing was done'];
    for (let count = 0; count < TIMES; count += 1) {
      await redis.kill();
      const failuresBefore = new Map(records.calls.failures);
      await sleep(AWAY_MS);
      const { status } = await caller.once('/ops/drivers', { key: OPERATOR_TOKEN });
      if (status !== 200) records.violations.push(`Without Redis a call answered ${status}`);
      for (const [what, times] of records.calls.failures) {
        // Limits of each process alone are not stricter than the shared ones.
        if (what !== '429 RATE_LIMITED' && times !== failuresBefore.get(what)) {
          records.violations.push(`Without Redis calls failed: ${what}`);
        }
      }
      await redis.start();
      await sleep(BACK_MS);
    }
    return [`Redis was away ${TIMES} times`];
  },
  async check({ redis, apis, customers }) {
    if (redis === null) return [];
    const me = async (url: string) => {
      const headers = { authorization: `Bearer ${customers[0]!.apiKey}` };
      const answer = await fetch(`${url}/api/v1/extern/me`, { headers });
      return Number(answer.headers.get('ratelimit-remaining'));
    };
    const counts = [await me(apis[0]!.url), await me(apis[1]!.url), await me(apis[0]!.url)];
    const isShared = counts[0]! > counts[1]! && counts[1]! > counts[2]!;
    return isShared ? [] : [`The limits are not shared again: ${counts.join(', ')}`];
  },
});
