// The extras of a trip as the driver sees them: the service's list plus what is not sent yet.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { type Entry, type ExtraInput, isOfExtra, type Trip, type TripExtra } from '../local-store/records.ts';
import { inOrder, isOpen } from '../outbox/queue.ts';

export interface ShownExtra {
  id: string;
  kind: TripExtra['kind'];
  category: TripExtra['category'];
  name: string | null;
  gross: number | null;
  /** `waiting`: only on this phone. `not-accepted`: the service refused it. */
  state: TripExtra['state'] | 'waiting' | 'not-accepted';
  reason: string | null;
  hasReceipt: boolean;
  /** Null if it cannot be changed. */
  input: ExtraInput | null;
}

function toInput(extra: TripExtra): ExtraInput | null {
  const { category, kind, name, quantity, waitedMinutes, paid, note } = extra;
  if (extra.state !== 'PROPOSED' || kind === 'TRIP_IN_VAIN') return null;
  const shared = { kind, note };
  return (
    category === 'EXPENSE'
      ? { category, ...shared, gross: paid!.gross, vatRate: paid!.vatRate, paidOn: paid!.on, quantity }
      : { category, ...shared, name, quantity: waitedMinutes === null ? quantity : 1, waitedMinutes }
  ) as ExtraInput;
}

function received(extra: TripExtra): ShownExtra {
  const { id, kind, category, name, paid, state, decisionReason: reason, hasReceipt } = extra;
  return {
    id,
    kind,
    category,
    name,
    gross: paid?.gross ?? null,
    state,
    reason,
    hasReceipt,
    input: toInput(extra),
  };
}

function entered(extraId: string, extra: ExtraInput, refused: boolean): ShownExtra {
  return {
    id: extraId,
    kind: extra.kind,
    category: extra.category,
    name: extra.category === 'EXTRA' ? (extra.name ?? null) : null,
    gross: extra.category === 'EXPENSE' ? extra.gross : null,
    state: refused ? 'not-accepted' : 'waiting',
    reason: null,
    hasReceipt: false,
    input: extra,
  };
}

export function extrasOfTrip(trip: Trip, entries: readonly Entry[]): ShownExtra[] {
  const shown = new Map((trip.extras ?? []).map((extra) => [extra.id, received(extra)]));
  for (const { act, state, tripId } of [...entries].sort(inOrder)) {
    if (tripId !== trip.id || !isOfExtra(act) || state === 'sent') continue;
    const before = shown.get(act.extraId);
    if (act.type === 'extra' && (state !== 'refused' || !before)) {
      const next = entered(act.extraId, act.extra, state === 'refused');
      shown.set(act.extraId, { ...next, hasReceipt: before?.hasReceipt ?? false });
    } else if (act.type === 'receipt' && before && isOpen({ state })) {
      shown.set(act.extraId, { ...before, hasReceipt: true });
    } else if (act.type === 'remove-extra' && isOpen({ state })) {
      shown.delete(act.extraId);
    }
  }
  return [...shown.values()];
}

/** Whole minutes from the arrival at the pickup until the vehicle was taken over, or until now. */
export function waitedMinutesOf({ arrivedAtPickup, actualPickup }: Trip, nowMs: number): number | null {
  if (arrivedAtPickup === null) return null;
  const untilMs = actualPickup === null ? nowMs : Date.parse(actualPickup);
  return Math.max(0, Math.floor((untilMs - Date.parse(arrivedAtPickup)) / MINUTE_MS));
}
