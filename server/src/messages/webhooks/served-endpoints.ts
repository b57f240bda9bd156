// The endpoints that this worker serves, in the order in which they get a free slot.
import type { LaneLimits } from './lanes.ts';
import type { EndpointService } from './serve-endpoint.ts';

export interface ServedEndpoints {
  readonly size: number;
  has(id: string): boolean;
  ids(): string[];
  get(id: string): EndpointService | undefined;
  add(id: string, service: EndpointService): void;
  delete(id: string): void;
  /** Counted per lane, so that endpoints that hang cannot displace those that respond. */
  roomLeft(): { fast: number; slow: number };
  /** Gives a free slot to the endpoint that has waited longest; that endpoint then moves to the end of the queue. */
  startNext(): void;
  stopAll(): void;
  allEnded(): Promise<unknown>;
}

export function servedEndpoints(limits: LaneLimits): ServedEndpoints {
  const served = new Map<string, EndpointService>();
  return {
    get size() {
      return served.size;
    },
    has: (id) => served.has(id),
    ids: () => [...served.keys()],
    get: (id) => served.get(id),
    add: (id, service) => served.set(id, service),
    delete: (id) => served.delete(id),
    roomLeft() {
      const slow = [...served.values()].filter((service) => service.slow).length;
      return { fast: limits.fastEndpoints - (served.size - slow), slow: limits.slowEndpoints - slow };
    },
    startNext() {
      for (const [id, service] of served) {
        if (!service.startNext()) continue;
        served.delete(id);
        served.set(id, service);
        return;
      }
    },
    stopAll() {
      for (const service of served.values()) service.stop();
    },
    allEnded: () => Promise.all([...served.values()].map((service) => service.ended)),
  };
}
