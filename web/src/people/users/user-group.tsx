// The group of users that a page shows: those of an account, or the operator's.
import { createContext, useContext } from 'react';
import type { components } from '../../api/paths/portal.ts';

export type ListedUser = components['schemas']['ListedUser'];
export type Role = ListedUser['role'];

export interface Group {
  /** The first element of the keys of queries that the event stream invalidates. */
  scope: string;
  /** The id of the signed-in user. */
  me: string;
  /** Whether the signed-in user may invite and change users. */
  canManage: boolean;
  roles: readonly Role[];
  /** The preselected role of an invitation. */
  defaultRole: Role;
}

export const GroupContext = createContext<Group | null>(null);

export function useGroup(): Group {
  const group = useContext(GroupContext);
  if (!group) throw new Error('useGroup belongs inside a GroupContext.');
  return group;
}
