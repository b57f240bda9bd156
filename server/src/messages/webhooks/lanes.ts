// Slots for attempts: endpoints that hang cannot take the room of those that answer.
export interface LaneLimits {
  /** Slots that all endpoints share, besides the one that each has to itself. */
  fast: number;
  slow: number;
  perFastEndpoint: number;
  perSlowEndpoint: number;
  /** Of the shared slots. */
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

/** An attempt that takes longer, or fails, moves its endpoint to the slow lane; a quick success moves it back. */
const SLOW_MS = 2000;
/** How many attempts an endpoint may have under way before the first one of them has succeeded. */
const OPENING = 2;

export interface Lanes {
  /** What one endpoint may use, from the moment that a worker serves it. */
  forEndpoint(accountId: string, slow: boolean): Slots;
}

export interface Slots {
  readonly slow: boolean;
  /** Takes a slot; null when there is none now. The function gives it back and takes note of the outcome. */
  enter(): ((delivered: boolean | null) => void) | null;
}

export function lanes(limits: LaneLimits): Lanes {
  const taken = { fast: 0, slow: 0 };
  const ofAccount = new Map<string, number>();

  function share(lane: 'fast' | 'slow', accountId: string): (() => void) | null {
    const account = ofAccount.get(accountId) ?? 0;
    if (taken[lane] >= limits[lane] || account >= limits.perAccount) return null;
    taken[lane] += 1;
    ofAccount.set(accountId, account + 1);
    return () => {
      taken[lane] -= 1;
      const left = ofAccount.get(accountId)! - 1;
      if (left === 0) ofAccount.delete(accountId);
      else ofAccount.set(accountId, left);
    };
  }

  return {
    forEndpoint(accountId, slowBefore) {
      const running = new Set<{ startedAt: number }>();
      let slow = slowBefore;
      let ownIsTaken = false;
      /** Grows with every quick success: who has not shown that they answer cannot hold many slots. */
      let window = OPENING;

      /** Attempts are started in order, so the first is the one that takes longest. */
      function isSlow(): boolean {
        const [oldest] = running;
        return slow || (oldest !== undefined && performance.now() - oldest.startedAt > SLOW_MS);
      }

      return {
        get slow() {
          return isSlow();
        },
        enter() {
          const lane = isSlow() ? 'slow' : 'fast';
          const most = lane === 'slow' ? limits.perSlowEndpoint : Math.min(window, limits.perFastEndpoint);
          if (running.size >= most) return null;
          const own = !ownIsTaken;
          const giveBack = own ? () => {} : share(lane, accountId);
          if (giveBack === null) return null;
          if (own) ownIsTaken = true;
          const attempt = { startedAt: performance.now() };
          running.add(attempt);
          return (delivered) => {
            const quick = performance.now() - attempt.startedAt <= SLOW_MS;
            running.delete(attempt);
            if (own) ownIsTaken = false;
            giveBack();
            if (delivered === null) return;
            slow = !delivered || !quick;
            window = slow ? OPENING : Math.min(window + 1, limits.perFastEndpoint);
          };
        },
      };
    },
  };
}
