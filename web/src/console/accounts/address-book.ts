// The calls of the operations API for the address book of a customer, in production.
import { operations } from '../../api/client.ts';
import type { AddressBook } from '../../places/address-book.ts';
import { LIVE } from '../live.tsx';

export function addressBookOf(id: string, mayChange: boolean): AddressBook {
  const path = { id, environment: 'production' as const };
  const params = { path };
  const placeOf = (placeId: string) => ({ path: { ...path, placeId } });
  return {
    key: [LIVE, 'places', id],
    mayChange,
    list: async (query, signal) =>
      (
        await operations.GET('/accounts/{id}/environments/{environment}/places', {
          params: { path, query },
          signal,
        })
      ).data!,
    create: async (body) =>
      (await operations.POST('/accounts/{id}/environments/{environment}/places', { params, body })).data!,
    change: async (placeId, body) => {
      const call = { params: placeOf(placeId), body };
      return (await operations.PATCH('/accounts/{id}/environments/{environment}/places/{placeId}', call))
        .data!;
    },
    remove: (placeId) =>
      operations.DELETE('/accounts/{id}/environments/{environment}/places/{placeId}', {
        params: placeOf(placeId),
      }),
    merge: async (placeId, otherPlaceId) => {
      const call = { params: placeOf(placeId), body: { otherPlaceId } };
      return (await operations.POST('/accounts/{id}/environments/{environment}/places/{placeId}/merge', call))
        .data!;
    },
    duplicates: async (signal) =>
      (
        await operations.GET('/accounts/{id}/environments/{environment}/places/duplicates', {
          params,
          signal,
        })
      ).data!.data,
    suggestions: async (signal) =>
      (
        await operations.GET('/accounts/{id}/environments/{environment}/places/suggestions', {
          params,
          signal,
        })
      ).data!.data,
    match: async (body, signal) =>
      (
        await operations.POST('/accounts/{id}/environments/{environment}/places/match', {
          params,
          body,
          signal,
        })
      ).data!,
    complete: async (query, signal) => {
      const call = { params: { path, query }, signal };
      return (await operations.GET('/accounts/{id}/environments/{environment}/places/completions', call))
        .data!;
    },
  };
}
