// What the page of people reads, and reads anew after a change.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { house } from '../house.ts';
import { useGroup } from './group.tsx';

export function useUsers() {
  const { scope } = useGroup();
  return useQuery({
    queryKey: [scope, 'users'],
    queryFn: async ({ signal }) => (await house().client.GET('/users', { signal })).data!.data,
  });
}

export function useReadAgain() {
  const { scope } = useGroup();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [scope, 'users'] });
}
