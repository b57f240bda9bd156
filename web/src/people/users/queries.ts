// The query of the users page, and its refresh after a change.
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../api/use-call.ts';
import { currentRealm } from '../realm.ts';
import { useGroup } from './user-group.tsx';

export function useUsers() {
  const { scope } = useGroup();
  return useCall([scope, 'users'], (signal) => currentRealm().client.GET('/users', { signal }));
}

export function useRefreshList() {
  const { scope } = useGroup();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [scope, 'users'] });
}
