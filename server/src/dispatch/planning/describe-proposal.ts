// Describes a solved day for the page: chains with their journeys, reasons, totals, and open orders. Pure.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { FleetDriver } from './availability.ts';
import type { DayJob, Leg, Refusal, Route, Way } from './day/day.ts';
import { explain, kmOf, type Reason } from './day/explain.ts';
import type { OneMoreDriver } from './day/one-more-driver.ts';
import type { Plan, Solution } from './day/plan.ts';
import { UNKNOWN_KM } from './day/travel.ts';
import { stateOf } from './day-plan.ts';
import type { PlanOrder } from './plan-order.ts';
import type {
  Alternative,
  MoreWithDriver,
  ProposedDriver,
  ProposedLeg,
  ProposedReason,
  ProposedWay,
  Sums,
} from './proposal.ts';
import type { ProposalDay } from './proposal-day.ts';

/** How many other drivers the page names for a late order. */
const MAX_ALTERNATIVES = 3;

export class ProposalWriter {
  private readonly fleet: readonly FleetDriver[];
  private readonly day: ProposalDay;
  private readonly plan: Plan;
  private readonly solution: Solution;
  private readonly now: Date;

  constructor(fleet: readonly FleetDriver[], day: ProposalDay, plan: Plan, now: Date) {
    this.fleet = fleet;
    this.day = day;
    this.plan = plan;
    this.solution = plan.toSolution();
    this.now = now;
  }

  drivers(): ProposedDriver[] {
    return this.fleet.map((one, index) => {
      const route = this.solution.routes[index]!;
      const state = stateOf(one, this.now);
      const legs = route.legs.map((leg) => this.toLeg(index, leg));
      const home = route.home && this.toWay(route.home);
      const ways = [...legs.map(({ way }) => way), ...(home ? [home] : [])];
      return {
        driver: one.driver,
        fromCity: this.day.fromCities[index]!,
        homeCity: one.home?.city ?? null,
        unsure: state.kind === 'NO_ANSWER' ? { order: state.order, minutes: state.minutes } : null,
        legs,
        home,
        deadheadKm: Math.round(deadheadOf(route, this.solution)),
        costCents: ways.reduce((sum, { costCents }) => sum + costCents, 0),
        dayMinutes: Math.round(route.dayMs / MINUTE_MS),
      };
    });
  }

  private toLeg(driver: number, leg: Leg): ProposedLeg {
    const { job, way, startsAt, endsAt, lateMs } = leg;
    return {
      order: this.day.orders[job.index]!,
      set: job.isSet,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      deadheadKm: way.km === null ? null : Math.round(way.km),
      lateMinutes: Math.ceil(lateMs / MINUTE_MS),
      way: this.toWay(way),
      reason: job.isSet ? null : this.toReason(explain(this.plan, this.solution, driver, leg)),
    };
  }

  private toReason({ kind, km, after, next }: Reason): ProposedReason {
    const other = next && this.fleet[next.driver]!.driver;
    return {
      kind,
      km: km === null ? null : Math.round(km),
      after: after && this.day.orders[after.index]!.number,
      next: next && {
        ...{ driverId: other!.id, name: other!.name },
        ...{ moreCents: Math.max(0, Math.round(next.cents)), moreKm: Math.round(next.km) },
      },
    };
  }

  private toWay(way: Way): ProposedWay {
    const { shared } = this.solution;
    const ride = shared.rides.find(({ ways }) => ways.includes(way));
    const night = shared.nights.find((one) => one.way === way);
    const stays = night !== undefined || way.mode === 'OVERNIGHT';
    const ms = stays ? 0 : (ride?.ms ?? way.ms);
    // To a pickup the driver leaves as late as possible; home at once.
    const leavesAt = ride?.leavesAt ?? (way.leaveBy === way.dueAt ? way.dueAt - way.ms : way.readyAt);
    return {
      mode: stays ? 'OVERNIGHT' : ride ? 'SHUTTLE' : way.mode,
      km: stays ? 0 : way.km === null ? null : Math.round(way.km),
      minutes: Math.round(ms / MINUTE_MS),
      costCents: Math.round(night?.cents ?? (ride ? ride.cents / ride.ways.length : way.cents)),
      leavesAt: new Date(leavesAt),
      toCity: this.day.cities[way.to] ?? null,
      byTimetable:
        !stays && !ride && way.mode === 'TRANSIT' && this.plan.travel.hasTimetable(way.from, way.to),
      sharedWith: ride ? this.namesIn(ride.ways.filter((other) => other !== way)) : [],
      nextDay: stays ? this.nightOf(way, night?.nextDay) : null,
    };
  }

  private nightOf(way: Way, claimed: number | undefined): ProposedWay['nextDay'] {
    const driver = this.solution.routes.findIndex(({ home }) => home === way);
    const place = claimed ?? this.plan.day.drivers[driver]!.nextDay;
    return {
      city: this.day.cities[place] ?? null,
      km: Math.round(this.plan.travel.kmBetween(way.from, place) ?? 0),
    };
  }

  private namesIn(ways: readonly Way[]): string[] {
    return ways.map((way) => {
      const driver = this.solution.routes.findIndex(
        ({ legs, home }) => home === way || legs.some((leg) => leg.way === way),
      );
      return this.fleet[driver]!.driver.name;
    });
  }

  /** Orders with a late pickup, and other drivers who would be in time, with their detour. */
  late(): { orderId: string; alternatives: Alternative[] }[] {
    return this.solution.routes.flatMap((route, own) =>
      route.legs
        .filter(({ job, lateMs }) => !job.isSet && lateMs > 0)
        .map(({ job }) => ({
          orderId: this.day.orders[job.index]!.id,
          alternatives: this.alternatives(own, job),
        })),
    );
  }

  private alternatives(own: number, job: DayJob): Alternative[] {
    const { routes } = this.solution;
    const saved = kmOf(routes[own]!) - kmOf(this.plan.routeOf(this.plan.without(job)));
    const found = this.fleet.flatMap(({ driver: { id, name } }, driver): Alternative[] => {
      const insertion = driver === own ? null : this.plan.fit(driver, job);
      const other = insertion && this.plan.routeOf(insertion.sequence);
      if (!other || other.legs.some(({ lateMs }) => lateMs > 0)) return [];
      return [{ driverId: id, name, moreKm: Math.round(kmOf(other) - kmOf(routes[driver]!) - saved) }];
    });
    return found.sort((a, b) => a.moreKm - b.moreKm).slice(0, MAX_ALTERNATIVES);
  }

  /** Each open order with the nearest driver, and why this driver cannot take it. */
  open(): { order: PlanOrder; nearest: { name: string; km: number | null; why: Refusal } | null }[] {
    return this.solution.open.map((job) => ({
      order: this.day.orders[job.index]!,
      nearest: this.nearestOf(job),
    }));
  }

  private nearestOf(job: DayJob): { name: string; km: number | null; why: Refusal } | null {
    const found = this.fleet.flatMap(({ driver: { name } }, driver) => {
      const why = this.plan.refusalOf(driver, job);
      if (why === null) return [];
      const before = this.solution.routes[driver]!.legs.findLast(
        (leg) => leg.job.requestedAt <= job.requestedAt,
      );
      const km = this.plan.travel.kmBetween(before?.job.to ?? this.plan.day.drivers[driver]!.from, job.from);
      return [{ name, why, km: km === null ? null : Math.round(km) }];
    });
    found.sort((a, b) => (a.km ?? Number.MAX_SAFE_INTEGER) - (b.km ?? Number.MAX_SAFE_INTEGER));
    return found[0] ?? null;
  }

  moreWith(more: OneMoreDriver): MoreWithDriver {
    const [with_, without] = [sumsOf(more.plan), sumsOf(this.plan)];
    return {
      city: this.day.cities[more.place] ?? null,
      placed: with_.placed - without.placed,
      deadheadKm: with_.deadheadKm - without.deadheadKm,
      costCents: with_.costCents - without.costCents,
    };
  }
}

export function sumsOf(plan: Plan): Sums {
  const solution = plan.toSolution();
  const { routes, shared } = solution;
  const added = routes.flatMap(({ legs }) => legs.filter(({ job }) => !job.isSet));
  const ways = routes.flatMap(({ legs, home }) => [...legs.map(({ way }) => way), ...(home ? [home] : [])]);
  const cents = ways.reduce((sum, way) => sum + way.cents, 0) - shared.savedWayCents;
  return {
    deadheadKm: Math.round(routes.reduce((sum, route) => sum + deadheadOf(route, solution), 0)),
    costCents: Math.round(cents),
    placed: added.length,
    onTime: added.filter(({ lateMs }) => lateMs === 0).length,
  };
}

/** An unknown distance counts as the assumed distance, and a night as zero. */
function deadheadOf({ legs, home }: Route, { shared }: Solution): number {
  const stays = home && (home.mode === 'OVERNIGHT' || shared.nights.some(({ way }) => way === home));
  const known = legs.reduce((sum, { way }) => sum + (way.km ?? UNKNOWN_KM), 0);
  return known + (home && !stays ? (home.km ?? 0) : 0);
}
