// The candidate drivers of an order, and the texts of their conflicts.

import { useQuery } from '@tanstack/react-query';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import type { Language } from '../../messages/language.ts';
import { formatNumber, formatTimeOrDay } from '../../ui/format.ts';
import type { Tone } from '../../ui/status.tsx';
import { LIVE } from '../live.tsx';
import type { AssignWords } from './en.ts';

export type Candidate = components['schemas']['Candidate'];
export type Conflict = components['schemas']['AssignmentConflict'];
export type PlanOrder = components['schemas']['PlanOrder'];

const MINUTE_MS = 60_000;

export function useCandidates(orderId: string | null) {
  return useQuery({
    queryKey: [LIVE, 'drivers', 'candidates', orderId],
    queryFn: async ({ signal }) =>
      (await operations.GET('/orders/{id}/candidates', { params: { path: { id: orderId! } }, signal })).data!,
    meta: { parts: ['orders'] },
    enabled: orderId !== null,
  });
}

export interface FormatContext {
  words: AssignWords;
  language: Language;
  nowMs: number;
}

/** Only the time on the same day, otherwise with the day. */
export function formatWhen(
  { language, nowMs }: Pick<FormatContext, 'language' | 'nowMs'>,
  at: string,
): string {
  return formatTimeOrDay(language, new Date(at), nowMs);
}

export function formatConflict(formatContext: FormatContext, conflict: Conflict): string {
  const { words, language } = formatContext;
  const span = (minutes: number) => formatDuration(language, minutes * MINUTE_MS);
  const when = (at: string) => formatWhen(formatContext, at);
  switch (conflict.kind) {
    case 'INACTIVE':
      return words.inactive;
    case 'BUSY':
      return words.busy(conflict.order, when(conflict.until));
    case 'LATE_PICKUP':
      return words.latePickup(span(conflict.minutes));
    case 'LATE_DELIVERY':
      return words.lateDelivery(span(conflict.minutes));
    case 'NEXT_TRIP':
      return words.nextTrip(when(conflict.endsAt), when(conflict.pickupAt));
    case 'LONG_DAY':
      return words.longDay(span(conflict.minutes), when(conflict.endsAt));
    case 'NO_POSITION':
      return words.noPosition;
  }
}

/** The worst conflict first: impossible, then late, then the rest. */
export function formatFit(formatContext: FormatContext, { conflicts }: Candidate): string {
  const [first] = conflicts;
  return first ? formatConflict(formatContext, first) : formatContext.words.none;
}

export const TONE_OF: Record<Candidate['fit'], Tone> = {
  FREE: 'good',
  POSSIBLE: 'warn',
  IMPOSSIBLE: 'alert',
};

export function formatDistance({ words, language }: FormatContext, { distanceKm }: Candidate): string {
  return distanceKm === null ? words.unknown : formatNumber(language, Math.round(distanceKm), 'kilometer');
}

export function formatAvailability(formatContext: FormatContext, { freeFrom, freeUntil }: Candidate): string {
  const { words, nowMs } = formatContext;
  if (Date.parse(freeFrom) - nowMs > MINUTE_MS) return words.freeFrom(formatWhen(formatContext, freeFrom));
  return freeUntil ? words.freeTo(formatWhen(formatContext, freeUntil)) : words.freeNow;
}

/** The checks before an assignment, each as a sentence with its result. */
export function checksOf(formatContext: FormatContext, order: PlanOrder, candidate: Candidate) {
  const { words, language } = formatContext;
  const against = new Map(candidate.conflicts.map((conflict) => [conflict.kind, conflict]));
  const checkOf = (kinds: Conflict['kind'][], well: string) => {
    const conflict = kinds.map((kind) => against.get(kind)).find((one) => one !== undefined);
    return { well: conflict === undefined, text: conflict ? formatConflict(formatContext, conflict) : well };
  };
  const { distanceKm, travelMinutes, freeFrom, freeUntil, arrivesAt } = candidate;
  const there = new Date(Date.parse(freeFrom) + (travelMinutes ?? 0) * MINUTE_MS).toISOString();
  const way =
    distanceKm === null
      ? words.checks.reachUnknown
      : words.checks.reach(formatDistance(formatContext, candidate), formatWhen(formatContext, there));
  const inHand = order.requestedDelivery ? Date.parse(order.requestedDelivery) - Date.parse(arrivesAt) : 0;
  const delivers =
    inHand > 0
      ? words.checks.inHand(formatWhen(formatContext, arrivesAt), formatDuration(language, inHand))
      : words.checks.delivers(formatWhen(formatContext, arrivesAt));
  return [
    checkOf(['INACTIVE', 'BUSY', 'LATE_PICKUP', 'NO_POSITION'], way),
    checkOf(
      ['NEXT_TRIP'],
      freeUntil ? words.checks.next(formatWhen(formatContext, freeUntil)) : words.checks.noNext,
    ),
    checkOf(['LATE_DELIVERY', 'LONG_DAY'], delivers),
  ];
}
