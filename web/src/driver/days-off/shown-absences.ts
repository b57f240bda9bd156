// The driver's absences as the screen shows them: what the service has, and what is still on the phone. Pure.
import { type AbsenceInput, type Entry, isOfAbsence, type MyAbsence } from '../local-store/records.ts';
import { isOpen } from '../outbox/queue.ts';

export interface ShownAbsence extends AbsenceInput {
  id: string;
  /** `waiting`: on this phone. `withdrawing`: the withdrawal is. `not-accepted`: the service refused the request. */
  state: MyAbsence['state'] | 'waiting' | 'withdrawing' | 'not-accepted';
  decisionRemark: string | null;
  refusal: string | null;
}

/** The latest days first. */
export function shownAbsences(absences: readonly MyAbsence[], entries: readonly Entry[]): ShownAbsence[] {
  const shown = new Map<string, ShownAbsence>(absences.map((one) => [one.id, { ...one, refusal: null }]));
  for (const { act, state, refusal } of entries) {
    if (!isOfAbsence(act)) continue;
    const known = shown.get(act.absenceId);
    if (act.type === 'absence' && !known) {
      shown.set(act.absenceId, {
        ...act.absence,
        id: act.absenceId,
        state: state === 'refused' ? 'not-accepted' : 'waiting',
        decisionRemark: null,
        refusal: refusal?.code ?? null,
      });
    } else if (act.type === 'withdraw-absence' && known && isOpen({ state })) {
      shown.set(act.absenceId, { ...known, state: 'withdrawing' });
    }
  }
  return [...shown.values()].sort(
    (one, other) => other.firstDay.localeCompare(one.firstDay) || other.id.localeCompare(one.id),
  );
}
