// The store of the rate limits: shared by all processes with Redis, otherwise of this process.
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import { memoryRateLimitStore, type RateLimitStore } from './rate-limit.ts';

interface RateLimitOptions {
  redisUrl: string | null;
  clock: Clock;
  log: Logger;
}

/** Loads the Redis client only if it is used, to keep the start fast. */
export async function chooseRateLimits({ redisUrl, clock, log }: RateLimitOptions): Promise<RateLimitStore> {
  if (!redisUrl) return memoryRateLimitStore(clock);
  const { redisRateLimitStore } = await import('./redis-rate-limit.ts');
  return redisRateLimitStore(redisUrl, clock, log);
}
