// Shares a few places for work fairly: those who wait take turns, however much each of them has asked for.

export interface FairTurns {
  /** Runs the work when it is the turn of whoever it is for; refuses it when too much waits already. */
  take<T>(sharer: string, work: () => Promise<T>): Promise<T>;
  /** What waits is rejected; what runs goes on. */
  dropWaiting(reason: Error): void;
}

export interface FairTurnsOptions {
  atOnce: number;
  /** How much may wait for all together, and for any one. */
  maxWaiting: number;
  maxWaitingEach: number;
  refuse(): Error;
}

interface Waiting {
  start(): void;
  reject(reason: Error): void;
}

export function fairTurns({ atOnce, maxWaiting, maxWaitingEach, refuse }: FairTurnsOptions): FairTurns {
  /** Who waits, with what; the first in the map is next, and goes to its end afterwards. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    const [next] = lines;
    if (next === undefined || running >= atOnce) return;
    const [sharer, line] = next;
    lines.delete(sharer);
    const turn = line.shift()!;
    waiting -= 1;
    if (line.length > 0) lines.set(sharer, line);
    turn.start();
  }

  return {
    take<T>(sharer: string, work: () => Promise<T>) {
      const line = lines.get(sharer) ?? [];
      const mustWait = running >= atOnce;
      if (mustWait && (waiting >= maxWaiting || line.length >= maxWaitingEach)) {
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
        lines.set(sharer, [...line, { start, reject }]);
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
