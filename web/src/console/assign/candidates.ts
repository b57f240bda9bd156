// The candidate drivers of an order, and the texts of their conflicts.

import type { AssignTexts } from '../../../../shared/texts/generated/console/assign.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import type { Language } from '../../messages/language.ts';
import { formatCalendarDay, formatClock, formatNumber, formatTimeOrDay } from '../../ui/format.ts';
import type { Tone } from '../../ui/status.tsx';
import { LIVE } from '../live.tsx';

export type Candidate = components['schemas']['Candidate'];
export type Conflict = components['schemas']['AssignmentConflict'];
export type PlanOrder = components['schemas']['PlanOrder'];

export function useCandidates(orderId: string | null) {
  return useCall(
    [LIVE, 'drivers', 'candidates', orderId],
    (signal) => operations.GET('/orders/{id}/candidates', { params: { path: { id: orderId! } }, signal }),
    { meta: { parts: ['orders'] }, enabled: orderId !== null },
  );
}

export interface FormatContext {
  texts: AssignTexts;
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
  const { texts, language } = formatContext;
  const span = (minutes: number) => formatDuration(language, minutes * MINUTE_MS);
  const when = (at: string) => formatWhen(formatContext, at);
  switch (conflict.kind) {
    case 'INACTIVE':
      return texts.inactive;
    case 'LEAVING':
      return texts.leaving;
    case 'CARRIER_HAS_ORDER':
      return texts.carrierHasOrder({ carrier: conflict.carrier });
    case 'BUSY':
      return texts.busy({ order: conflict.order, clock: when(conflict.until) });
    case 'DECLINED':
      return texts.declined;
    case 'LATE_PICKUP':
      return texts.latePickup({ span: span(conflict.minutes) });
    case 'LATE_DELIVERY':
      return texts.lateDelivery({ span: span(conflict.minutes) });
    case 'NEXT_TRIP':
      return texts.nextTrip({ ends: when(conflict.endsAt), needed: when(conflict.pickupAt) });
    case 'LONG_DAY':
      return texts.longDay({
        span: span(conflict.minutes),
        limit: span(conflict.maxMinutes),
        ends: when(conflict.endsAt),
      });
    case 'ABSENT':
      return texts.absent[conflict.absence ?? 'unknown']({
        day: formatCalendarDay(language, conflict.lastDay),
      });
    case 'OUTSIDE_HOURS': {
      const { from, to } = conflict;
      const clock = (at: string) => formatClock(language, new Date(at));
      return from && to ? texts.outsideHours({ from: clock(from), to: clock(to) }) : texts.noWork;
    }
    case 'LICENCE_MISSING':
      return texts.licenceMissing({ licence: conflict.licence });
    case 'MAY_NOT_DRIVE':
      return texts.mayNotDrive[conflict.vehicle];
    case 'LICENCE_ENDED':
      return texts.licenceEnded({
        licence: namesTexts[language].licenceKinds[conflict.ended],
        day: formatCalendarDay(language, conflict.validUntil),
      });
    case 'SHORT_REST':
      return texts.shortRest({ span: span(conflict.minutes), min: span(conflict.minMinutes) });
    case 'CLOSED':
      return texts.closed({ place: conflict.place, opens: conflict.opensAt && when(conflict.opensAt) });
    case 'NO_POSITION':
      return texts.noPosition;
  }
}

/** All conflicts as one sentence; null without any. */
export function formatConflicts(
  formatContext: FormatContext,
  { driver, conflicts }: Candidate,
): string | null {
  if (conflicts.length === 0) return null;
  const texts = conflicts.map((conflict) => formatConflict(formatContext, conflict));
  const isRefused = conflicts.some(({ kind }) => kind === 'LICENCE_ENDED');
  const sentence = isRefused ? formatContext.texts.renewFirst : formatContext.texts.against;
  return sentence({ name: driver.name, why: texts.join(' · ') });
}

/** The worst conflict first: impossible, then late, then the rest. */
export function formatFit(formatContext: FormatContext, { conflicts }: Candidate): string {
  const [first] = conflicts;
  return first ? formatConflict(formatContext, first) : formatContext.texts.none;
}

export const TONE_OF: Record<Candidate['fit'], Tone> = {
  FREE: 'good',
  POSSIBLE: 'warn',
  IMPOSSIBLE: 'alert',
};

export function formatDistance({ texts, language }: FormatContext, { distanceKm }: Candidate): string {
  return distanceKm === null ? texts.unknown : formatNumber(language, Math.round(distanceKm), 'kilometer');
}

/** Empty for an absent driver, whose conflict says until when. */
export function formatAvailability(formatContext: FormatContext, candidate: Candidate): string {
  const { texts, nowMs } = formatContext;
  const { freeFrom, freeUntil, conflicts } = candidate;
  if (conflicts.some(({ kind }) => kind === 'ABSENT')) return '';
  if (Date.parse(freeFrom) - nowMs > MINUTE_MS)
    return texts.freeFrom({ clock: formatWhen(formatContext, freeFrom) });
  return freeUntil ? texts.freeTo({ clock: formatWhen(formatContext, freeUntil) }) : texts.freeNow;
}

/** The checks before an assignment, each as a sentence with its result. */
export function checksOf(formatContext: FormatContext, order: PlanOrder, candidate: Candidate) {
  const { texts, language } = formatContext;
  const against = new Map(candidate.conflicts.map((conflict) => [conflict.kind, conflict]));
  const checkOf = (kinds: Conflict['kind'][], well: string) => {
    const conflict = kinds.map((kind) => against.get(kind)).find((one) => one !== undefined);
    return { well: conflict === undefined, text: conflict ? formatConflict(formatContext, conflict) : well };
  };
  const { distanceKm, travelMinutes, freeFrom, freeUntil, arrivesAt } = candidate;
  const there = new Date(Date.parse(freeFrom) + (travelMinutes ?? 0) * MINUTE_MS).toISOString();
  const way =
    distanceKm === null
      ? texts.checks.reachUnknown
      : texts.checks.reach({
          km: formatDistance(formatContext, candidate),
          clock: formatWhen(formatContext, there),
        });
  const inHand = order.requestedDelivery ? Date.parse(order.requestedDelivery) - Date.parse(arrivesAt) : 0;
  const delivers =
    inHand > 0
      ? texts.checks.inHand({
          clock: formatWhen(formatContext, arrivesAt),
          span: formatDuration(language, inHand),
        })
      : texts.checks.delivers({ clock: formatWhen(formatContext, arrivesAt) });
  return [
    checkOf(
      ['ABSENT', 'LICENCE_ENDED', 'LICENCE_MISSING', 'MAY_NOT_DRIVE', 'OUTSIDE_HOURS', 'SHORT_REST'],
      texts.checks.allowed,
    ),
    checkOf(['CARRIER_HAS_ORDER', 'INACTIVE', 'LEAVING', 'BUSY', 'LATE_PICKUP', 'NO_POSITION'], way),
    checkOf(
      ['NEXT_TRIP'],
      freeUntil ? texts.checks.next({ clock: formatWhen(formatContext, freeUntil) }) : texts.checks.noNext,
    ),
    checkOf(['LATE_DELIVERY', 'LONG_DAY'], delivers),
    ...candidate.conflicts
      .filter(({ kind }) => kind === 'CLOSED')
      .map((conflict) => ({ well: false, text: formatConflict(formatContext, conflict) })),
  ];
}
