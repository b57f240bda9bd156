// A proposal with the user's choices: which drivers take part, and which orders go to another driver.
import { useMemo, useState } from 'react';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { useDayPlan } from '../drivers-queries.ts';

export type Proposal = components['schemas']['Proposal'];
export type ProposedDriver = Proposal['drivers'][number];
export type Leg = ProposedDriver['legs'][number];
export type Way = Leg['way'];

/** The order goes to another driver, or to no driver. */
export type Choice = { to: string } | { to: null };

export function useProposal(day: string | undefined) {
  return useCall(
    // Outside the live scope: a proposal stays unchanged until the user requests a new one.
    ['proposal', day ?? 'today'],
    (signal) => operations.GET('/proposal', { params: { query: { ...(day && { day }) } }, signal }),
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
}

/** Whether the open orders of the day are still the ones in the proposal, in the same versions. */
export function useIsProposalCurrent(proposal: Proposal | undefined): boolean {
  const { data } = useDayPlan({ ...(proposal && { day: proposal.day }) });
  if (!proposal || !data || data.day !== proposal.day) return true;
  const known = new Map(ordersOf(proposal).map(({ id, version }) => [id, version]));
  const begun = Date.parse(proposal.madeAt);
  const open = data.unassigned.filter(({ order }) => Date.parse(order.requestedPickup ?? '') >= begun);
  return open.length === known.size && open.every(({ order }) => known.get(order.id) === order.version);
}

function ordersOf({ drivers, open }: Proposal) {
  const placed = drivers.flatMap(({ legs }) => legs.filter(({ set }) => !set).map(({ order }) => order));
  return [...placed, ...open.map(({ order }) => order)];
}

export interface ProposalRow extends ProposedDriver {
  chosen: boolean;
  /** A choice of the user changed its orders, so that its ways are not known. */
  isChanged: boolean;
}

/** The rows as they would be assigned now, with the user's choices applied. */
export function useChoices(proposal: Proposal) {
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(proposal.drivers.filter(({ unsure }) => unsure).map(({ driver }) => driver.id)),
  );
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const rows = useMemo((): ProposalRow[] => {
    const moved = proposal.drivers
      .flatMap(({ legs }) => legs)
      .flatMap((leg) => {
        const choice = choices.get(leg.order.id);
        return choice ? [{ leg, to: choice.to }] : [];
      });
    return proposal.drivers.map((one) => ({
      ...one,
      chosen: !left.has(one.driver.id),
      isChanged:
        one.legs.some(({ order }) => choices.has(order.id)) || moved.some(({ to }) => to === one.driver.id),
      legs: [
        ...one.legs.filter(({ order }) => !choices.has(order.id)),
        ...moved.filter(({ to }) => to === one.driver.id).map(({ leg }) => fitsAgreedTime(leg)),
      ].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
    }));
  }, [proposal, left, choices]);
  return {
    rows,
    choices,
    choose: (orderId: string, choice: Choice | null) => {
      const next = new Map(choices);
      if (choice) next.set(orderId, choice);
      else next.delete(orderId);
      setChoices(next);
    },
    toggle: (driverId: string) => {
      const next = new Set(left);
      if (!next.delete(driverId)) next.add(driverId);
      setLeft(next);
    },
    toggleAll: () =>
      setLeft(left.size > 0 ? new Set() : new Set(proposal.drivers.map(({ driver }) => driver.id))),
  };
}

/** The alternative drivers can be at the pickup at the agreed time, so the trip starts then. */
function fitsAgreedTime(leg: Leg): Leg {
  const start = Date.parse(leg.order.requestedPickup ?? leg.startsAt);
  const lasts = Date.parse(leg.endsAt) - Date.parse(leg.startsAt);
  const [startsAt, endsAt] = [new Date(start).toISOString(), new Date(start + lasts).toISOString()];
  return { ...leg, startsAt, endsAt, deadheadKm: null, lateMinutes: 0 };
}

export interface Planned {
  leg: Leg;
  driver: ProposedDriver['driver'];
}

/** The assignments that the button would send. */
export function plannedOf(rows: readonly ProposalRow[], all: boolean): Planned[] {
  return rows
    .filter(({ chosen }) => all || chosen)
    .flatMap(({ driver, legs }) => legs.filter(({ set }) => !set).map((leg) => ({ leg, driver })));
}
