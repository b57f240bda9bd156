// The rate-limit store that several processes share through Redis, with local memory as the fallback.
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import { memoryRateLimitStore, type RateLimitStore, type Window, windowState } from './rate-limit.ts';

/**
 * One round trip for all windows: reads them, then counts in all of them or none. KEYS are the windows. ARGV
 * holds the limit and length in ms of each, and finally whether to count. Returns count and ms left for each.
 */
const HIT = `
local count_it = ARGV[#ARGV] == '1'
local counts, ttls, admitted = {}, {}, true
for i, key in ipairs(KEYS) do
  counts[i] = tonumber(redis.call('GET', key) or '0')
  ttls[i] = redis.call('PTTL', key)
  if ttls[i] < 0 then counts[i] = 0; ttls[i] = tonumber(ARGV[i * 2]) end
  if counts[i] >= tonumber(ARGV[i * 2 - 1]) then admitted = false end
end
local answer = { admitted and 1 or 0 }
for i, key in ipairs(KEYS) do
  if admitted and count_it then
    counts[i] = counts[i] + 1
    redis.call('SET', key, counts[i], 'PX', math.max(ttls[i], 1))
  end
  answer[#answer + 1] = counts[i]
  answer[#answer + 1] = ttls[i]
end
return answer`;

/** KEYS are the windows. A window without hits has not begun, and one that has ended must not begin again. */
const RELEASE = `
for _, key in ipairs(KEYS) do
  local count = tonumber(redis.call('GET', key) or '0')
  if count > 1 then redis.call('DECR', key) elseif count == 1 then redis.call('DEL', key) end
end`;

/** A slow limiter delays every call, so Redis gets this long before memory decides. */
const ANSWER_WITHIN_MS = 250;
/** After a failure, memory decides for this long, so that not every request waits for Redis. */
const PAUSE_AFTER_FAILURE_MS = 1000;
/** A connection that a failover or a firewall dropped reports no error; this timeout closes it. */
const SILENT_CONNECTION_MS = 2000;

function keysOf(windows: readonly Window[]): string[] {
  return windows.map((window) => `handover:${window.key}`);
}

interface RedisWithHit extends Redis {
  hitWindows(keyCount: number, ...keysAndArguments: (string | number)[]): Promise<number[]>;
  releaseWindows(keyCount: number, ...keys: string[]): Promise<void>;
}

export function redisRateLimitStore(url: string, clock: Clock, log: Logger): RateLimitStore {
  const fallbackStore = memoryRateLimitStore(clock);
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: ANSWER_WITHIN_MS,
    socketTimeout: SILENT_CONNECTION_MS,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, 5000),
    scripts: { hitWindows: { lua: HIT }, releaseWindows: { lua: RELEASE } },
  }) as RedisWithHit;

  let down = false;
  let pausedUntil = 0;
  redis.on('error', recordFailure);
  redis.on('ready', recordSuccess);

  function recordFailure(error: unknown) {
    // Log only the message: the error also contains the failed command, and for a login that is the password.
    const { message, code } = error as NodeJS.ErrnoException;
    const reason = message || code;
    if (!down) log.warn({ reason }, 'Redis does not answer; each process counts rate limits by itself');
    down = true;
    pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS;
  }

  function recordSuccess() {
    if (down) log.info('Redis answers again; rate limits are shared again');
    down = false;
    pausedUntil = 0;
  }

  async function evaluate(windows: readonly Window[], count: boolean) {
    const keys = keysOf(windows);
    const values = windows.flatMap((window) => [window.limit, window.seconds * 1000]);
    const answer = await redis.hitWindows(keys.length, ...keys, ...values, count ? '1' : '0');
    const admitted = answer[0] === 1;
    return windows.map((window, i) =>
      windowState(
        window,
        answer[1 + i * 2]!,
        answer[2 + i * 2]!,
        count ? admitted : answer[1 + i * 2]! < window.limit,
      ),
    );
  }

  async function sharedOrLocal<T>(shared: () => Promise<T>, local: () => T | Promise<T>): Promise<T> {
    if (redis.status === 'ready' && performance.now() >= pausedUntil) {
      try {
        const answer = await shared();
        if (down) recordSuccess();
        return answer;
      } catch (error) {
        recordFailure(error);
      }
    }
    return local();
  }

  return {
    hit: (windows) =>
      sharedOrLocal(
        () => evaluate(windows, true),
        () => fallbackStore.hit(windows),
      ),
    peek: (windows) =>
      sharedOrLocal(
        () => evaluate(windows, false),
        () => fallbackStore.peek(windows),
      ),
    release: (windows) =>
      sharedOrLocal(
        () => redis.releaseWindows(windows.length, ...keysOf(windows)),
        () => fallbackStore.release(windows),
      ),
    async close() {
      redis.disconnect();
      await fallbackStore.close();
    },
  };
}
