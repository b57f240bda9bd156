// The queries and changes of a driver's working hours and absences.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type WorkingTerms = components['schemas']['WorkingTerms'];
export type Absence = components['schemas']['Absence'];
export type AbsenceKind = Absence['kind'];

const pathOf = (id: string) => ({ path: { id } });

export function useDriver(id: string) {
  return useQuery({
    queryKey: [LIVE, 'drivers', 'one', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/drivers/{id}', { params: pathOf(id), signal })).data!,
  });
}

export function useTerms(id: string) {
  return useQuery({
    queryKey: [LIVE, 'drivers', 'terms', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/drivers/{id}/availability', { params: pathOf(id), signal })).data!,
  });
}

export function useAbsences(id: string) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'drivers', 'absences', id],
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      const params = { ...pathOf(id), query };
      return (await operations.GET('/drivers/{id}/absences', { params, signal })).data!;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
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

export type TermsBody = Omit<WorkingTerms, 'home'> & {
  home: { postalCode: string; city: string; country: string } | null;
};

export function useChangeTerms(id: string, onSaved: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: TermsBody) =>
      (await operations.PATCH('/drivers/{id}/availability', { params: pathOf(id), body })).data!,
    onSuccess: onSaved,
    onSettled: refresh,
  });
}

interface AbsenceBody {
  kind: AbsenceKind;
  firstDay: string;
  lastDay: string;
  remark: string | null;
}

export function useEnterAbsence(id: string, onSaved: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: AbsenceBody) =>
      (await operations.POST('/drivers/{id}/absences', { params: pathOf(id), body })).data!,
    onSuccess: onSaved,
    onSettled: refresh,
  });
}

interface DecisionBody {
  decision: 'APPROVE' | 'DECLINE' | 'WITHDRAW';
  remark?: string;
  version: number;
}

export function useDecideAbsence(id: string, onDone: (decided: Absence) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: DecisionBody) =>
      (await operations.POST('/absences/{id}/decision', { params: pathOf(id), body })).data!,
    onSuccess: onDone,
    onSettled: refresh,
  });
}
