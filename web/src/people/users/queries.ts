// The query of the users page, and its refresh after a change.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentRealm } from '../realm.ts';
import { useGroup } from './user-group.tsx';

export function useUsers() {
  const { scope } = useGroup();
  return useQuery({
    queryKey: [scope, 'users'],
    queryFn: async ({ signal }) => (await currentRealm().client.GET('/users', { signal })).data!,
  });
}

export function useRefreshList() {
  const { scope } = useGroup();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [scope, 'users'] });
}
