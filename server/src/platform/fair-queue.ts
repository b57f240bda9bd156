// Shares a few places for work fairly: those who wait take turns, however much each of them has asked for.

export interface FairQueue {
  /** Runs the work when it is the turn of whoever it is for; refuses it when too much waits already. */
  take<T>(tenant: string, work: () => Promise<T>): Promise<T>;
  /** What waits is rejected; what runs goes on. */
  dropWaiting(reason: Error): void;
}

export interface FairQueueOptions {
  maxConcurrent: number;
  /** How much may wait for all together, and for any one. */
  maxWaiting: number;
  maxWaitingPerTenant: number;
  refuse(): Error;
}

interface Waiting {
  start(): void;
  reject(reason: Error): void;
}

export function fairQueue({
  maxConcurrent,
  maxWaiting,
  maxWaitingPerTenant,
  refuse,
}: FairQueueOptions): FairQueue {
  /** Who waits, with what; the first in the map is next, and goes to its end afterwards. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    const [next] = lines;
    if (next === undefined || running >= maxConcurrent) return;
    const [tenant, line] = next;
    lines.delete(tenant);
    const turn = line.shift()!;
    waiting -= 1;
    if (line.length > 0) lines.set(tenant, line);
    turn.start();
  }

  return {
    take<T>(tenant: string, work: () => Promise<T>) {
      const line = lines.get(tenant) ?? [];
      const mustWait = running >= maxConcurrent;
      if (mustWait && (waiting >= maxWaiting || line.length >= maxWaitingPerTenant)) {
        return Promise.reject(refuse());
      }
      return new Promise<T>((resolve, reject) => {
        const start = () => {
          running += 1;
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              startNext();
            });
        };
        lines.set(tenant, [...line, { start, reject }]);
        waiting += 1;
        startNext();
      });
    },
    dropWaiting(reason) {
      const dropped = [...lines.values()].flat();
      lines.clear();
      waiting = 0;
      for (const { reject } of dropped) reject(reason);
    },
  };
}
