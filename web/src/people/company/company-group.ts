// Whose company sign-in a page shows: that of the account, or that of the operator.
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { components } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import { currentRealm } from '../realm.ts';
import type { Role } from '../users/user-group.tsx';

export type CompanySignIn = components['schemas']['CompanySignIn'];
export type CompanyDomain = components['schemas']['CompanyDomain'];
export type CompanyTest = components['schemas']['CompanySignInTest'];

interface CompanyGroup {
  roles: readonly Role[];
  /** Preselected for people whose role the provider does not name. */
  defaultRole: Role;
}

export const CompanyContext = createContext<CompanyGroup | null>(null);

export function useCompanyGroup(): CompanyGroup {
  const group = useContext(CompanyContext);
  if (!group) throw new Error('useCompanyGroup belongs inside a CompanyContext.');
  return group;
}

const KEY = ['company-sign-in'];

export function useCompanySignIn() {
  return useCall([...KEY, 'settings'], (signal) => currentRealm().client.GET('/company-sign-in', { signal }));
}

export function useCompanyTest() {
  return useCall([...KEY, 'test'], (signal) =>
    currentRealm().client.GET('/company-sign-in/test', { signal }),
  );
}

export function useRefreshCompany() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
