// The queries and changes of a driver's working hours and absences.
import { useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { LIVE } from '../live.tsx';

export type WorkingTerms = components['schemas']['WorkingTerms'];
export type Absence = components['schemas']['Absence'];
export type AbsenceKind = Absence['kind'];

const pathOf = (id: string) => ({ path: { id } });

export function useDriver(id: string) {
  return useCall([LIVE, 'drivers', 'one', id], (signal) =>
    operations.GET('/drivers/{id}', { params: pathOf(id), signal }),
  );
}

export function useTerms(id: string) {
  return useCall([LIVE, 'drivers', 'terms', id], (signal) =>
    operations.GET('/drivers/{id}/availability', { params: pathOf(id), signal }),
  );
}

export function useAbsences(id: string) {
  return usePages([LIVE, 'drivers', 'absences', id], (page, signal) =>
    operations.GET('/drivers/{id}/absences', { params: { ...pathOf(id), query: page }, signal }),
  );
}

/** Reads everything about drivers and decisions again. */
function useRefresh() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [LIVE, 'drivers'] }),
      client.invalidateQueries({ queryKey: [LIVE, 'today'] }),
    ]);
  };
}

/** Licences are changed on the page of the driver. */
export type TermsBody = Omit<WorkingTerms, 'home' | 'licences'> & {
  home: { postalCode: string; city: string; country: string } | null;
};

export function useChangeTerms(id: string, onSaved: () => void) {
  const refresh = useRefresh();
  return useChange(
    (body: TermsBody) => operations.PATCH('/drivers/{id}/availability', { params: pathOf(id), body }),
    { onDone: onSaved, onSettled: refresh },
  );
}

interface AbsenceBody {
  kind: AbsenceKind;
  firstDay: string;
  lastDay: string;
  remark: string | null;
}

export function useEnterAbsence(id: string, onSaved: () => void) {
  const refresh = useRefresh();
  return useChange(
    (body: AbsenceBody) => operations.POST('/drivers/{id}/absences', { params: pathOf(id), body }),
    { onDone: onSaved, onSettled: refresh },
  );
}

interface DecisionBody {
  decision: 'APPROVE' | 'DECLINE' | 'WITHDRAW';
  remark?: string;
  version: number;
}

export function useDecideAbsence(id: string, onDone: (decided: Absence) => void) {
  const refresh = useRefresh();
  return useChange(
    (body: DecisionBody) => operations.POST('/absences/{id}/decision', { params: pathOf(id), body }),
    { onDone: onDone, onSettled: refresh },
  );
}
