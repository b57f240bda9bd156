// Slots for attempts: endpoints that hang cannot take the slots of those that respond.
export interface LaneLimits {
  /** The slots that all endpoints share. In addition, each endpoint has one reserved slot. */
  fast: number;
  slow: number;
  perFastEndpoint: number;
  perSlowEndpoint: number;
  /** The limit of shared slots per account. */
  perAccount: number;
  /** How many endpoints of each lane one worker serves at a time. */
  fastEndpoints: number;
  slowEndpoints: number;
}

export const LANE_LIMITS: LaneLimits = {
  fast: 256,
  slow: 64,
  perFastEndpoint: 16,
  perSlowEndpoint: 2,
  perAccount: 96,
  fastEndpoints: 400,
  slowEndpoints: 400,
};

/** A longer or failed attempt moves its endpoint to the slow lane; a quick success moves it back. */
const SLOW_MS = 2000;
/** How many attempts an endpoint may have in flight before the first one succeeds. */
const INITIAL_WINDOW = 2;

interface Lanes {
  /** The slots that one endpoint may use while a worker serves it. */
  forEndpoint(accountId: string, slow: boolean): Slots;
}

export interface Slots {
  readonly slow: boolean;
  /** Takes a slot, or returns null if none is free. Call the returned function with the outcome to release it. */
  acquire(): ((delivered: boolean | null) => void) | null;
}

export function lanes(limits: LaneLimits): Lanes {
  const taken = { fast: 0, slow: 0 };
  const takenByAccount = new Map<string, number>();

  function acquireShared(lane: 'fast' | 'slow', accountId: string): (() => void) | null {
    const account = takenByAccount.get(accountId) ?? 0;
    if (taken[lane] >= limits[lane] || account >= limits.perAccount) return null;
    taken[lane] += 1;
    takenByAccount.set(accountId, account + 1);
    return () => {
      taken[lane] -= 1;
      const left = takenByAccount.get(accountId)! - 1;
      if (left === 0) takenByAccount.delete(accountId);
      else takenByAccount.set(accountId, left);
    };
  }

  return {
    forEndpoint(accountId, wasSlow) {
      const running = new Set<{ startedAt: number }>();
      let slow = wasSlow;
      let ownSlotTaken = false;
      /** Grows with every quick success: an endpoint must prove that it responds before it gets many slots. */
      let window = INITIAL_WINDOW;

      /** Attempts start in order, so the first one has been running longest. */
      function isSlow(): boolean {
        const [oldest] = running;
        return slow || (oldest !== undefined && performance.now() - oldest.startedAt > SLOW_MS);
      }

      return {
        get slow() {
          return isSlow();
        },
        acquire() {
          const lane = isSlow() ? 'slow' : 'fast';
          const limit = lane === 'slow' ? limits.perSlowEndpoint : Math.min(window, limits.perFastEndpoint);
          if (running.size >= limit) return null;
          const isOwnSlot = !ownSlotTaken;
          const releaseShared = isOwnSlot ? () => {} : acquireShared(lane, accountId);
          if (releaseShared === null) return null;
          if (isOwnSlot) ownSlotTaken = true;
          const attempt = { startedAt: performance.now() };
          running.add(attempt);
          return (delivered) => {
            const quick = performance.now() - attempt.startedAt <= SLOW_MS;
            running.delete(attempt);
            if (isOwnSlot) ownSlotTaken = false;
            releaseShared();
            if (delivered === null) return;
            slow = !delivered || !quick;
            window = slow ? INITIAL_WINDOW : Math.min(window + 1, limits.perFastEndpoint);
          };
        },
      };
    },
  };
}
