// Slots for attempts: a fast and a slow lane, so that endpoints that hang cannot take the room of those that answer.
export interface LaneLimits {
  fast: number;
  slow: number;
  perFastEndpoint: number;
  perSlowEndpoint: number;
  perAccount: number;
}

export const LANE_LIMITS: LaneLimits = {
  fast: 256,
  slow: 64,
  perFastEndpoint: 16,
  perSlowEndpoint: 2,
  perAccount: 96,
};

export interface Lane {
  slow: boolean;
  accountId: string;
}

export interface Lanes {
  /** Takes a slot if lane and account have one left; the function gives it back. */
  enter(lane: Lane): (() => void) | null;
  perEndpoint(lane: Lane): number;
}

export function lanes(limits: LaneLimits): Lanes {
  const taken = { fast: 0, slow: 0 };
  const ofAccount = new Map<string, number>();
  return {
    enter({ slow, accountId }) {
      const lane = slow ? 'slow' : 'fast';
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
    },
    perEndpoint: ({ slow }) => (slow ? limits.perSlowEndpoint : limits.perFastEndpoint),
  };
}
