// The calls of the portal API for the address book of the current environment.
import { useMemo } from 'react';
import { portal } from '../../api/client.ts';
import type { AddressBook } from '../../places/address-book.ts';
import type { Environment } from '../../ui/environment.tsx';
import { usePortal } from '../session.tsx';

export function usePortalAddressBook(): AddressBook {
  const { environment, may } = usePortal();
  const mayChange = may('orderers');
  return useMemo(() => addressBookOf(environment, mayChange), [environment, mayChange]);
}

function addressBookOf(environment: Environment, mayChange: boolean): AddressBook {
  const path = { environment };
  const params = { path };
  const placeOf = (placeId: string) => ({ path: { environment, placeId } });
  return {
    key: [environment],
    mayChange,
    list: async (query, signal) =>
      (await portal.GET('/{environment}/places', { params: { path, query }, signal })).data!,
    create: async (body) => (await portal.POST('/{environment}/places', { params, body })).data!,
    change: async (id, body) =>
      (await portal.PATCH('/{environment}/places/{placeId}', { params: placeOf(id), body })).data!,
    remove: (id) => portal.DELETE('/{environment}/places/{placeId}', { params: placeOf(id) }),
    merge: async (id, otherPlaceId) => {
      const call = { params: placeOf(id), body: { otherPlaceId } };
      return (await portal.POST('/{environment}/places/{placeId}/merge', call)).data!;
    },
    duplicates: async (signal) =>
      (await portal.GET('/{environment}/places/duplicates', { params, signal })).data!.data,
    suggestions: async (signal) =>
      (await portal.GET('/{environment}/places/suggestions', { params, signal })).data!.data,
    match: async (body, signal) =>
      (await portal.POST('/{environment}/places/match', { params, body, signal })).data!,
    complete: async (query, signal) =>
      (await portal.GET('/{environment}/places/completions', { params: { path, query }, signal })).data!,
  };
}
