import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { useCall, usePages } from '../../api/use-call.ts';
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
  return usePages([...KEY, 'list', state, find], (page, signal) =>
    operations.GET('/damage-cases', {
      params: {
        query: {
          ...(state && { state }),
          ...(find && { search: find }),
          ...page,
          limit: PAGE_SIZE,
        },
      },
      signal,
    }),
  );
}

export function useCase(id: string) {
  return useCall([...KEY, 'one', id], (signal) =>
    operations.GET('/damage-cases/{id}', { params: { path: { id } }, signal }),
  );
}

export function useCasesOfOrder(orderId: string) {
  return useCall(
    [...KEY, 'of', orderId],
    async (signal) =>
      (await operations.GET('/orders/{id}/damage-cases', { params: { path: { id: orderId } }, signal })).data,
  );
}

/** Runs a change, reads everything about cases again, and says so. */
export function useCaseAction<Input>(
  act: (input: Input) => Promise<unknown>,
  done: { message: string; onDone?: () => void },
) {
  return useAction(act, [LIVE, 'orders'], done);
}

export function useLetterDraft(id: string, kind: LetterKind, language: 'de' | 'en' | null) {
  return useCall(
    ['letter-draft', id, kind, language],
    (signal) =>
      operations.GET('/damage-cases/{id}/letter-draft', {
        params: { path: { id }, query: { kind, ...(language && { language }) } },
        signal,
      }),
    {
      // What is being typed must not be replaced.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
  );
}

export const photosAddress = (caseId: string) => `/api/v1/ops/damage-cases/${caseId}/photos`;
export const letterAddress = (caseId: string, letterId: string) =>
  `/api/v1/ops/damage-cases/${caseId}/letters/${letterId}`;
