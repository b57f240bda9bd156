// Runs a limited number of tasks at once. Tenants take turns, regardless of how many tasks each has queued.

export interface FairQueue {
  /** Runs the work when its tenant is next; rejects it when too much is waiting already. */
  take<T>(tenant: string, work: () => Promise<T>): Promise<T>;
  /** Rejects waiting work; running work continues. */
  dropWaiting(reason: Error): void;
}

export interface FairQueueOptions {
  maxConcurrent: number;
  /** How much may wait in total, and per tenant. */
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
  /** Waiting work by tenant. The first tenant of the map is next and then moves to the end. */
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
