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
    list: (query, signal) =>
      operations.GET('/accounts/{id}/environments/{environment}/places', {
        params: { path, query },
        signal,
      }),
    create: (body) => operations.POST('/accounts/{id}/environments/{environment}/places', { params, body }),
    change: (placeId, body) => {
      const call = { params: placeOf(placeId), body };
      return operations.PATCH('/accounts/{id}/environments/{environment}/places/{placeId}', call);
    },
    remove: (placeId) =>
      operations.DELETE('/accounts/{id}/environments/{environment}/places/{placeId}', {
        params: placeOf(placeId),
      }),
    merge: (placeId, otherPlaceId) => {
      const call = { params: placeOf(placeId), body: { otherPlaceId } };
      return operations.POST('/accounts/{id}/environments/{environment}/places/{placeId}/merge', call);
    },
    duplicates: async (signal) =>
      (
        await operations.GET('/accounts/{id}/environments/{environment}/places/duplicates', {
          params,
          signal,
        })
      ).data,
    suggestions: async (signal) =>
      (
        await operations.GET('/accounts/{id}/environments/{environment}/places/suggestions', {
          params,
          signal,
        })
      ).data,
    match: (body, signal) =>
      operations.POST('/accounts/{id}/environments/{environment}/places/match', {
        params,
        body,
        signal,
      }),
    complete: (query, signal) => {
      const call = { params: { path, query }, signal };
      return operations.GET('/accounts/{id}/environments/{environment}/places/completions', call);
    },
  };
}
