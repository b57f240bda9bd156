import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type DriverThreadRecord = components['schemas']['DriverThread'];
export type DriverMessage = components['schemas']['DriverMessage'];
export type NoticeSettings = components['schemas']['DriverNoticeSettings'];

const threadKey = (id: string) => [LIVE, 'orders', id, 'messages'];

export function useThread(id: string) {
  return useQuery({
    queryKey: threadKey(id),
    queryFn: async ({ signal }) =>
      (await operations.GET('/orders/{id}/messages', { params: { path: { id } }, signal })).data!,
    meta: { parts: ['messages'] },
  });
}

interface Written {
  /** Made once for each text, so that sending it again changes nothing. */
  id: string;
  text: string;
  question: boolean;
}

export function useWriteToDriver(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Written) =>
      (await operations.POST('/orders/{id}/messages', { params: { path: { id } }, body })).data!,
    onSuccess: (thread) => {
      queries.setQueryData(threadKey(id), thread);
      onDone();
    },
  });
}

export function useMarkRead(id: string) {
  const { mutate } = useMutation({
    mutationFn: () => operations.POST('/orders/{id}/messages/read', { params: { path: { id } } }),
  });
  return mutate;
}
