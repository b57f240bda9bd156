// Whose people a page of them shows: those of an account, or the operator's.
import { createContext, useContext } from 'react';
import type { components } from '../../api/paths/portal.ts';

export type ListedUser = components['schemas']['ListedUser'];
export type Role = ListedUser['role'];

export interface Group {
  /** The first element of the keys of queries that the stream is about. */
  scope: string;
  /** Whoever looks. */
  me: string;
  /** Whether they may invite and change. */
  canManage: boolean;
  roles: readonly Role[];
  /** What is offered first to who is invited. */
  defaultRole: Role;
}

export const GroupContext = createContext<Group | null>(null);

export function useGroup(): Group {
  const group = useContext(GroupContext);
  if (!group) throw new Error('useGroup belongs inside a GroupContext.');
  return group;
}
