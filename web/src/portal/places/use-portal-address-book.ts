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
    list: (query, signal) => portal.GET('/{environment}/places', { params: { path, query }, signal }),
    create: (body) => portal.POST('/{environment}/places', { params, body }),
    change: (id, body) => portal.PATCH('/{environment}/places/{placeId}', { params: placeOf(id), body }),
    remove: (id) => portal.DELETE('/{environment}/places/{placeId}', { params: placeOf(id) }),
    merge: (id, otherPlaceId) => {
      const call = { params: placeOf(id), body: { otherPlaceId } };
      return portal.POST('/{environment}/places/{placeId}/merge', call);
    },
    duplicates: async (signal) =>
      (await portal.GET('/{environment}/places/duplicates', { params, signal })).data,
    suggestions: async (signal) =>
      (await portal.GET('/{environment}/places/suggestions', { params, signal })).data,
    match: (body, signal) => portal.POST('/{environment}/places/match', { params, body, signal }),
    complete: (query, signal) =>
      portal.GET('/{environment}/places/completions', { params: { path, query }, signal }),
  };
}
