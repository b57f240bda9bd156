// The queries of damage cases, and what changes one.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';
import { useAction } from '../use-action.ts';
import type { CasesSearch } from './cases-search.ts';

export type DamageCase = components['schemas']['DamageCase'];
export type ListedCase = components['schemas']['ListedDamageCase'];
export type PhotoPair = components['schemas']['PhotoPair'];
export type DamageSettings = components['schemas']['DamageSettings'];

type BodyOf<Path extends keyof paths, Method extends 'post' | 'patch'> = paths[Path] extends {
  [M in Method]: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
export type CaseChange = BodyOf<'/damage-cases/{id}', 'patch'>;
export type CaseStepBody = BodyOf<'/damage-cases/{id}/steps', 'post'>;
export type CloseBody = BodyOf<'/damage-cases/{id}/close', 'post'>;
export type LetterBody = BodyOf<'/damage-cases/{id}/letters', 'post'>;
export type OpenBody = BodyOf<'/orders/{id}/damage-cases', 'post'>;
export type LetterKind = LetterBody['kind'];

/** Changes of orders invalidate this part, too. */
const KEY = [LIVE, 'orders', 'damage'];
const PAGE_SIZE = 50;

export function useCases({ state, find }: CasesSearch) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list', state, find],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        ...(state && { state }),
        ...(find && { search: find }),
        ...(pageParam && { cursor: pageParam }),
        limit: PAGE_SIZE,
      };
      return (await operations.GET('/damage-cases', { params: { query }, signal })).data!;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function useCase(id: string) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/damage-cases/{id}', { params: { path: { id } }, signal })).data!,
  });
}

export function useCasesOfOrder(orderId: string) {
  return useQuery({
    queryKey: [...KEY, 'of', orderId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: orderId } };
      return (await operations.GET('/orders/{id}/damage-cases', { params, signal })).data!.data;
    },
  });
}

/** Runs a change, reads everything about cases again, and says so. */
export function useCaseAction<Input>(
  act: (input: Input) => Promise<unknown>,
  done: { message: string; onDone?: () => void },
) {
  return useAction(act, [LIVE, 'orders'], done);
}

export function useLetterDraft(id: string, kind: LetterKind, language: 'de' | 'en' | null) {
  return useQuery({
    queryKey: ['letter-draft', id, kind, language],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { kind, ...(language && { language }) } };
      return (await operations.GET('/damage-cases/{id}/letter-draft', { params, signal })).data!;
    },
    // What is being typed must not be replaced.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const photosAddress = (caseId: string) => `/api/v1/ops/damage-cases/${caseId}/photos`;
export const letterAddress = (caseId: string, letterId: string) =>
  `/api/v1/ops/damage-cases/${caseId}/letters/${letterId}`;
